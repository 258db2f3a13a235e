import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLanguage } from '../../../shared/routes.ts';
import { displayPath } from '../../base/paths.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { discoverPages, type PageSource } from '../../content/discover.ts';
import { expectedTexts } from '../checkTexts.ts';
import { localeFile } from '../loadStrings.ts';
import { type LocaleFile, readLocale } from '../readLocale.ts';
import { flatTexts } from '../textTree.ts';
import type { Accepted, TranslationRecord } from './record.ts';
import { contentHash } from './record.ts';

/**
 * State of a translation: `current` – accepted, and the source has not changed since; `stale` – the source has changed
 * since and the translation has not; `unconfirmed` – both have changed, or it was never accepted; `missing`.
 */
export type TranslationState = 'current' | 'stale' | 'unconfirmed' | 'missing';

/** The language of the engine's own strings. */
export const SOURCE_LANGUAGE = 'en';

/** A unit of translation: a string of the shell, or a page. */
export interface TranslationUnit {
  kind: 'keys' | 'pages';
  /** Full key (`footer.next`), or path of the page below its language folder, after its version if there are any. */
  name: string;
  lang: string;
  state: TranslationState;
  /** Location of the source: file relative to the site's folder, with the line for strings. */
  source: { file: string; line?: number; text: string };
  /** Location of the translation; where it belongs if it is missing. */
  translation: { file: string; line?: number; text?: string };
  accepted?: Accepted;
}

/** The state of everything to translate, by language, in the order of the sources. */
export async function translationStatus(
  site: ResolvedSite,
  record: TranslationRecord,
): Promise<TranslationUnit[]> {
  const { sources } = await discoverPages(site);
  const english = readTexts(site, SOURCE_LANGUAGE);
  return site.space.languages.flatMap((lang) => [
    ...(lang === SOURCE_LANGUAGE ? [] : keyUnits(site, record, english, lang)),
    ...(lang === defaultLanguage(site.space) ? [] : pageUnits(site, record, sources, lang)),
  ]);
}

/**
 * Whether nothing remains to be done. `unconfirmed` does remain: a page that was corrected before its source changed is
 * as outdated as a `stale` one, and one that was never accepted would never become `stale`.
 */
export function isComplete(units: readonly TranslationUnit[]): boolean {
  return units.every(({ state }) => state === 'current');
}

/** The two hashes to record when a translation is accepted. */
export function hashesOf({ source, translation }: TranslationUnit): Accepted {
  return { from: contentHash(source.text), to: contentHash(translation.text ?? '') };
}

function stateOf(unit: Omit<TranslationUnit, 'state'>): TranslationState {
  if (unit.translation.text === undefined) return 'missing';
  if (!unit.accepted) return 'unconfirmed';
  const { from, to } = hashesOf({ ...unit, state: 'current' });
  if (unit.accepted.from === from) return 'current';
  return unit.accepted.to === to ? 'stale' : 'unconfirmed';
}

function finish(
  unit: Omit<TranslationUnit, 'state' | 'accepted'>,
  record: TranslationRecord,
): TranslationUnit {
  const map = record[unit.lang]?.[unit.kind];
  const accepted = map && Object.hasOwn(map, unit.name) ? map[unit.name] : undefined;
  const whole = { ...unit, ...(accepted ? { accepted } : {}) };
  return { ...whole, state: stateOf(whole) };
}

type Texts = LocaleFile & { file: string };

function readTexts(site: ResolvedSite, lang: string): Texts {
  const file = localeFile(site, lang);
  const place = file ?? path.join(site.localesDir, `${lang}.json`);
  const displayFile = displayPath(site, place);
  if (!file) return { file: displayFile, problems: [], lineOf: () => 1 };
  return { file: displayFile, ...readLocale(file, displayFile) };
}

function keyUnits(
  site: ResolvedSite,
  record: TranslationRecord,
  english: Texts,
  lang: string,
): TranslationUnit[] {
  const own = readTexts(site, lang);
  const texts = flatTexts(own.value ?? {});
  return [...expectedTexts(english.value ?? {}, lang)].map(([name, text]) => {
    const keyPath = name.split('.');
    const translated = texts.get(name);
    const source = { file: english.file, line: english.lineOf(keyPath), text };
    const translation = {
      file: own.file,
      line: own.lineOf(keyPath),
      ...(translated === undefined ? {} : { text: translated }),
    };
    return finish({ kind: 'keys', name, lang, source, translation }, record);
  });
}

function pageUnits(
  site: ResolvedSite,
  record: TranslationRecord,
  sources: readonly PageSource[],
  lang: string,
): TranslationUnit[] {
  const translations = new Map(
    sources.filter((page) => page.lang === lang).map((page) => [`${page.version} ${page.routePath}`, page]),
  );
  return sources
    .filter((page) => page.lang === defaultLanguage(site.space))
    .map((page) => {
      const own = translations.get(`${page.version} ${page.routePath}`);
      const name = pageName(page);
      const expected = page.displayFile.replace(`/${page.lang}/`, `/${lang}/`);
      const translation = own
        ? { file: own.displayFile, text: readFileSync(own.file, 'utf8') }
        : { file: expected };
      const source = { file: page.displayFile, text: readFileSync(page.file, 'utf8') };
      return finish({ kind: 'pages', name, lang, source, translation }, record);
    });
}

/** `guide/start.mdx`, `v2/guide/start.mdx` */
function pageName({ version, lang, relativePath }: PageSource): string {
  const below = relativePath.slice([version, lang].filter(Boolean).join('/').length + 1);
  return [version, below].filter(Boolean).join('/');
}
