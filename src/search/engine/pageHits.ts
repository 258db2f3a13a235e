import type { PageResult, Suggestion } from '../protocol.ts';
import type { SearchRecord } from '../records.ts';
import { excerpt, mergeRanges, readable } from './excerpt.ts';
import type { Matches } from './matches.ts';

/** A page and its matching sections. */
export interface PageInput {
  record: SearchRecord;
  link: string;
  sections: readonly {
    /** Index of the heading; -1 for the page itself. */
    heading: number;
    score: number;
    /** Share of the query that the section covers, 0 to 1. */
    coverage: number;
  }[];
}

/** Maximum number of results per page. */
const MAX_SUGGESTIONS = 5;
const MAX_CONTENT_HITS = 3;
/** Sections whose coverage is below this share of the best section's are hidden. */
const MIN_SHARE = 0.6;
/** Minimum share for the title. Higher than for sections, since a section with more coverage is the better answer. */
const TITLE_SHARE = 0.9;

/** Returns the best matches of a page. */
export function collectHits({ record, link, sections }: PageInput, matches: Matches): PageResult {
  const bestCoverage = Math.max(...sections.map(({ coverage }) => coverage));
  const best = sections
    .filter(({ heading, coverage }) => coverage >= (heading < 0 ? TITLE_SHARE : MIN_SHARE) * bestCoverage)
    .sort((a, b) => b.score - a.score);
  const place = ({ heading }: PageInput['sections'][number]): Place => toPlace(record, link, heading);
  const suggestions: Suggestion[] = [];
  let contents = 0;
  for (const section of best) {
    if (suggestions.length === MAX_SUGGESTIONS) break;
    const { suggestion, weight } = createSuggestion(place(section), matches, contents < MAX_CONTENT_HITS);
    // skips the title below another hit, where it would look like another page, because it is the group's heading
    if (suggestions.length > 0 && (suggestion.type === 'title' || weight === 0)) continue;
    if (weight === 0 && suggestion.highlightInfoList.length === 0) continue;
    if (suggestion.type === 'content') contents++;
    suggestions.push(suggestion);
  }
  const [first] = best;
  if (first && suggestions.length === 0) suggestions.push(linkResult(place(first), matches));
  return { title: record.title, link, suggestions };
}

/** A section of a page. */
interface Place extends Pick<Suggestion, 'title' | 'headers' | 'link'> {
  type: 'title' | 'header';
  /** Its title or heading. */
  name: string;
  keywords: readonly string[];
  content: string;
}

function toPlace({ title, toc, content, keywords = [] }: SearchRecord, link: string, heading: number): Place {
  const item = toc[heading];
  const text = content.slice(item?.charIndex ?? 0, toc[heading + 1]?.charIndex);
  if (!item) return { type: 'title', name: title, keywords, content: text, title, headers: [], link };
  const { text: name, keywords: headingKeywords = [] } = item;
  const headers = headingPath(toc, heading);
  return {
    type: 'header',
    name,
    keywords: headingKeywords,
    content: text,
    title,
    headers,
    link: `${link}#${item.id}`,
  };
}

/**
 * Returns a section's result: only the heading if it matches as well as the text or a keyword, otherwise with an
 * excerpt. Names a keyword only where nothing else explains the result.
 */
function createSuggestion(
  { type, name, keywords, content, ...place }: Place,
  matches: Matches,
  mayRead: boolean,
) {
  const markText = (text: string) => {
    const marks = matches.in(text);
    const visibleMarks = marks.length > 0 ? marks : matches.within(text);
    return {
      statement: text,
      highlightInfoList: mergeRanges(visibleMarks),
      weight: matches.totalWeight(marks),
    };
  };
  const { weight: nameWeight, ...nameExcerpt } = markText(name);
  const [{ weight: alsoWeight, ...also } = { weight: 0, statement: '', highlightInfoList: [] }] = keywords
    .map(markText)
    .sort((a, b) => b.weight - a.weight);
  const weight = Math.max(nameWeight, alsoWeight);
  if (mayRead && weight < matches.all) {
    const readableText = readable(content);
    const marks = matches.in(readableText.text);
    if (matches.totalWeight(marks) > weight) {
      const suggestion: Suggestion = { type: 'content', ...place, ...excerpt({ ...readableText, marks }) };
      return { suggestion, weight: matches.all };
    }
  }
  const suggestion: Suggestion = {
    type,
    ...place,
    ...nameExcerpt,
    ...(alsoWeight > 0 && nameWeight === 0 ? { also } : {}),
  };
  return { suggestion, weight };
}

/** Returns the result of a section in which only links to other pages match, with these links as its excerpt. */
function linkResult(place: Place, matches: Matches): Suggestion {
  const { suggestion } = createSuggestion(place, matches, false);
  const readableText = readable(place.content, true);
  const marks = matches.in(readableText.text);
  return marks.length === 0
    ? suggestion
    : { ...suggestion, type: 'content', ...excerpt({ ...readableText, marks }) };
}

/** Returns the titles of the headings above a section, and of its heading. */
function headingPath(toc: SearchRecord['toc'], heading: number): string[] {
  const texts: string[] = [];
  let depth = Number.POSITIVE_INFINITY;
  for (const item of toc.slice(0, heading + 1).reverse()) {
    if (item.depth >= depth) continue;
    texts.unshift(item.text);
    depth = item.depth;
  }
  return texts;
}
