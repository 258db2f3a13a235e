/** What counts how much in search; found by trying, with the queries of `bench/search`. */

/** Words of a query, beside the others. */
export const WEIGHTS = {
  /** They only phrase a question. */
  stop: 0.08,
  /** They say little of its topic: `set`, `example`, the name of another framework, a suffix such as 化. */
  vague: 0.45,
  /** A part or another form of a word. */
  form: 0.75,
  /** What pages say instead. */
  synonym: 0.7,
};

/** What a match counts in each field of the index; in a heading and in a text, 1. */
export const BOOSTS = { slug: 0.5, description: 0.5, links: 0.15 };

/** Names by their kind. */
export const KINDS = { title: 2, keyword: 1.4, heading: 1 };

/** How names and sections are weighed. */
export const RANKING = {
  /** A title, heading or keyword, compared with a text. */
  name: 3.5,
  /** One that is the query, and nothing else. */
  same: 1.5,
  /** The best section, compared with the page as a whole. */
  section: 0.7,
};
