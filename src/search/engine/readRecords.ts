import type { TocItem } from '../../shared/pageData.ts';
import type { SearchRecord, SearchTextRecord } from '../records.ts';

/** No real page has more; an index with more, perhaps from another site, must not block the rest. */
const MAX_HEADINGS = 300;

/** No real page has this much text, in UTF-16 units; the rest is not searched. */
const MAX_TEXT = 200_000;

type Fields = Record<string, unknown>;

/** Validates the records of an index file of any origin: invalid records are skipped, anything but a list throws. */
export function readRecords(value: unknown): SearchRecord[] {
  return entries(value).map((entry) => {
    const content = contentOf(entry);
    return {
      content,
      routePath: entry.routePath as string,
      title: stringOf(entry.title) || (entry.routePath as string),
      ...(stringOf(entry.description) ? { description: stringOf(entry.description) } : {}),
      toc: tocOf(entry.toc, content.length),
    };
  });
}

/** The same for a file that only contains texts. */
export function readTextRecords(value: unknown): SearchTextRecord[] {
  return entries(value).map((entry) => ({ routePath: entry.routePath as string, content: contentOf(entry) }));
}

function entries(value: unknown): Fields[] {
  if (!Array.isArray(value)) throw new TypeError('A search index must be an array.');
  return value.filter((entry): entry is Fields => isFields(entry) && isRoute(entry.routePath));
}

/** A path on the same site: neither another origin nor a script URL. */
function isRoute(path: unknown): path is string {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function stringOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function contentOf({ content }: Fields): string {
  return stringOf(content).slice(0, MAX_TEXT);
}

/** Headings in the order of their sections; the text may arrive later and be longer than what is here. */
function tocOf(value: unknown, length: number): TocItem[] {
  if (!Array.isArray(value)) return [];
  let last = 0;
  const items = value.slice(0, MAX_HEADINGS).filter(isFields);
  return items.map(({ id, text, depth, charIndex }): TocItem => {
    const place = Number.isInteger(charIndex) ? (charIndex as number) : length;
    last = Math.max(last, place);
    return {
      id: stringOf(id),
      text: stringOf(text),
      depth: Number.isInteger(depth) ? (depth as number) : 2,
      charIndex: last,
    };
  });
}
