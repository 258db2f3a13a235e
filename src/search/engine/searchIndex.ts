import { RESULTS_PER_CALL } from '../../shared/constants.ts';
import type { SearchRecord, SearchTextRecord } from '../records.ts';
import type { SearchAnswer } from '../suggestion.ts';
import { closestTexts } from './closest.ts';
import { foldedKey, topicKey } from './keys.ts';
import { Matches } from './matches.ts';
import { matchingParts, type Part } from './matchingParts.ts';
import { PageHits } from './pageHits.ts';
import { MAX_LENGTH, parseQuery, type QueryTerm } from './parseQuery.ts';
import { rankPages } from './rankPages.ts';
import { type Found, TermIndex } from './termIndex.ts';

/** A title or heading in the index. */
export interface Heading extends Part {
  text: string;
  /** See `foldedKey`. */
  key: string;
  /** See `topicKey`. */
  topic: string;
}

/** What a term matches in titles and headings, and in texts. */
export interface TermFound {
  headings: Found;
  texts: Found;
  /** Scores by page: the sum of its sections' plus its best heading's. Arrays, since a common word is on all pages. */
  pages: Float64Array;
  /** Number of pages that match. */
  pageCount: number;
}

/** Lookups to cache: while a query is being typed, most of its words stay the same. */
const MAX_KEPT = 200;

/** The pages of one version and language, and how a query finds them. */
export class SearchIndex {
  readonly pages: SearchRecord[] = [];
  readonly headings: Heading[] = [];
  readonly headingIndex = new TermIndex({ title: 7, path: 2.5, heading: 3.5, id: 1, description: 1.6 });
  readonly #textIndex = new TermIndex({ text: 1 });
  /** The documents of the text index: sections rather than pages, so that a short one on a long page counts. */
  readonly #sections: Part[] = [];
  readonly #byRoute = new Map<string, number>();
  readonly #kept = new Map<string, TermFound>();
  readonly #linkOf: (routePath: string) => string;

  /** @param linkOf turns a route path into a link */
  constructor(linkOf: (routePath: string) => string) {
    this.#linkOf = linkOf;
  }

  /** Adds a page with its title and headings, and with its text if it is already there. */
  addPage(record: SearchRecord): void {
    if (this.#byRoute.has(record.routePath)) return;
    this.#kept.clear();
    const page = this.pages.push(record) - 1;
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
    const record = page === undefined ? undefined : this.pages[page];
    if (page === undefined || !record || record.content !== '') return;
    this.#kept.clear();
    this.pages[page] = { ...record, content };
    this.#addText(page);
  }

  search(text: string): SearchAnswer {
    const asked = text.slice(0, MAX_LENGTH);
    const query = parseQuery(asked);
    const found = query.terms.map((term) => this.#lookup(term));
    const key = foldedKey(asked);
    const ranked = rankPages(this.headings, query, { key, topic: topicKey(asked), found });
    const matches = new Matches(query, found);
    const best = ranked.slice(0, RESULTS_PER_CALL);
    const terms = matches.weighed(found);
    const headings = matchingParts(best, this.headings, terms, 'headings');
    const texts = matchingParts(best, this.#sections, terms, 'texts');
    const hits = new PageHits({ text, key, matches });
    return {
      query: text,
      pages: best.flatMap((page) => {
        const record = this.pages[page];
        if (!record) return [];
        const link = this.#linkOf(record.routePath);
        return [hits.of({ record, link, headings: headings.get(page) ?? [], texts: texts.get(page) ?? [] })];
      }),
      closest: ranked.length === 0 ? closestTexts(this, query) : [],
      terms: matches.terms,
    };
  }

  #addHeading(heading: Omit<Heading, 'key' | 'topic'>, fields: Record<string, string>): void {
    const { text } = heading;
    this.headings.push({ ...heading, key: foldedKey(text), topic: topicKey(text) });
    this.headingIndex.add(fields);
  }

  #addText(page: number): void {
    const { content = '', toc = [] } = this.pages[page] ?? {};
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
    if (this.#kept.size >= MAX_KEPT) this.#kept.clear();
    this.#kept.set(key, found);
    return found;
  }

  #find({ text, beginnings }: QueryTerm, typos: number): TermFound {
    const headings = this.headingIndex.lookup(text, { prefix: beginnings !== 'nowhere', typos });
    const texts = this.#textIndex.lookup(text, { prefix: beginnings === 'everywhere', typos });
    const pages = new Float64Array(this.pages.length);
    headings.ids.forEach((id, place) => {
      const page = this.headings[id]?.page ?? 0;
      pages[page] = Math.max(pages[page] ?? 0, headings.scores[place] ?? 0);
    });
    texts.ids.forEach((id, place) => {
      const { page } = this.#sections[id] as Part;
      pages[page] = (pages[page] ?? 0) + (texts.scores[place] ?? 0);
    });
    return { headings, texts, pages, pageCount: pages.reduce((count, score) => count + Math.sign(score), 0) };
  }
}
