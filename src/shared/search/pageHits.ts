import { foldedKey } from './keys.ts';
import type { Matches } from './matches.ts';
import type { SearchRecord } from './searchRecord.ts';
import { merged, snippet } from './snippet.ts';
import type { PageResult, Suggestion } from './suggestion.ts';

export interface HitsInput {
  /** The query as typed. */
  text: string;
  /** The normalized query, see `foldedKey`. */
  key: string;
  matches: Matches;
  linkOf: (routePath: string) => string;
}

interface Hit {
  suggestion: Suggestion;
  /** Index of the section; -1 for the text before the first heading. */
  section: number;
  /** How much of the query it contains. */
  weight: number;
  rank: number;
}

/** With equal weight, titles rank before headings, and headings before texts; in the unit of word weights. */
const TITLE_RANK = 0.3;
const HEADER_RANK = 0.2;
const EXACT_RANK = 0.5;

/** Limits per page. */
const MAX_SUGGESTIONS = 5;
const MAX_CONTENT_HITS = 3;
/** Hits with less than this share of the best hit's weight are not shown. */
const MIN_SHARE = 0.6;

/** Content hits are taken from this much of a page's text, in UTF-16 units: more than ten ordinary pages have. */
const MAX_SHOWN = 50_000;
/** The same limit for all pages of an answer together. */
const MAX_SHOWN_TOGETHER = 120_000;

/** Between a title and the headings below it. */
const SEPARATOR = ' › ';

/** Finds the parts of a page that match. */
export class PageHits {
  readonly #input: HitsInput;
  #left = MAX_SHOWN_TOGETHER;

  constructor(input: HitsInput) {
    this.#input = input;
  }

  of(record: SearchRecord): PageResult {
    const link = this.#input.linkOf(record.routePath);
    const title = this.#titleHit(record, link);
    const headers = record.toc.flatMap((_, section) => this.#headerHit(record, link, section));
    const covered = new Map(headers.map(({ section, weight }) => [section, weight]));
    const contents = this.#contentHits(record, link)
      .filter(({ section, weight }) => weight > (covered.get(section) ?? 0))
      .slice(0, MAX_CONTENT_HITS);
    const hits = [...(title.weight > 0 ? [title] : []), ...headers, ...contents].sort(
      (a, b) => b.rank - a.rank,
    );
    const most = Math.max(...hits.map(({ weight }) => weight));
    const shown = hits.filter(({ weight }) => weight >= MIN_SHARE * most).slice(0, MAX_SUGGESTIONS);
    // a match in the description or the path has no hit of its own to show
    const suggestions = (shown.length > 0 ? shown : [title]).map(({ suggestion }) => suggestion);
    return { title: record.title, link, suggestions };
  }

  #titleHit({ title }: SearchRecord, link: string): Hit {
    const marks = this.#input.matches.in(title);
    const weight = this.#input.matches.weightOf(marks);
    const rank = weight + TITLE_RANK + (foldedKey(title) === this.#input.key ? EXACT_RANK : 0);
    const suggestion = this.#suggestion('title', title, [], link, title, merged(marks));
    return { suggestion, section: -1, weight, rank };
  }

  #headerHit({ title, toc }: SearchRecord, link: string, section: number): Hit[] {
    const item = toc[section];
    if (!item) return [];
    const marks = this.#input.matches.in(item.text);
    const weight = this.#input.matches.weightOf(marks);
    if (weight === 0) return [];
    const headers = trail(toc, section);
    const statement = [title, ...headers].join(SEPARATOR);
    const shift = statement.length - item.text.length;
    const highlights = merged(marks.map((mark) => ({ start: mark.start + shift, length: mark.length })));
    const suggestion = this.#suggestion(
      'header',
      title,
      headers,
      `${link}#${item.id}`,
      statement,
      highlights,
    );
    const rank = weight + HEADER_RANK + (foldedKey(item.text) === this.#input.key ? EXACT_RANK : 0);
    return [{ suggestion, section, weight, rank }];
  }

  #contentHits({ title, toc, content }: SearchRecord, link: string): Hit[] {
    const hits: Hit[] = [];
    const shown = Math.min(MAX_SHOWN, this.#left, content.length);
    this.#left -= shown;
    for (let section = -1; section < toc.length; section++) {
      const start = toc[section]?.charIndex ?? 0;
      if (start >= shown) break;
      const text = content
        .slice(start, Math.min(shown, toc[section + 1]?.charIndex ?? shown))
        .replace(/\s+/g, ' ')
        .trim();
      const marks = this.#input.matches.in(text);
      const weight = this.#input.matches.weightOf(marks);
      if (weight === 0) continue;
      const { statement, highlightInfoList } = snippet(text, marks, this.#input.matches.weights);
      const headers = section < 0 ? [] : trail(toc, section);
      const target = section < 0 ? link : `${link}#${toc[section]?.id}`;
      const suggestion = this.#suggestion('content', title, headers, target, statement, highlightInfoList);
      // among sections with the same words, slightly prefer the one with more occurrences
      hits.push({ suggestion, section, weight, rank: weight + 0.1 * (1 - 1 / marks.length) });
    }
    return hits.sort((a, b) => b.rank - a.rank);
  }

  #suggestion(
    type: Suggestion['type'],
    title: string,
    headers: string[],
    link: string,
    statement: string,
    highlightInfoList: Suggestion['highlightInfoList'],
  ): Suggestion {
    return { type, title, headers, link, query: this.#input.text, statement, highlightInfoList };
  }
}

/** A heading, preceded by its ancestors. */
function trail(toc: SearchRecord['toc'], section: number): string[] {
  const texts: string[] = [];
  let depth = Number.POSITIVE_INFINITY;
  for (const item of toc.slice(0, section + 1).reverse()) {
    if (item.depth >= depth) continue;
    texts.unshift(item.text);
    depth = item.depth;
  }
  return texts;
}
