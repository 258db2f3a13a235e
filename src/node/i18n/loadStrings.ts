import path from 'node:path';
import type en from '../../../locales/en.json';
import { defaultLanguage } from '../../shared/routes.ts';
import type { TextDirection } from '../../shared/siteConfig.ts';
import { SOURCE } from '../base/importGraph.ts';
import { displayPath } from '../base/paths.ts';
import { formatCommand, hasErrors, type Problem, ProblemsError, warning } from '../base/problems.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import type { ArticleStrings } from '../content/page.ts';
import { checkSource, checkStrings, expectedStrings, type Locale, pluralBase } from './checkStrings.ts';
import { readLocale } from './readLocale.ts';
import { flattenStrings, isGroup, nestStrings, type StringMap } from './stringTree.ts';

/** The strings of one language: the shell's, as in the engine's English file, and the site's. */
export type LocaleStrings = Omit<typeof en, 'site'> & { site?: Record<string, unknown> };

/** Folder of the engine's strings. */
export const ENGINE_LOCALES_FOLDER = path.join(SOURCE, '../locales');

/** The last valid English strings: the dev server falls back to them while the file is being edited. */
let lastEnglish: LocaleStrings | undefined;

/** The last valid strings of sites, by file: a fallback while the file is being edited. */
const lastSiteStrings = new Map<string, Record<string, unknown>>();

/**
 * Reads the strings of every language of the site and compares them with the engine's English ones.
 * The engine's strings fill the gaps, then the site's first language, then English. Unreadable files, unknown keys and
 * missing strings are returned as problems.
 */
export async function loadStrings(
  site: ResolvedSite,
): Promise<{ strings: Record<string, LocaleStrings>; problems: Problem[] }> {
  const { english, problems } = readEnglish(site);
  const strings: Record<string, LocaleStrings> = {};
  for (const lang of site.space.languages) {
    const files = readLocales(site, lang);
    const first = defaultLanguage(site.space);
    const base = strings[first] ?? english;
    const direction = strings[first] ? textDirection(site, first) : 'ltr';
    const fallback = textDirection(site, lang) === direction ? base : isolateDirection(base);
    strings[lang] = files.reduceRight((filled, { value }) => fillGaps(filled, value, lang), fallback);
    problems.push(...checkLocales(site, flattenStrings(english), lang, files));
  }
  return { strings, problems };
}

/** Problems with the files of a language, and the number of missing strings. */
export function checkLocales(
  site: ResolvedSite,
  english: StringMap,
  lang: string,
  files: readonly Locale[],
): Problem[] {
  const problems = files.flatMap((file) => [
    ...file.problems,
    ...(file.value ? checkStrings(english, lang, file) : []),
  ]);
  return hasErrors(problems) ? problems : [...problems, ...findMissingStrings(site, english, lang, files)];
}

/**
 * Reads the existing files with a language's strings: the site's, which may be incomplete, and the engine's. Files in
 * the site's folder belong to the site; in this repository, they are also the engine's. Mistakes in a file are returned
 * with it.
 */
