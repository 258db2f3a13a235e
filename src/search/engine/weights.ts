/** What counts how much in search; found by trying, with the queries of `bench/search`. */

/** What a term counts in each field. */
export const BOOSTS = {
  headings: { title: 7, path: 2.5, heading: 3.5, id: 1, description: 1.6, keyword: 5 },
  texts: { text: 1, links: 0.15 },
};

/** Long fields are penalized less than with the usual parameters of BM25+, which are meant for prose. */
export const BM25 = { k: 1.2, b: 0.6, d: 0.4 };

/** Inexact matches of a term, and how fast they fall with each letter that is added or differs. */
export const INEXACT = {
  beginning: { weight: 0.45, slope: 0.3 },
  misspelt: { weight: 0.4, slope: 1 },
  /** Exponent of their weight in how much of a word is found. */
  share: 0.4,
};

/** Words of a query. */
export const WORDS = {
  /** They only phrase a question. */
  stop: 0.08,
  /** They say how an answer should look. */
  answer: 0.35,
  /** They fit every topic: `set`. */
  common: 0.6,
  /** The name of another framework: `jest --bail`. */
  origin: 0.25,
  /** A single character of a script without spaces is mostly a suffix or particle: 化 of 初始化, 前 of 测试前. */
  single: 0.3,
  /** A name that is found only by its words, compared with the whole name. */
  parts: 0.7,
  /** Adjacent words of the query found as one name, or the adjoining characters of two words. */
  neighbours: 0.7,
  /** Another form of an English word. */
  stem: 0.8,
};

/** What pages say instead of the words of a query. */
export const SYNONYMS = {
  /** If pages say the word too, or not. */
  known: 0.45,
  unknown: 0.85,
  /** How much of a word counts as found where only a synonym is there. */
  share: 0.9,
  /** A title, heading or keyword that equals a synonym of the query, compared with one that equals it. */
  key: 0.7,
};

/** Sections and pages. */
export const RANKING = {
  /** Factors for a unit whose title, heading or keyword equals the query, or has the same topic in other words. */
  exact: { title: 3, heading: 2.8, pageKeyword: 3.2, keyword: 2.2 },
  same: { title: 2, heading: 1.4, keyword: 1.6 },
  /** One that is nearly the query, and how fast that falls with each word that only one of them has. */
  near: 1.4,
  nearPower: 0.7,
  /** Exponent of how much of a keyword the query says: one word of many is a weak sign. */
  keywordPower: 0.4,
  /** The best single title, heading or keyword: words close together mean more than words spread over the page. */
  together: 0.45,
  /** Sections other than the one that says most of a word. */
  rest: 0.35,
  /** What a page's title adds to each of its sections. */
  inherited: 0.5,
  /** The best section, compared with the page as a whole. */
  section: 0.7,
  /** Share of the best section in how much of the query is found. */
  sectionShare: 0.4,
  /** Exponent that penalizes pages in which some of the query's words are missing. */
  coveragePower: 0.6,
  /** Exponent that balances the query's words: a title full of one word does not make up for the others. */
  scorePower: 0.6,
  /** Weight of a word that occurs on every page, and the share of pages below which a word counts fully. */
  commonest: 0.28,
  rarest: 0.05,
};
