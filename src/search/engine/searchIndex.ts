import { RESULTS_PER_CALL, SEARCH_QUERY_LENGTH } from '../../shared/constants.ts';
import { LruCache } from '../../shared/lruCache.ts';
import type { SearchAnswer } from '../protocol.ts';
import { LINK_LINE, type SearchRecord, type SearchTextRecord, type Synonyms } from '../records.ts';
import type { Heading, Unit } from './documents.ts';
import { foldedKey } from './fold.ts';
import { Literal } from './literal.ts';
import { literalNext } from './literalNext.ts';
import { Matches } from './matches.ts';
import { PageHits } from './pageHits.ts';
import { parseQuery, type Query, type QueryTerm } from './parseQuery.ts';
import { rankPages, type TermFound } from './rankPages.ts';
import { SynonymIndex, unitsOf } from './synonyms.ts';
import { type LookupOptions, TermIndex } from './termIndex.ts';
import { lengthOf, topicKey } from './terms.ts';
import { BOOSTS, SYNONYMS } from './weights.ts';

/** Lookups to cache: while a query is being typed, most of its words stay the same. */
const MAX_KEPT = 200;

/** An answer is weak if no page says this much of the query. */
const STRONG = 0.5;

/** The name of an option. */
const OPTION = /^[a-z][\w$]*$/i;

/** Titles and headings that are offered then. */
const MAX_CLOSEST = 3;
/** How many of a word's letters may differ in them: this share, but not more than `MAX_TYPOS`. */
const FUZZINESS = 0.45;
const MAX_TYPOS = 6;

/**
 * The pages of one version and language, and how a query finds them.
 *
 * Of MiniSearch only the radix tree is used (`termIndex.ts`). Its class, with sections as documents and our terms,
 * finds pages as well as this does, but it makes an object for every section that shares a word with the query: with
 * 1,000 pages 9 ms per query instead of 3.5, before anything is excerpted, and 46 MB instead of 28.
 */
export class SearchIndex {
  readonly #pages: SearchRecord[] = [];
  /** Index of the first unit of each page. */
  readonly #firstUnits: number[] = [];
  readonly #units: Unit[] = [];
  readonly #headings: Heading[] = [];
  readonly #headingIndex = new TermIndex(BOOSTS.headings);
  /** The documents of the text index are sections rather than pages, so that a short one on a long page counts. */
  readonly #textIndex = new TermIndex(BOOSTS.texts);
  readonly #texts: number[] = [];
  readonly #byRoute = new Map<string, number>();
  readonly #kept = new LruCache<string, TermFound>(MAX_KEPT);
  readonly #linkOf: (routePath: string) => string;
  readonly #synonyms: SynonymIndex;

  /** @param linkOf turns a route path into a link */
  constructor(linkOf: (routePath: string) => string, synonyms: Synonyms = {}) {
    this.#linkOf = linkOf;
    this.#synonyms = new SynonymIndex(synonyms);
  }

