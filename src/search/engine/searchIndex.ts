import { RESULTS_PER_CALL, SEARCH_QUERY_LENGTH } from '../../shared/constants.ts';
import { LruCache } from '../../shared/lruCache.ts';
import type { SearchAnswer } from '../protocol.ts';
import type { SearchRecord, SearchTextRecord } from '../records.ts';
import { foldedKey } from './fold.ts';
import { Matches } from './matches.ts';
import { PageHits } from './pageHits.ts';
import { parseQuery, type QueryTerm } from './parseQuery.ts';
import { type Heading, type Part, rankPages, type TermFound } from './rankPages.ts';
import { type LookupOptions, TermIndex } from './termIndex.ts';
import { topicKey } from './terms.ts';

/** Lookups to cache: while a query is being typed, most of its words stay the same. */
const MAX_KEPT = 200;

/** Titles and headings that are offered when nothing is found. */
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
  readonly #headings: Heading[] = [];
  readonly #headingIndex = new TermIndex({ title: 7, path: 2.5, heading: 3.5, id: 1, description: 1.6 });
  readonly #textIndex = new TermIndex({ text: 1 });
  /** The documents of the text index: sections rather than pages, so that a short one on a long page counts. */
  readonly #sections: Part[] = [];
  readonly #byRoute = new Map<string, number>();
  readonly #kept = new LruCache<string, TermFound>(MAX_KEPT);
  readonly #linkOf: (routePath: string) => string;

  /** @param linkOf turns a route path into a link */
  constructor(linkOf: (routePath: string) => string) {
    this.#linkOf = linkOf;
  }

  /** Adds a page with its title and headings, and with its text if it is already there. */
  addPage(record: SearchRecord): void {
    if (this.#byRoute.has(record.routePath)) return;
    this.#kept.clear();
    const page = this.#pages.push(record) - 1;
    this.#byRoute.set(record.routePath, page);
    const { title, routePath, description = '' } = record;
    const path = routePath.split('/').filter(Boolean).at(-1) ?? '';
    this.#addHeading({ page, section: -1, text: title }, { title, path, description });
    record.toc.forEach(
      ({ text, id }, section) => void this.#addHeading({ page, section, text }, { heading: text, id }),
    );
    this.#addText(page);
  }

  /** Adds the text of a page that was added without one. */
  addText({ routePath, content }: SearchTextRecord): void {
    const page = this.#byRoute.get(routePath);
    const record = page === undefined ? undefined : this.#pages[page];
    if (page === undefined || !record || record.content !== '') return;
    this.#kept.clear();
    this.#pages[page] = { ...record, content };
    this.#addText(page);
  }

  search(text: string): SearchAnswer {
    const asked = text.slice(0, SEARCH_QUERY_LENGTH);
    const query = parseQuery(asked);
    const found = query.terms.map((term) => this.#lookup(term));
    const key = foldedKey(asked);
    const ranked = rankPages(this.#headings, query, { key, topic: topicKey(asked), found });
    const best = ranked.slice(0, RESULTS_PER_CALL);
    const matches = new Matches(query, found);
    const headings = matches.parts('headings', this.#headings, best);
    const texts = matches.parts('texts', this.#sections, best);
    const hits = new PageHits(key, matches);
    return {
      query: text,
      pages: best.flatMap((page) => {
        const record = this.#pages[page];
        if (!record) return [];
        const link = this.#linkOf(record.routePath);
        return [hits.of({ record, link, headings: headings.get(page) ?? [], texts: texts.get(page) ?? [] })];
      }),
      closest: ranked.length === 0 ? this.#closest(query.terms) : [],
      terms: matches.terms,
    };
  }

  #addHeading(heading: Omit<Heading, 'key' | 'topic'>, fields: Record<string, string>): void {
    const { text } = heading;
    this.#headings.push({ ...heading, key: foldedKey(text), topic: topicKey(text) });
    this.#headingIndex.add(fields);
  }

  #addText(page: number): void {
    const { content = '', toc = [] } = this.#pages[page] ?? {};
    const starts = [0, ...toc.map(({ charIndex }) => charIndex)];
    starts.forEach((start, place) => {
      const text = content.slice(start, starts[place + 1]);
      if (text.trim() === '') return;
      this.#sections.push({ page, section: place - 1 });
      this.#textIndex.add({ text });
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
    const pages = new Float64Array(this.#pages.length);
    headings.ids.forEach((id, place) => {
      const page = this.#headings[id]?.page ?? 0;
      pages[page] = Math.max(pages[page] ?? 0, headings.scores[place] ?? 0);
    });
    texts.ids.forEach((id, place) => {
      const { page } = this.#sections[id] as Part;
      pages[page] = (pages[page] ?? 0) + (texts.scores[place] ?? 0);
    });
    return { headings, texts, pages, pageCount: pages.reduce((count, score) => count + Math.sign(score), 0) };
  }

  /** Titles and headings that resemble a query without results. */
  #closest(terms: readonly QueryTerm[]): string[] {
    const sums = new Map<string, number>();
    for (const { text, weight } of terms) {
      const { ids, scores } = this.#headingIndex.lookup(...similar(text));
      ids.forEach((id, place) => {
        const found = this.#headings[id]?.text ?? '';
        sums.set(found, (sums.get(found) ?? 0) + weight * (scores[place] ?? 0));
      });
    }
    const best = [...sums].sort(([, a], [, b]) => b - a).slice(0, MAX_CLOSEST);
    return best.map(([text]) => text);
  }
}

/** In scripts without spaces, a single character is already meaningful. */
function similar(term: string): [term: string, LookupOptions] {
  if (!/^[a-z\d]+$/.test(term)) return [Array.from(term)[0] ?? '', { prefix: true, typos: 0 }];
  return [term, { prefix: false, typos: Math.min(MAX_TYPOS, Math.round(term.length * FUZZINESS)) }];
}
