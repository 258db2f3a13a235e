/** What counts how much in search; found by trying, with the queries of `bench/search`. */

/** Words of a query, beside the others. */
export const WEIGHTS = {
  /** They only phrase a question. */
  stop: 0.08,
  /** They say little of its topic: `set`, `example`, the name of another framework, a suffix such as 化. */
  vague: 0.55,
  /** A part or another form of a word. */
  form: 0.65,
  /** What pages say instead. */
  synonym: 0.6,
};

/** Matches by field, compared with one in a text. */
export const BOOSTS = {
  /** A title, heading or keyword. */
  name: 30,
  /** The words of an address or a heading's id, and the description of a page. */
  about: 3.8,
};

/** Pages and sections. */
export const RANKING = {
  /** How much more a name of the page as a whole counts than that of a section: its title, or one of its keywords. */
  page: 1.2,
  /** How much a name adds that has the words of the query and no others, and one that equals it. */
  same: 1.5,
  equal: 2,
  /** How much more one counts that equals it with its signs than without them. */
  literal: 1.5,
  /** What a page's title counts in its sections. */
  title: 0.5,
  /** The best section, compared with the page as a whole. */
  section: 0.55,
  /** Exponent of scores and shares: many matches of a word do not make up for others that are missing. */
  power: 0.66,
};
