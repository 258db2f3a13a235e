import type { SearchSource } from '../protocol.ts';
import type {
  SearchHeading,
  SearchIndexEntry,
  SearchRecord,
  SearchTextRecord,
  Synonyms,
} from '../records.ts';

/** Timeout of a request, in milliseconds. */
export const FETCH_TIMEOUT_MS = 30_000;

/** Maximum size of an index file, in bytes. */
const MAX_BYTES = 32_000_000;

/** Matches the hash in the name of an index file: the first digits of its content's SHA-256. */
const HASHED = /\.([0-9a-f]{8})\.json$/;

/**
 * Loads an index file. If its content does not match the hash in its name, fetches it again, bypassing the cache.
 * @param cache Default: `force-cache` for names with a hash, so that prefetched files are reused whatever headers the host sends
 */
export async function fetchIndexFile(url: string, cache?: RequestCache): Promise<unknown> {
  const [, hash] = HASHED.exec(new URL(url).pathname) ?? [];
  const response = await fetch(url, {
    cache: cache ?? (hash === undefined ? 'default' : 'force-cache'),
    signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength > MAX_BYTES) throw new Error(`${url} is too large.`);
  if (hash !== undefined && (await hashContent(bytes, hash)) !== hash) {
    if (cache !== 'reload') return fetchIndexFile(url, 'reload');
    throw new Error(`${url} does not match the hash in its name.`);
  }
  return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
}

/** @param assumed returned in insecure contexts, which lack `crypto.subtle` */
async function hashContent(bytes: ArrayBuffer, assumed: string): Promise<string> {
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return assumed;
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, assumed.length / 2), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Returns the entry for a version and language, or the closest one; `undefined` if the file is an index itself. */
export function chooseEntry(value: unknown, { version, lang }: SearchSource): SearchIndexEntry | undefined {
  if (!Array.isArray(value))
    throw new TypeError('The file must be a search index or a list of search indexes.');
  const entries = value.filter(isEntry);
  return (
    entries.find((entry) => entry.lang === lang && entry.version === version) ??
    entries.find((entry) => entry.lang === lang) ??
    entries[0]
  );
}

function isEntry(value: unknown): value is SearchIndexEntry {
  if (!isFields(value)) return false;
  const { index, texts, prefix, synonyms } = value;
  return (
    typeof index === 'string' &&
    typeof prefix === 'string' &&
    isRoute(`${prefix}/`) &&
    (synonyms === undefined || typeof synonyms === 'string') &&
    Array.isArray(texts) &&
    texts.every((text) => typeof text === 'string')
  );
}

type Fields = Record<string, unknown>;
type Page = Fields & { routePath: string };

/** Validates the records of an index file, which may come from another site. Skips invalid records; throws if it isn't a list. */
export function readRecords(value: unknown): SearchRecord[] {
  return validPages(value).map((page) => {
    const { routePath, content } = toTextRecord(page);
    const [title, description] = [toText(page.title) || routePath, toText(page.description)];
    const toc = readToc(page.toc, content.length);
    return { routePath, title, ...(description ? { description } : {}), ...readKeywords(page), content, toc };
  });
}

/** Validates the records of a file that contains only the texts of pages. Skips invalid records. */
export function readTextRecords(value: unknown): SearchTextRecord[] {
  return validPages(value).map((page) => {
    const { sectionKeywords } = page;
    if (!isFields(sectionKeywords)) return toTextRecord(page);
    const words = Object.entries(sectionKeywords);
    return {
      ...toTextRecord(page),
      sectionKeywords: Object.fromEntries(words.map(([id, list]) => [id, readStrings(list)])),
    };
  });
}

/** Validates a file of synonyms. Skips entries that aren't lists of strings. */
export function readSynonyms(value: unknown): Synonyms {
  if (!isFields(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([word, queries]) => [word, readStrings(queries)]));
}

function validPages(value: unknown): Page[] {
  if (!Array.isArray(value)) throw new TypeError('A search index must be an array.');
  return value.filter((entry): entry is Page => isFields(entry) && isRoute(entry.routePath));
}

/** Whether a value is a path on the same site, not another origin or a `javascript:` URL. Browsers ignore tabs and line breaks. */
function isRoute(path: unknown): path is string {
  return typeof path === 'string' && /^\/(?![\t\n\r]*[/\\])/.test(path);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function toTextRecord({ routePath, content }: Page): SearchTextRecord {
  return { routePath, content: toText(content) };
}

function readKeywords({ keywords }: Fields): { keywords?: string[] } {
  const words = readStrings(keywords);
  return words.length > 0 ? { keywords: words } : {};
}

function readStrings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}

/** Returns headings in the order of their sections. Their positions can exceed `length`, as the text may load later. */
function readToc(value: unknown, length: number): SearchHeading[] {
  if (!Array.isArray(value)) return [];
  let last = 0;
  const items = value.filter(isFields);
  return items.map(({ id, text, depth, charIndex, ...rest }): SearchHeading => {
    const place = Number.isInteger(charIndex) ? (charIndex as number) : length;
    last = Math.max(last, place);
    return {
      id: toText(id),
      text: toText(text),
      depth: Number.isInteger(depth) ? (depth as number) : 2,
      charIndex: last,
      ...readKeywords(rest),
    };
  });
}
