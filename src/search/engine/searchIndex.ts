import MiniSearch from 'minisearch';
import { RESULTS_PER_CALL } from '../../shared/constants.ts';
import { LruCache } from '../../shared/lruCache.ts';
import type { SearchAnswer } from '../protocol.ts';
import type { SearchRecord, SearchTextRecord, Synonyms } from '../records.ts';
import { fold, foldedKey } from './fold.ts';
import { Matches } from './matches.ts';
import { collectHits } from './pageHits.ts';
import { normalizeQuery, parseQuery, type QueryTerm, type QueryWord } from './parseQuery.ts';
import { type Found, type Hits, type Name, rankPages } from './rankPages.ts';
import { SynonymIndex } from './synonyms.ts';
import { processTerm, splitWords, tokenize, weightedLength } from './terms.ts';
import { BOOSTS, RANKING } from './weights.ts';
import { isSentence, promoteQuoting, wholeQuery } from './wholeQuery.ts';

/** Maximum number of cached lookups: most words of a query stay the same while it is being typed. */
const MAX_LOOKUPS = 200;

/** Coverage below which an answer is weak. */
const STRONG = 0.5;

/** Minimum length of a term whose letters are swapped: shorter ones turn into other words. */
const MIN_SWAPPED = 4;

/** Limits of the parts of a query that are compared with names, in words. */
const MAX_PART_STARTS = 40;
const MAX_PART_WORDS = 20;

/** An option's name. */
const OPTION = /^[a-z][\w$]*$/i;

/** Names with other characters are also looked up without punctuation. */
const HAS_LETTERS_ONLY = /^[\p{L}\p{N}\p{M}]+$/u;

/** Maximum number of suggestions if nothing matches, and the share of a word's letters that may differ in them. */
const MAX_CLOSEST = 3;
const FUZZINESS = 0.45;