export function readLocales(
  site: ResolvedSite,
  lang: string,
): (Locale & { file: string; isFromSite: boolean })[] {
  return [...new Set([site.localesDir, ENGINE_LOCALES_FOLDER])].flatMap((folder) => {
    const file = path.join(folder, `${lang}.json`);
    const displayFile = displayPath(site, file);
    try {
      const locale = readLocale(file, displayFile);
      const isEngine = folder !== site.localesDir;
      const value = isEngine && locale.value ? getShellStrings(locale.value) : locale.value;
      const read = { ...locale, file, displayFile, isFromSite: isSiteFile(displayFile) };
      return [value ? { ...read, value } : read];
    } catch (error) {
      // reads without checking first, because git removes a file before it writes another version
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  });
}

/**
 * Returns the UI strings. In this repository, the engine's locale files also contain the site strings.
 */
function getShellStrings({ site: _, ...shell }: Record<string, unknown>): Record<string, unknown> {
  return shell;
}

/** Returns the group `site` of the site's first language, which the other languages translate. */
function loadSiteStrings(site: ResolvedSite): Record<string, unknown> | undefined {
  const file = path.join(site.localesDir, `${defaultLanguage(site.space)}.json`);
  const locale = readLocales(site, defaultLanguage(site.space)).find((candidate) => candidate.file === file);
  if (locale?.value) lastSiteStrings.set(file, isGroup(locale.value.site) ? locale.value.site : {});
  return locale && lastSiteStrings.get(file);
}

function isSiteFile(displayFile: string): boolean {
  const folders = displayFile.split('/').slice(0, -1);
  return !folders.includes('node_modules') && folders[0] !== '..' && folders[0] !== '';
}

/** Reports all missing strings in one line; `docs i18n` lists them. */
function findMissingStrings(
  site: ResolvedSite,
  english: StringMap,
  lang: string,
  files: readonly Locale[],
): Problem[] {
  const expected = [...expectedStrings(english, lang).keys()];
  const there = new Set(files.flatMap(({ value = {} }) => [...flattenStrings(value).keys()]));
  const count = expected.filter((key) => !there.has(key)).length;
  if (count === 0) return [];
  const [first] = site.config.languages;
  const fallbackName = first === undefined || first.lang === lang ? 'English' : first.label;
  const message = `${count} of ${expected.length} strings are not translated. Readers see ${fallbackName} instead.`;
  const advice = `Run "${formatCommand('i18n', `--lang ${lang}`)}" to list them.`;
  const file = files[0]?.displayFile ?? displayPath(site, path.join(site.localesDir, `${lang}.json`));
  return [{ ...warning(file, message, advice), code: 'untranslated' }];
}

/** Selects the strings of a language that the content pipeline needs. */
export function articleStrings({
  headingLink,
  table,
  zoom,
  callout,
  badge,
  footnotes,
  site = {},
}: Pick<
  LocaleStrings,
  'headingLink' | 'table' | 'zoom' | 'callout' | 'badge' | 'footnotes' | 'site'
>): ArticleStrings {
  const siteStrings = Object.fromEntries(flattenStrings({ site }));
  return { headingLink, table, zoom: zoom.open, callout, badge, footnotes, site: siteStrings };
}

/** Returns the {@link articleStrings} of every language. */
export function allArticleStrings(strings: Record<string, LocaleStrings>): Record<string, ArticleStrings> {
  return Object.fromEntries(
    Object.entries(strings).map(([lang, localeStrings]) => [lang, articleStrings(localeStrings)]),
  );
}

/** Reads the files on every call, so that new strings are available immediately. Throws only without a fallback. */
function readEnglish(site: ResolvedSite): { english: LocaleStrings; problems: Problem[] } {
  const file = path.join(ENGINE_LOCALES_FOLDER, 'en.json');
  const displayFile = displayPath(site, file);
  const locale = readLocale(file, displayFile);
  const problems = [...locale.problems];
  // also checks the engine's file, because a problem with its keys would affect every language
  if (locale.value) problems.push(...checkSource('en', { ...locale, displayFile }));
  if (locale.value && !hasErrors(problems)) lastEnglish = getShellStrings(locale.value) as LocaleStrings;
  if (!lastEnglish) throw new ProblemsError(problems);
  const siteStrings = loadSiteStrings(site);
  return { english: siteStrings ? { ...lastEnglish, site: siteStrings } : lastEnglish, problems };
}

function textDirection({ config }: ResolvedSite, lang: string): TextDirection {
  return config.languages.find((entry) => entry.lang === lang)?.dir ?? 'ltr';
}

/** Isolates strings on a page with the other direction; otherwise their trailing punctuation would move to the start. */
function isolateDirection(strings: LocaleStrings): LocaleStrings {
  const isolated = [...flattenStrings(strings)].map(([key, text]): [string, string] => [
    key,
    /[\p{L}\p{N}]$/u.test(text) ? text : `\u2068${text}\u2069`,
  ]);
  return nestStrings(new Map(isolated)) as LocaleStrings;
}

/** Fills gaps in a translation with English, because the rest of the build relies on every string. */
function fillGaps(source: LocaleStrings, value: object = {}, lang: string): LocaleStrings {
  const translated = flattenStrings(value);
  const requiredStrings = expectedStrings(flattenStrings(source), lang);
  const entries = [...flattenStrings(source), ...requiredStrings].map(([key, expected]): [string, string] => {
    // keeps plural forms that this language lacks, because languages that fall back to it can have them
    const form = requiredStrings.has(key) ? key : `${pluralBase(key)}_other`;
    return [key, translated.get(form) ?? expected];
  });
  return nestStrings(new Map(entries)) as LocaleStrings;
}

/** Replaces every string with its key and location: `⟦footer.next locales/en.json:26⟧`. */
export function replaceWithKeys(
  site: ResolvedSite,
  strings: Record<string, LocaleStrings>,
): Record<string, LocaleStrings> {
  const languages = Object.entries(strings).map(([lang, localeStrings]) => {
    const files = readLocales(site, lang).map((file) => ({
      ...file,
      keys: flattenStrings(file.value ?? {}),
    }));
    const labels = [...flattenStrings(localeStrings).keys()].map((key): [string, string] => {
      const file = files.find(({ keys: labels }) => labels.has(key)) ?? files[0];
      return [key, `⟦${key} ${file ? `${file.displayFile}:${file.findLine(key.split('.'))}` : ''}⟧`];
    });
    return [lang, nestStrings(new Map(labels))];
  });
  return Object.fromEntries(languages) as Record<string, LocaleStrings>;
}
