/** Weights of the ranking, tuned with the queries in `bench/search`. */

/** Weights of query words, relative to an ordinary word. */
export const WEIGHTS = {
  /** Stop words. */
  stop: 0.08,
  /** Vague words: `set`, `example`, the name of another framework, a suffix such as 化. */
  vague: 0.55,
  /** A part or an inflected form of a word. */
  form: 0.65,
  /** A synonym. */
  synonym: 0.6,
};

/** Boost of each field, relative to a section's text. */
export const BOOSTS = {
  /** A title, heading or keyword. */
  name: 30,
  /** The words of a URL or heading id, and a page's description. */
  about: 13,
};

/** Factors for pages and sections. */
export const RANKING = {
  /** Factor for a page's title and keywords, relative to a section's. */
  page: 1.4,
  /** Bonus for a name that has exactly the query's words, and for one that equals the query. */
  same: 1.5,
  equal: 2,
  /** Factor for a name that equals the query including punctuation. */
  literal: 1.5,
  /** Factor for a heading that equals a query of several words, such as a pasted error: more than a keyword. */
  heading: 1.5,
  /** Weight of the page's title in the score of its sections. */
  title: 0.5,
  /** Weight of the best section, relative to the whole page. */
  section: 0.55,
  /** Exponent of scores and shares: many matches of one word don't make up for missing words. */
  power: 0.5,
  /** Exponent of the norm that adds up a word's scores in the sections of a page: 1 is their sum, infinity the best one. */
  spread: 1.3,
};
