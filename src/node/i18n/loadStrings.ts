import { existsSync } from 'node:fs';
import path from 'node:path';
import type en from '../../../locales/en.json';
import { displayPath } from '../base/paths.ts';
import { hasErrors, type Problem, ProblemsError } from '../base/problems.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import type { ArticleStrings } from '../content/mdx/articleStrings.ts';
import { checkTexts, expectedKeys } from './checkTexts.ts';
import { readLocale } from './readLocale.ts';
import { isGroup, mapTexts } from './textTree.ts';

/** The shell's strings in one language, with the shape of the engine's English file. */
export type LocaleStrings = typeof en;

/** The engine's own strings, for languages without a file in the site. */
const engineLocales = path.resolve(import.meta.dirname, '../../../locales');

/** The last valid English strings: the dev server falls back to them while the file is being edited. */
let lastEnglish: LocaleStrings | undefined;

/** Reads the strings of every language of the site and compares them with the engine's English ones. */
export async function loadStrings(
  site: ResolvedSite,
): Promise<{ strings: Record<string, LocaleStrings>; problems: Problem[] }> {
  const { english, problems } = readEnglish(site);
  const strings: Record<string, LocaleStrings> = {};
  for (const lang of site.space.languages) {
    const file = localeFile(site, lang);
    if (!file) {
      problems.push(missingFile(site, lang));
      strings[lang] = english;
      continue;
    }
    const displayFile = displayPath(site, file);
    const locale = readLocale(file, displayFile);
    problems.push(...locale.problems);
    if (locale.value) problems.push(...checkTexts(english, lang, displayFile, locale));
    strings[lang] = complete(english, locale.value, lang);
  }
  return { strings, problems };
}

/** The file with a language's strings: the site's, else the engine's, if there is one. */
export function localeFile(site: ResolvedSite, lang: string): string | undefined {
  const places = [site.localesDir, engineLocales].map((folder) => path.join(folder, `${lang}.json`));
  return places.find((place) => existsSync(place));
}

/** The subset of a language's strings that the content pipeline needs. */
export function articleStrings({
  headingLink,
  table,
  zoom,
  callout,
  badge,
  option,
  footnotes,
}: Pick<
  LocaleStrings,
  'headingLink' | 'table' | 'zoom' | 'callout' | 'badge' | 'option' | 'footnotes'
>): ArticleStrings {
  return { headingLink, table, zoom: zoom.open, callout, badge, option, footnotes };
}

/** {@link articleStrings} of every language. */
export function allArticleStrings(strings: Record<string, LocaleStrings>): Record<string, ArticleStrings> {
  return Object.fromEntries(Object.entries(strings).map(([lang, texts]) => [lang, articleStrings(texts)]));
}

/** Read again each time, so that new strings are available at once; throws only if there is nothing to fall back to. */
function readEnglish(site: ResolvedSite): { english: LocaleStrings; problems: Problem[] } {
  const file = path.join(engineLocales, 'en.json');
  const displayFile = displayPath(site, file);
  const locale = readLocale(file, displayFile);
  const problems = [...locale.problems];
  // checked although it is the engine's own file: a problem with its keys would affect every language
  if (locale.value) problems.push(...checkTexts(locale.value, 'en', displayFile, locale));
  if (locale.value && !hasErrors(problems)) lastEnglish = locale.value as LocaleStrings;
  if (!lastEnglish) throw new ProblemsError(problems);
  return { english: lastEnglish, problems };
}

function missingFile(site: ResolvedSite, lang: string): Problem {
  return {
    severity: 'error',
    file: displayPath(site, path.join(site.localesDir, `${lang}.json`)),
    message: 'The texts of this language are missing.',
    advice: `Copy ${displayPath(site, path.join(engineLocales, 'en.json'))} to this place and translate its texts.`,
  };
}

/** Fills gaps in a translation with English: the rest of the build relies on every string being there. */
function complete<T extends object>(source: T, value: unknown, lang: string): T {
  const own = isGroup(value) ? value : {};
  const keys = new Map([...Object.entries(source), ...expectedKeys(source, lang)]);
  const texts = [...keys].map(([key, expected]: [string, unknown]) => {
    const found = Object.hasOwn(own, key) ? own[key] : undefined;
    if (isGroup(expected)) return [key, complete(expected, found, lang)];
    return [key, typeof found === 'string' ? found : expected];
  });
  return Object.fromEntries(texts) as T;
}

/** Replaces every string with its key and location: `⟦footer.next locales/en.json:26⟧`. */
export function keyTexts(
  site: ResolvedSite,
  strings: Record<string, LocaleStrings>,
): Record<string, LocaleStrings> {
  const languages = Object.entries(strings).map(([lang, texts]) => {
    const file = localeFile(site, lang);
    if (!file) return [lang, texts];
    const name = displayPath(site, file);
    const { lineOf } = readLocale(file, name);
    return [lang, mapTexts(texts, (_, key) => `⟦${key} ${name}:${lineOf(key.split('.'))}⟧`)];
  });
  return Object.fromEntries(languages) as Record<string, LocaleStrings>;
}
