import type { PageResult, Suggestion } from '../protocol.ts';
import type { SearchRecord } from '../records.ts';
import type { Matches } from './matches.ts';
import { type Mark, merged, readable, snippet } from './snippet.ts';

/** A page, and its sections that match. */
export interface PageInput {
  record: SearchRecord;
  link: string;
  sections: readonly {
    /** Index of the heading; -1 for the page itself. */
    section: number;
    score: number;
    /** How much of the query it says, 0 to 1. */
    covered: number;
  }[];
}

/** Limits per page. */
const MAX_SUGGESTIONS = 5;
const MAX_CONTENT_HITS = 3;
/** Sections that say less than this share of what another says are not shown. */
const MIN_SHARE = 0.6;
/** The same for the title: what says more answers better than the page as a whole. */
const TITLE_SHARE = 0.9;

/** Matches are looked for in this much of a section, in UTF-16 units: more than ten ordinary pages have. */
const MAX_READ = 50_000;
/** The same limit for all sections of an answer together. */
const MAX_READ_TOGETHER = 120_000;

/** A text with what matches in it. */
interface Marked {
  text: string;
  marks: Mark[];
  weight: number;
}

/** Shows the best matches of pages. */
export class PageHits {
  readonly #matches: Matches;
  #left = MAX_READ_TOGETHER;

  constructor(matches: Matches) {
    this.#matches = matches;
  }

  of(page: PageInput): PageResult {
    const most = Math.max(...page.sections.map(({ covered }) => covered));
    const best = page.sections
      .filter(
        ({ section, covered }) => covered > 0 && covered >= (section < 0 ? TITLE_SHARE : MIN_SHARE) * most,
      )
      .sort((a, b) => b.score - a.score);
    const suggestions: Suggestion[] = [];
    let contents = 0;
    for (const { section } of best) {
      if (suggestions.length === MAX_SUGGESTIONS) break;
      const { found, weight } = this.#suggestion(page, section, contents < MAX_CONTENT_HITS);
      // the title names the whole group: below a better hit it would read as another page
      if (suggestions.length > 0 && (found.type === 'title' || weight === 0)) continue;
      if (weight === 0 && found.highlightInfoList.length === 0) continue;
      if (found.type === 'content') contents++;
      suggestions.push(found);
    }
    const [first] = best;
    if (first && suggestions.length === 0) suggestions.push(this.#byLinks(page, first.section));
    return { title: page.record.title, link: page.link, suggestions };
  }

  /** A section in which only links to other pages match. */
  #byLinks(page: PageInput, section: number): Suggestion {
    const { found } = this.#suggestion(page, section, false);
    const { text, code } = readable(this.#textOf(page.record, section), true);
    const marks = this.#matches.in(text);
    if (marks.length === 0) return found;
    return { ...found, type: 'content', ...snippet({ text, code, marks, weights: this.#matches.weights }) };
  }

  /** A section: by its name, if that says as much as its text or a keyword, else by an excerpt. */
  #suggestion(
    { record, link }: PageInput,
    section: number,
    mayRead: boolean,
  ): { found: Suggestion; weight: number } {
    const { title, toc } = record;
    const item = toc[section];
    const name = this.#marked(item?.text ?? title);
    const [keyword] = ((item ?? record).keywords ?? [])
      .map((text) => this.#marked(text))
      .sort((a, b) => b.weight - a.weight);
    const also = keyword && keyword.weight > name.weight ? keyword : undefined;
    const place = { title, headers: headersOf(toc, section), link: item ? `${link}#${item.id}` : link };
    const weight = Math.max(name.weight, also?.weight ?? 0);
    const content = mayRead ? this.#contentOf(record, section, weight) : undefined;
    if (content) return { found: { type: 'content', ...place, ...content }, weight: this.#matches.all };
    const marks = name.marks.length > 0 ? name.marks : this.#matches.within(name.text);
    const found: Suggestion = {
      type: item ? 'header' : 'title',
      ...place,
      statement: name.text,
      highlightInfoList: merged(marks),
      ...(also ? { also: { statement: also.text, highlightInfoList: merged(also.marks) } } : {}),
    };
    return { found, weight };
  }

  /** An excerpt of a section's text; none if it says no more than something else. */
  #contentOf(record: SearchRecord, section: number, atLeast: number) {
    if (atLeast >= this.#matches.all) return undefined;
    const { text, code } = readable(this.#textOf(record, section));
    const marks = this.#matches.in(text);
    if (this.#matches.weightOf(marks) <= atLeast) return undefined;
    return snippet({ text, code, marks, weights: this.#matches.weights });
  }

  /** As much of a section's text as may be read. */
  #textOf({ toc, content }: SearchRecord, section: number): string {
    const start = toc[section]?.charIndex ?? 0;
    const end = toc[section + 1]?.charIndex ?? content.length;
    const length = Math.min(end - start, MAX_READ, this.#left);
    this.#left -= length;
    return content.slice(start, start + length);
  }

  #marked(text: string): Marked {
    const marks = this.#matches.in(text);
    return { text, marks, weight: this.#matches.weightOf(marks) };
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
