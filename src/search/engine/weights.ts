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

/** Matches in the fields of the index, compared with one in a text; for the others with one in a name. */
export const BOOSTS = {
  /** In a title, heading or keyword. */
  name: 5.5,
  /** In a name of the page as a whole: its title or one of its keywords. */
  page: 1.2,
  /** In the words of an address or a heading's id, and in the description of a page. */
  slug: 0.7,
  description: 0.7,
  /** In a line of a text that only leads elsewhere. */
  links: 0.15,
};

/** Pages and sections. */
export const RANKING = {
  /** How much a name adds that has the words of the query and no others, and one that equals it. */
  same: 1.5,
  equal: 2,
  /** The best section, compared with the page as a whole. */
  section: 0.55,
  /** Exponent of scores and shares: many matches of a word do not make up for others that are missing. */
  power: 0.66,
};
