import type { PageResult, Suggestion } from '../protocol.ts';
import type { SearchRecord } from '../records.ts';
import { foldedKey } from './fold.ts';
import type { Matches, MatchingPart } from './matches.ts';
import { merged, snippet } from './snippet.ts';

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

/** Shows the best matches of pages. */
export class PageHits {
  readonly #key: string;
  readonly #matches: Matches;
  #left = MAX_READ_TOGETHER;

  /** @param key the normalized query, see `foldedKey` */
  constructor(key: string, matches: Matches) {
    this.#key = key;
    this.#matches = matches;
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
    const marks = this.#matches.in(title);
    const weight = this.#matches.weightOf(marks);
    const rank = weight + TITLE_RANK + this.#exactRank(title);
    const highlightInfoList = merged(marks);
    const show = (): Suggestion => ({
      type: 'title',
      title,
      headers: [],
      link,
      statement: title,
      highlightInfoList,
    });
    return { weight, rank, show };
  }

  #headerHit({ record: { title, toc }, link }: PageInput, { section, weight }: MatchingPart): Hit[] {
    const item = toc[section];
    if (!item) return [];
    const rank = weight + HEADER_RANK + this.#exactRank(item.text);
    const show = (): Suggestion => ({
      type: 'header',
      title,
      headers: headersOf(toc, section),
      link: `${link}#${item.id}`,
      statement: item.text,
      highlightInfoList: merged(this.#matches.in(item.text)),
    });
    return [{ weight, rank, show }];
  }

  #contentHit({ record: { title, toc, content }, link }: PageInput, { section, weight }: MatchingPart): Hit {
    const show = (): Suggestion | undefined => {
      const start = toc[section]?.charIndex ?? 0;
      const end = toc[section + 1]?.charIndex ?? content.length;
      const length = Math.min(end - start, MAX_READ, this.#left);
      this.#left -= length;
      const text = content
        .slice(start, start + length)
        .replace(/\s+/g, ' ')
        .trim();
      const marks = this.#matches.in(text);
      if (marks.length === 0) return undefined;
      return {
        type: 'content',
        title,
        headers: headersOf(toc, section),
        link: section < 0 ? link : `${link}#${toc[section]?.id}`,
        ...snippet(text, marks, this.#matches.weights),
      };
    };
    return { weight, rank: weight, show };
  }

  #exactRank(text: string): number {
    return foldedKey(text) === this.#key ? EXACT_RANK : 0;
  }
}

/** A section's heading, after those above it; none for the text before the first heading. */
function headersOf(toc: SearchRecord['toc'], section: number): string[] {
  const texts: string[] = [];
  let depth = Number.POSITIVE_INFINITY;
  for (const item of toc.slice(0, section + 1).reverse()) {
    if (item.depth >= depth) continue;
    texts.unshift(item.text);
    depth = item.depth;
  }
  return texts;
}