/** The search index of one version and language. */
export class SearchIndex {
  readonly #pages: SearchRecord[] = [];
  readonly #byRoute = new Map<string, number>();
  /** For each page, the index of its first section; the last entry is the number of all sections. */
  readonly #firsts = [0];
  /** The page index of each section. */
  readonly #sectionPages: number[] = [];
  readonly #names: Name[] = [];
  /** Names by their keys. */
  readonly #byKey = new Map<string, number[]>();
  /** Index of titles, headings and keywords, which load before the texts. */
  readonly #nameIndex = new MiniSearch({
    fields: ['name', 'slug', 'description'],
    tokenize,
    processTerm,
    searchOptions: {
      boost: { ...BOOSTS, slug: BOOSTS.about, description: BOOSTS.about },
      boostDocument: (id: number) => (this.#isPageName(this.#names[id] as Name) ? RANKING.page : 1),
    },
  });
  /** Index of texts by section rather than page, so that short sections of long pages rank well. */
  readonly #textIndex = new MiniSearch({
    fields: ['text'],
    tokenize,
    processTerm,
  });
  readonly #lookups = new LruCache<string, Found>(MAX_LOOKUPS);
  readonly #toLink: (routePath: string) => string;
  readonly #synonyms: SynonymIndex;

  /** @param toLink turns a route path into a link */
  constructor(toLink: (routePath: string) => string, synonyms: Synonyms = {}) {
    this.#toLink = toLink;
    this.#synonyms = new SynonymIndex(synonyms);
  }

  /** Adds a page with its title, its headings and, if already loaded, its text. */
  addPage(record: SearchRecord): void {
    if (this.#byRoute.has(record.routePath)) return;
    const page = this.#pages.push(record) - 1;
    this.#byRoute.set(record.routePath, page);
    const { title, routePath, description, keywords = [], toc } = record;
    const slug = routePath.split('/').filter(Boolean).at(-1) ?? '';
    this.#addSection(page, { kind: 'title', name: title, slug, description }, keywords);
    for (const { text, id, keywords: headingKeywords = [] } of toc) {
      // readers also search for an option's full name, such as `output.distPath`
      const full = [title, text].every((name) => OPTION.test(name)) ? [`${title}.${text}`] : [];
      this.#addSection(page, { kind: 'heading', name: text, slug: id }, [...full, ...headingKeywords]);
    }
    this.#firsts.push(this.#sectionPages.length);
    this.#addText(page);
  }

  #isPageName = ({ section }: Name): boolean => this.#firsts[this.#sectionPages[section] ?? 0] === section;

  /** Adds the text of a page that was added without one. */
  addText({ routePath, content, sectionKeywords = {} }: SearchTextRecord): void {
    const page = this.#byRoute.get(routePath) ?? -1;
    const record = this.#pages[page];
    if (record?.content !== '') return;
    const words = new Map(Object.entries(sectionKeywords));
    const toc = record.toc.map((item, heading) => {
      const keywords = words.get(item.id);
      if (!keywords) return item;
      this.#addKeywords((this.#firsts[page] ?? 0) + heading + 1, keywords);
      return { ...item, keywords };
    });
    this.#pages[page] = { ...record, content, toc };
    this.#addText(page);
  }

  search(text: string): SearchAnswer {
    const { words, phrase, pages, maxCoverage, scores, coverage } = this.#rank(text);
    const matches = new Matches(words, phrase, this.#lookup);
    return {
      query: text,
      pages: pages.map((page) => {
        const record = this.#pages[page] as SearchRecord;
        const first = this.#firsts[page] ?? 0;
        const sections = Array.from({ length: record.toc.length + 1 }, (_, index) => ({
          heading: index - 1,
          score: scores[first + index] ?? 0,
          coverage: coverage[first + index] ?? 0,
        })).filter(({ coverage }) => coverage > 0);
        return collectHits({ record, link: this.#toLink(record.routePath), sections }, matches);
      }),
      isWeak: maxCoverage < STRONG,
      closest: maxCoverage < STRONG ? this.#closest(words) : [],
      terms: matches.terms,
    };
  }

  #rank(text: string) {
    const normalized = normalizeQuery(text);
    const words = parseQuery(normalized, this.#synonyms);
    const equal = this.#equalNames(normalized);
    const sections = { names: this.#names, firsts: this.#firsts };
    const ranking = rankPages({ ...sections, lookup: this.#lookup, equal }, words);
    const phrase = wholeQuery(normalized, words);
    const pages =
      phrase && !this.#byKey.has(foldedKey(normalized))
        ? promoteQuoting(phrase, ranking, (page) => ({
            first: this.#firsts[page] ?? 0,
            texts: this.#sectionTexts(page),
            names: isSentence(words) ? this.#sectionNames(page) : [],
          }))
        : ranking.pages;
    return { words, phrase, ...ranking, pages: pages.slice(0, RESULTS_PER_CALL) };
  }

  /** Returns the score of each name that equals the query or, with at least two words, a part of it. */
  #equalNames(query: string): Map<number, number> {
    const equal = new Map<number, number>();
    const words = splitWords(query);
    const whole = foldedKey(query);
    words.slice(0, MAX_PART_STARTS).forEach(({ start }, first) => {
      const ends = words.slice(first + 1, first + MAX_PART_WORDS);
      for (const { end } of ends) {
        const key = foldedKey(query.slice(start, end));
        const score = key.length / whole.length;
        for (const id of this.#byKey.get(key) ?? []) equal.set(id, Math.max(score, equal.get(id) ?? 0));
      }
    });
    // distinguishes `C` from `C++` and `-t` from `T`
    const literal = fold(query);
    for (const id of this.#byKey.get(whole) ?? [])
      equal.set(id, fold(this.#names[id]?.text ?? '') === literal ? RANKING.literal : 1);
    return equal;
  }

  #addSection(
    page: number,
    { kind, ...fields }: { kind: Name['kind']; name: string; slug: string; description?: string | undefined },
    keywords: readonly string[],
  ): void {
    const section = this.#sectionPages.push(page) - 1;
    this.#addName(section, kind, fields);
    this.#addKeywords(section, keywords);
  }

  #addKeywords(section: number, keywords: readonly string[]): void {
    for (const name of keywords) this.#addName(section, 'keyword', { name });
  }

  #addName(section: number, kind: Name['kind'], fields: { name: string }): void {
    const { name: text } = fields;
    const id = this.#names.push({ section, kind, text, length: weightedLength(splitWords(text)) }) - 1;
    const key = foldedKey(text);
    this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), id]);
    this.#nameIndex.add({ id, ...fields });
    this.#lookups.clear();
  }

  /** Returns the texts of a page's sections. */
  #sectionTexts(page: number): string[] {
    const { content = '', toc = [] } = this.#pages[page] ?? {};
    const starts = [0, ...toc.map(({ charIndex }) => charIndex)];
    return starts.map((start, place) => content.slice(start, starts[place + 1]));
  }

  /** Returns a page's title, and its headings. */
  #sectionNames(page: number): string[] {
    const { title = '', toc = [] } = this.#pages[page] ?? {};
    return [title, ...toc.map(({ text }) => text)];
  }

  #addText(page: number): void {
    this.#sectionTexts(page).forEach((text, place) => {
      if (text.trim()) this.#textIndex.add({ id: (this.#firsts[page] ?? 0) + place, text });
    });
    this.#lookups.clear();
  }

  /** Looks up a term. Similar terms only count if there are no other matches. */
  #lookup = (term: QueryTerm): Found => {
    const key = `${term.fuzzy} ${term.prefix} ${term.text}`;
    const cached = this.#lookups.get(key);
    if (cached) return cached;
    let result = this.#find(term, false);
    if (term.fuzzy && result.pages === 0) result = this.#findSwapped(term) ?? this.#find(term, true);
    this.#lookups.set(key, result);
    return result;
  };

  /** Looks up a term with two adjacent letters swapped: a single typo, but two edits. */
  #findSwapped(term: QueryTerm): Found | undefined {
    const letters = Array.from(term.text);
    if (letters.length < MIN_SWAPPED) return undefined;
    for (let index = 1; index < letters.length; index++) {
      const swapped = letters.with(index - 1, letters[index] ?? '').with(index, letters[index - 1] ?? '');
      const result = this.#find({ ...term, text: swapped.join(''), prefix: 'nowhere' }, false);
      if (result.pages > 0) return result;
    }
    return undefined;
  }

  #find({ text, prefix }: QueryTerm, isFuzzy: boolean): Found {
    const terms = new Set<string>();
    const pages = new Set<number>();
    const hits = (index: MiniSearch, begins: boolean, toSection: (id: number) => number): Hits => {
      const results = index.search(text, {
        tokenize: () => [text],
        processTerm: (term) => term,
        prefix: begins,
        fuzzy: isFuzzy && (text.length < 6 ? 1 : 2),
      });
      const shares = results.map(({ id, terms: matched }) => {
        pages.add(this.#sectionPages[toSection(id)] ?? 0);
        let share = 0;
        for (const term of matched) {
          terms.add(term);
          share = Math.max(share, term === text ? 1 : Math.sqrt(Math.min(1, text.length / term.length)));
        }
        return share;
      });
      return { ids: results.map(({ id }) => id), scores: results.map(({ score }) => score), shares };
    };
    const names = hits(this.#nameIndex, prefix !== 'nowhere', (id) => this.#names[id]?.section ?? 0);
    const texts = hits(this.#textIndex, prefix === 'everywhere', (id) => id);
    return { names, texts, pages: pages.size, terms: [...terms] };
  }

  /** Returns titles and headings similar to the query words that weren't found. */
  #closest(words: readonly QueryWord[]): string[] {
    const missing = words
      .flatMap(({ phrases: [{ terms }] }) => terms)
      .filter((term) => HAS_LETTERS_ONLY.test(term.text) && this.#lookup(term).pages === 0);
    // in scripts without spaces, a single character is already meaningful
    const isLatin = (text: string) => /^[a-z\d]+$/.test(text);
    const similar = this.#nameIndex.search(
      missing.map(({ text }) => (isLatin(text) ? text : (Array.from(text)[0] ?? ''))).join(' '),
      {
        fields: ['name'],
        tokenize: (text) => text.split(' ').filter(Boolean),
        processTerm: (term) => term,
        prefix: (term) => !isLatin(term),
        fuzzy: (term) => isLatin(term) && FUZZINESS,
        filter: ({ id }) => this.#names[id]?.kind !== 'keyword',
      },
    );
    return [...new Set(similar.map(({ id }) => this.#names[id]?.text ?? ''))].slice(0, MAX_CLOSEST);
  }
}
