import type { SearchRecord } from '../records.ts';
import type { PageResult, Suggestion } from '../suggestion.ts';
import { foldedKey } from './keys.ts';
import type { Matches } from './matches.ts';
import type { MatchingPart } from './matchingParts.ts';
import { merged, snippet } from './snippet.ts';

export interface HitsInput {
  /** The query as typed. */
  text: string;
  /** The normalized query, see `foldedKey`. */
  key: string;
  matches: Matches;
}

/** A page, and what matches in it. */
export interface PageInput {
  record: SearchRecord;
  link: string;
  /** Best first, as are `texts`. */
  headings: readonly MatchingPart[];
  texts: readonly MatchingPart[];
}

interface Hit {
  /** How much of the query it contains. */
  weight: number;
  rank: number;
  /** `undefined` if a text is too long to find the match in it. */
  show: () => Suggestion | undefined;
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

/** Matches are looked for in this much of a section, in UTF-16 units: more than ten ordinary pages have. */
const MAX_READ = 50_000;
/** The same limit for all sections of an answer together. */
const MAX_READ_TOGETHER = 120_000;

/** Between a title and the headings below it. */
const SEPARATOR = ' › ';

/** Shows the best matches of pages. */
export class PageHits {
  readonly #input: HitsInput;
  #left = MAX_READ_TOGETHER;

  constructor(input: HitsInput) {
    this.#input = input;
  }

  of(page: PageInput): PageResult {
    const title = this.#titleHit(page);
    const headers = page.headings.flatMap((part) => this.#headerHit(page, part));
    const covered = new Map(page.headings.map(({ section, weight }) => [section, weight]));
    const contents = page.texts
      .filter(({ section, weight }) => section < 0 || weight > (covered.get(section) ?? 0))
      .slice(0, MAX_CONTENT_HITS)
      .map((part) => this.#contentHit(page, part));
    const hits = [...(title.weight > 0 ? [title] : []), ...headers, ...contents].sort(
      (a, b) => b.rank - a.rank,
    );
    const most = Math.max(...hits.map(({ weight }) => weight));
    const shown = hits
      // the title names the whole group: below a better hit it would read as another page
      .filter((hit, place) => hit.weight >= MIN_SHARE * most && (hit !== title || place === 0))
      .slice(0, MAX_SUGGESTIONS);
    const suggestions = shown.map(({ show }) => show()).filter((suggestion) => suggestion !== undefined);
    // a match in the description or the path has no hit of its own to show
    return {
      title: page.record.title,
      link: page.link,
      suggestions: suggestions.length > 0 ? suggestions : [title.show()],
    };
  }

  #titleHit({ record: { title }, link }: PageInput) {
    const marks = this.#input.matches.in(title);
    const weight = this.#input.matches.weightOf(marks);
    const rank = weight + TITLE_RANK + (foldedKey(title) === this.#input.key ? EXACT_RANK : 0);
    const show = () => this.#suggestion('title', title, [], link, title, merged(marks));
    return { weight, rank, show };
  }

  #headerHit({ record: { title, toc }, link }: PageInput, { section, weight }: MatchingPart): Hit[] {
    const item = toc[section];
    if (!item) return [];
    const show = () => {
      const headers = ancestors(toc, section);
      const statement = [title, ...headers].join(SEPARATOR);
      const shift = statement.length - item.text.length;
      const highlights = this.#input.matches
        .in(item.text)
        .map((mark) => ({ start: mark.start + shift, length: mark.length }));
      return this.#suggestion('header', title, headers, `${link}#${item.id}`, statement, merged(highlights));
    };
    const rank = weight + HEADER_RANK + (foldedKey(item.text) === this.#input.key ? EXACT_RANK : 0);
    return [{ weight, rank, show }];
  }

  #contentHit({ record: { title, toc, content }, link }: PageInput, { section, weight }: MatchingPart): Hit {
    const show = () => {
      const start = toc[section]?.charIndex ?? 0;
      const end = toc[section + 1]?.charIndex ?? content.length;
      const length = Math.min(end - start, MAX_READ, this.#left);
      this.#left -= length;
      const text = content
        .slice(start, start + length)
        .replace(/\s+/g, ' ')
        .trim();
      const marks = this.#input.matches.in(text);
      if (marks.length === 0) return undefined;
      const { statement, highlightInfoList } = snippet(text, marks, this.#input.matches.weights);
      const headers = section < 0 ? [] : ancestors(toc, section);
      const target = section < 0 ? link : `${link}#${toc[section]?.id}`;
      return this.#suggestion('content', title, headers, target, statement, highlightInfoList);
    };
    return { weight, rank: weight, show };
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
function ancestors(toc: SearchRecord['toc'], section: number): string[] {
  const texts: string[] = [];
  let depth = Number.POSITIVE_INFINITY;
  for (const item of toc.slice(0, section + 1).reverse()) {
    if (item.depth >= depth) continue;
    texts.unshift(item.text);
    depth = item.depth;
  }
  return texts;
}