  /** Adds a page with its title and headings, and with its text if it is already there. */
  addPage(record: SearchRecord): void {
    if (this.#byRoute.has(record.routePath)) return;
    this.#kept.clear();
    const page = this.#pages.push(record) - 1;
    this.#byRoute.set(record.routePath, page);
    this.#firstUnits.push(this.#units.length);
    const { title, routePath, description = '', keywords = [], toc } = record;
    const path = routePath.split('/').filter(Boolean).at(-1) ?? '';
    this.#addUnit({ page, section: -1 }, title, { title, path, description }, keywords);
    toc.forEach(({ text, id, keywords: own = [] }, section) => {
      // an option is also asked for by its full name, such as `output.distPath`
      const full = [title, text].every((name) => OPTION.test(name)) ? [`${title}.${text}`] : [];
      this.#addUnit({ page, section }, text, { heading: text, id }, [...full, ...own]);
    });
    this.#addText(page);
  }

  /** Adds the text of a page that was added without one. */
  addText({ routePath, content, sectionKeywords = {} }: SearchTextRecord): void {
    const page = this.#byRoute.get(routePath);
    const record = page === undefined ? undefined : this.#pages[page];
    if (page === undefined || !record || record.content !== '') return;
    this.#kept.clear();
    const words = new Map(Object.entries(sectionKeywords));
    const toc = record.toc.map((item, section) => {
      const keywords = words.get(item.id);
      if (!keywords) return item;
      this.#addKeywords((this.#firstUnits[page] ?? 0) + section + 1, keywords);
      return { ...item, keywords };
    });
    this.#pages[page] = { ...record, content, toc };
    this.#addText(page);
  }

  search(text: string): SearchAnswer {
    const { query, literal, lookup, pages, most, scores, covered } = this.#rank(text);
    const matches = new Matches(query, literal, lookup);
    const hits = new PageHits(matches);
    return {
      query: text,
      pages: pages.map((page) => {
        const record = this.#pages[page] as SearchRecord;
        const first = this.#firstUnits[page] ?? 0;
        const sections = Array.from({ length: record.toc.length + 1 }, (_, at) => ({
          section: at - 1,
          score: scores[first + at] ?? 0,
          covered: covered[first + at] ?? 0,
        }));
        return hits.of({ record, link: this.#linkOf(record.routePath), sections });
      }),
      isWeak: most < STRONG,
      closest: most < STRONG ? this.#closest(query) : [],
      terms: matches.terms,
    };
  }

  /** The pages of {@link search}, best first, by their links: what is shown of them takes as long again. */
  linksFor(text: string): string[] {
    return this.#rank(text).pages.map((page) => this.#linkOf(this.#pages[page]?.routePath ?? ''));
  }

  #rank(text: string) {
    const asked = text.slice(0, SEARCH_QUERY_LENGTH);
    const query = parseQuery(asked, this.#synonyms);
    const lookup = (term: QueryTerm) => this.#lookup(term);
    const documents = {
      units: this.#units,
      headings: this.#headings,
      texts: this.#texts,
      pages: this.#pages.length,
    };
    const keys = sameTexts(asked, query, foldedKey);
    const topics = sameTexts(asked, query, topicKey);
    const ranking = rankPages(documents, query, { keys, topics, lookup });
    const literal = new Literal(asked, query);
    // what pages say instead of a part of it does not make it a topic
    const isTopic = this.#headings.some(({ key, topic }) => keys.get(key) === 1 || topics.get(topic) === 1);
    const pages =
      literal.isLookedFor && !isTopic
        ? literalNext(literal, ranking, this.#pages, this.#firstUnits)
        : ranking.pages;
    return { query, literal, lookup, ...ranking, pages: pages.slice(0, RESULTS_PER_CALL) };
  }

  #addUnit(unit: Unit, text: string, fields: Record<string, string>, keywords: readonly string[]): void {
    const at = this.#units.push(unit) - 1;
    this.#addHeading({ unit: at, text, isKeyword: false }, fields);
    this.#addKeywords(at, keywords);
  }

  #addKeywords(unit: number, keywords: readonly string[]): void {
    for (const keyword of keywords) this.#addHeading({ unit, text: keyword, isKeyword: true }, { keyword });
  }

  #addHeading(heading: Pick<Heading, 'unit' | 'text' | 'isKeyword'>, fields: Record<string, string>): void {
    const { text } = heading;
    const [key, topic, length] = [foldedKey(text), topicKey(text), lengthOf(unitsOf(text))];
    this.#headings.push({ ...heading, key, topic, length });
    this.#headingIndex.add(fields);
  }

  #addText(page: number): void {
    const { content = '', toc = [] } = this.#pages[page] ?? {};
    const starts = [0, ...toc.map(({ charIndex }) => charIndex)];
    starts.forEach((start, place) => {
      const lines = content.slice(start, starts[place + 1]).split('\n');
      const leads = (line: string) => line.startsWith(LINK_LINE);
      const [text, links] = [lines.filter((line) => !leads(line)), lines.filter(leads)].map((all) =>
        all.join('\n'),
      );
      if (!text?.trim() && !links) return;
      this.#texts.push((this.#firstUnits[page] ?? 0) + place);
      this.#textIndex.add({ text: text ?? '', links: links ?? '' });
    });
  }

  /** Fuzzy matches only count if nothing else is found. */
  #lookup(term: QueryTerm): TermFound {
    const key = `${term.typos} ${term.beginnings} ${term.text}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    let found = this.#find(term, 0);
    if (term.typos > 0 && found.pageCount === 0) found = this.#find(term, term.typos);
    this.#kept.set(key, found);
    return found;
  }

  #find({ text, beginnings }: QueryTerm, typos: number): TermFound {
    const headings = this.#headingIndex.lookup(text, { prefix: beginnings !== 'nowhere', typos });
    const texts = this.#textIndex.lookup(text, { prefix: beginnings === 'everywhere', typos });
    const pages = new Set<number>();
    for (const id of headings.ids) pages.add(this.#units[this.#headings[id]?.unit ?? 0]?.page ?? 0);
    for (const id of texts.ids) pages.add(this.#units[this.#texts[id] ?? 0]?.page ?? 0);
    return { headings, texts, pageCount: pages.size };
  }

  /** Titles and headings that resemble the words of a query that were not found. */
  #closest({ words }: Query): string[] {
    const sums = new Map<string, number>();
    const missing = words
      .flatMap(({ ways }) => ways[0]?.terms ?? [])
      .filter((term) => this.#lookup(term).pageCount === 0);
    for (const { text, weight } of missing) {
      const { ids, scores } = this.#headingIndex.lookup(...similar(text));
      ids.forEach((id, place) => {
        const { text: found = '', isKeyword = true } = this.#headings[id] ?? {};
        if (isKeyword) return;
        sums.set(found, (sums.get(found) ?? 0) + weight * (scores[place] ?? 0));
      });
    }
    const best = [...sums].sort(([, a], [, b]) => b - a).slice(0, MAX_CLOSEST);
    return best.map(([text]) => text);
  }
}

/** A query and what pages say instead, each with how much it counts. */
function sameTexts(asked: string, { same }: Query, keyOf: (text: string) => string): Map<string, number> {
  const keys = new Map(same.map((text) => [keyOf(text), SYNONYMS.key]));
  keys.set(keyOf(asked), 1);
  keys.delete('');
  return keys;
}

/** In scripts without spaces, a single character is already meaningful. */
function similar(term: string): [term: string, LookupOptions] {
  if (!/^[a-z\d]+$/.test(term)) return [Array.from(term)[0] ?? '', { prefix: true, typos: 0 }];
  return [term, { prefix: false, typos: Math.min(MAX_TYPOS, Math.round(term.length * FUZZINESS)) }];
}
