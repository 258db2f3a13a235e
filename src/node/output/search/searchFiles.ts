import {
  SEARCH_LIST_FILE,
  type SearchIndexList,
  type SearchRecord,
  type SearchTextRecord,
} from '../../../search/records.ts';
import type { Frontmatter } from '../../../shared/frontmatter.ts';
import { withoutCodeMarks } from '../../../shared/inlineCode.ts';
import { type HashedFile, hashedFile } from '../../base/hash.ts';
import type { Prepared, PreparedSite } from '../../site/prepareSite.ts';

/**
 * Maximum size of the text within an index, in UTF-8 bytes; about a quarter of that when compressed. Above it, titles
 * and headings load first and in full, and the texts follow in files of at most `MAX_FILE_BYTES`, with the keywords of
 * sections. With 115 pages, that is 40 kB and then 206 kB of Brotli: on slow 4G, the first answers arrive 1.2 s before
 * the texts.
 */
const MAX_TEXT_BYTES = 100_000;
const MAX_FILE_BYTES = 1_000_000;

/**
 * Returns the search indexes of all versions and languages, and the list of them; nothing for a site without search.
 */
export function searchFiles({ model, siteData, pages, synonyms }: PreparedSite): HashedFile[] {
  if (model.site.theme.search === false) return [];
  const files: HashedFile[] = [];
  const list: SearchIndexList = siteData.map(({ url, data: { version, lang, homeLink } }) => {
    const records = searchRecords(pages.filter(({ siteDataUrl }) => siteDataUrl === url));
    const { index, texts } = split(records);
    const write = (name: string, content: object, part = ''): string => {
      const file = hashedFile('search', [name, version, lang, part], content);
      files.push(file);
      return file.output;
    };
    const words = synonyms.get(lang);
    return {
      version,
      lang,
      prefix: homeLink.replace(/\/$/, ''),
      index: write('search_index', index),
      texts: texts.map((part, position) => write('search_index', part, String(position + 1))),
      ...(words ? { synonyms: write('search_synonyms', words) } : {}),
    };
  });
  return [...files, { output: SEARCH_LIST_FILE, json: JSON.stringify(list) }];
}

function split(records: SearchRecord[]): { index: SearchRecord[]; texts: SearchTextRecord[][] } {
  const sizes = records.map(({ content }) => Buffer.byteLength(content));
  if (sizes.reduce((sum, size) => sum + size, 0) <= MAX_TEXT_BYTES) return { index: records, texts: [] };
  const texts: SearchTextRecord[][] = [];
  let room = 0;
  records.forEach((record, position) => {
    room -= sizes[position] ?? 0;
    if (room < 0 || texts.length === 0) {
      texts.push([]);
      room = MAX_FILE_BYTES - (sizes[position] ?? 0);
    }
    texts.at(-1)?.push(textRecord(record));
  });
  return { index: records.map(withoutTexts), texts };
}

function withoutTexts({ toc, ...record }: SearchRecord): SearchRecord {
  return { ...record, toc: toc.map(({ keywords: _, ...heading }) => heading), content: '' };
}

function textRecord({ routePath, content, toc }: SearchRecord): SearchTextRecord {
  const words = toc.flatMap(({ id, keywords }) => (keywords ? [[id, keywords] as const] : []));
  return { routePath, content, ...(words.length > 0 ? { sectionKeywords: Object.fromEntries(words) } : {}) };
}

/** Returns the search records of the pages of one version and language, except pages that opt out. */
function searchRecords(pages: readonly Prepared[]): SearchRecord[] {
  return pages.flatMap(({ page, route }): SearchRecord[] => {
    if (!route || page.pageType === '404' || page.frontmatter.searchable === false) return [];
    const { toc, text, frontmatter, headingTitle } = route.summary;
    const { routePath, title } = page;
    const { description, sectionKeywords = {} } = frontmatter;
    // a first-level heading that differs from the title is indexed like a keyword
    const other = headingTitle === '' || headingTitle === title ? [] : [withoutCodeMarks(headingTitle)];
    const keywords = [...other, ...(frontmatter.keywords ?? [])];
    // prepends the text of a landing page's frontmatter, so that it belongs to no heading
    const landing = landingText(frontmatter);
    const shift = landing.length;
    return [
      {
        routePath,
        title,
        ...(description ? { description: withoutCodeMarks(description) } : {}),
        ...(keywords.length > 0 ? { keywords } : {}),
        content: landing + text,
        toc: toc.map(({ id, text: heading, depth, charIndex }) => ({
          id,
          text: heading,
          depth,
          charIndex: charIndex + shift,
          ...(Object.hasOwn(sectionKeywords, id) ? { keywords: sectionKeywords[id] } : {}),
        })),
      },
    ];
  });
}

function landingText({ hero, features = [] }: Frontmatter): string {
  const texts = [
    hero?.name,
    hero?.text,
    hero?.tagline,
    ...(hero?.actions ?? []).map((action) => action.text),
    hero?.command,
    ...features.flatMap((entry) => [entry.title, entry.details]),
  ];
  return texts
    .filter((text) => text !== undefined)
    .map((text) => `${text}\n`)
    .join('');
}
