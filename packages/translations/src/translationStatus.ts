import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  defaultLanguage,
  discoverPages,
  expectedStrings,
  flattenStrings,
  loadStrings,
  type PageSource,
  type Problem,
  ProblemsError,
  type ResolvedSite,
  readLocales,
  relativePath,
} from 'docs-site-engine/node';
import { type Note, readNotes } from './notes.ts';
import { type Accepted, contentHash, readRecord, type TranslationRecord } from './record.ts';

/**
 * State of a translation: `current` – accepted, and the source has not changed since; `stale` – the source has changed
 * since, whatever has become of the translation; `unconfirmed` – it was never accepted; `untranslated` – it is the same
 * as in English, and nobody has accepted just this; `missing`.
 */
export type TranslationState = 'current' | 'stale' | 'unconfirmed' | 'untranslated' | 'missing';

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
  /** Location of the translation, or its expected location if it is missing. */
  translation: { file: string; line?: number; text?: string };
  accepted?: Accepted;
}

/** Everything known about a site's translations. */
export interface Translations {
  units: readonly TranslationUnit[];
  /** Notes for translators, by key. */
  notes: ReadonlyMap<string, Note>;
  /** Problems with the shell's strings. */
  problems: readonly Problem[];
}

export async function readTranslations(site: ResolvedSite): Promise<Translations> {
  const { notes, problems } = readNotes(site, stringKeys(site));
  const units = await translationStatus(site, readRecord(site), notes);
  return { units, notes, problems: [...problems, ...(await loadStrings(site)).problems] };
}

/**
 * Returns the state of everything to translate, by language, in the order of the sources. Throws if a file with texts
 * cannot be read: everything in it would seem to be missing.
 *
 * @param notes mark strings that can be the same as in English. Default: none
 */
export async function translationStatus(
  site: ResolvedSite,
  record: TranslationRecord,
  notes: ReadonlyMap<string, Note> = new Map(),
): Promise<TranslationUnit[]> {
  const { sources } = discoverPages(site);
  const english = readTexts(site, SOURCE_LANGUAGE);
  return site.space.languages.flatMap((lang) => [
    ...(lang === SOURCE_LANGUAGE ? [] : keyUnits(site, record, english, lang, notes)),
    ...(lang === defaultLanguage(site.space) ? [] : pageUnits(site, record, sources, lang)),
  ]);
}

/** Whether all translations are done. Unconfirmed ones aren't, because they would never become stale. */
export function isComplete(units: readonly TranslationUnit[]): boolean {
  return units.every(({ state }) => state === 'current');
}

/** Returns the two hashes to record when a translation is accepted. */
export function hashUnit({ source, translation }: TranslationUnit): Accepted {
  return { from: contentHash(source.text), to: contentHash(translation.text ?? '') };
}

function translationState(unit: Omit<TranslationUnit, 'state'>, mayBeSame: boolean): TranslationState {
  if (unit.translation.text === undefined) return 'missing';
  const isSame = unit.translation.text === unit.source.text && !mayBeSame;
  if (isSame && unit.accepted?.to !== contentHash(unit.translation.text)) return 'untranslated';
  if (!unit.accepted) return 'unconfirmed';
  return unit.accepted.from === contentHash(unit.source.text) ? 'current' : 'stale';
}

function finish(
  unit: Omit<TranslationUnit, 'state' | 'accepted'>,
  record: TranslationRecord,
  mayBeSame = true,
): TranslationUnit {
  const map = record[unit.lang]?.[unit.kind];
  const accepted = map && Object.hasOwn(map, unit.name) ? map[unit.name] : undefined;
  const recordedUnit = { ...unit, ...(accepted ? { accepted } : {}) };
  return { ...recordedUnit, state: translationState(recordedUnit, mayBeSame) };
}

/** The strings of a language, from all files. */
interface FoundTexts {
  texts: ReturnType<typeof flattenStrings>;
  /** Location of a string in its file, or where a missing string belongs. */
  findPlace: (key: string) => { file: string; line?: number };
  /** Whether the string is part of the engine, so that the site's translators don't need to translate it. */
  isFromEngine: (key: string) => boolean;
}

function readTexts(site: ResolvedSite, lang: string): FoundTexts {
  const files = readLocales(site, lang);
  const unreadable = files.filter(({ value }) => value === undefined);
  if (unreadable.length > 0) throw new ProblemsError(unreadable.flatMap(({ problems }) => problems));
  const layers = files.map((file) => ({ ...file, keys: flattenStrings(file.value ?? {}) }));
  const siteLayer = layers.find(({ isFromSite }) => isFromSite);
  const findLayer = (key: string) => layers.find(({ keys }) => keys.has(key));
  const belongs = relativePath(site.root, path.join(site.localesDir, `${lang}.json`));
  return {
    texts: new Map(layers.toReversed().flatMap(({ keys }) => [...keys])),
    findPlace: (key) => {
      const layer = findLayer(key) ?? siteLayer;
      return layer ? { file: layer.displayFile, line: layer.findLine(key.split('.')) } : { file: belongs };
    },
    isFromEngine: (key) => findLayer(key)?.isFromSite === false,
  };
}

/** Returns every key that any language of the site must have. */
export function stringKeys(site: ResolvedSite): Set<string> {
  const { texts } = readTexts(site, SOURCE_LANGUAGE);
  const languages = [SOURCE_LANGUAGE, ...site.space.languages];
  return new Set(languages.flatMap((lang) => [...expectedStrings(texts, lang).keys()]));
}

function keyUnits(
  site: ResolvedSite,
  record: TranslationRecord,
  english: FoundTexts,
  lang: string,
  notes: ReadonlyMap<string, Note>,
): TranslationUnit[] {
  const localTexts = readTexts(site, lang);
  // excludes strings of the engine in English, which the site doesn't translate
  const isOurs = (name: string) => !localTexts.isFromEngine(name) || !english.isFromEngine(name);
  const expected = [...expectedStrings(english.texts, lang)].filter(([name]) => isOurs(name));
  return expected.map(([name, text]) => {
    const translated = localTexts.texts.get(name);
    const source = { ...english.findPlace(name), text };
    const translation = {
      ...localTexts.findPlace(name),
      ...(translated === undefined ? {} : { text: translated }),
    };
    const mayBeSame = notes.get(name)?.sameAsEnglish || !hasWords(text) || isEnglish(lang);
    return finish({ kind: 'keys', name, lang, source, translation }, record, mayBeSame);
  });
}

function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replace(/\{\{.*?\}\}/g, ''));
}

/** Whether a language is a variant of English, such as `en-GB`. */
function isEnglish(lang: string): boolean {
  return new Intl.Locale(lang).language === SOURCE_LANGUAGE;
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
      const translated = translations.get(`${page.version} ${page.routePath}`);
      const name = pageName(page);
      const expected = page.displayFile.replace(`/${page.lang}/`, `/${lang}/`);
      const translation = translated
        ? { file: translated.displayFile, text: readFileSync(translated.file, 'utf8') }
        : { file: expected };
      const source = { file: page.displayFile, text: readFileSync(page.file, 'utf8') };
      return finish({ kind: 'pages', name, lang, source, translation }, record);
    });
}

/** Returns the name of a page's unit: `guide/start.mdx`, `v2/guide/start.mdx`. */
function pageName({ version, lang, relativePath }: PageSource): string {
  const below = relativePath.slice([version, lang].filter(Boolean).join('/').length + 1);
  return [version, below].filter(Boolean).join('/');
}
