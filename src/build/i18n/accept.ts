import { defaultLanguage } from '../../shared/routes.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import { didYouMean } from '../problems.ts';
import { readRecord, writeRecord } from './record.ts';
import { hashesOf, type TranslationUnit } from './status.ts';

/** The units that a person means by `footer.edit`, `footer`, `guide/start`, or the path of one of the files. */
export function findUnits(
  site: ResolvedSite,
  units: readonly TranslationUnit[],
  name: string,
): TranslationUnit[] {
  const wanted = normalize(name);
  return units.filter((unit) => {
    if (unit.kind === 'keys') return unit.name === name || unit.name.startsWith(`${name}.`);
    if (unit.translation.file === name.replace(/^\.\//, '')) return true;
    const own = normalize(unit.name);
    return own === wanted || `${defaultLanguage(site.space)}/${own}` === wanted || unit.source.file === name;
  });
}

/** What to say about a name that no unit has. */
export function unknownName(units: readonly TranslationUnit[], name: string): string {
  const known = units.map((unit) => (unit.kind === 'keys' ? unit.name : normalize(unit.name)));
  const advice = didYouMean(normalize(name), known, 'Name a key (footer.edit) or a page (guide/start).');
  return `There is no text or page “${name}”. ${advice}`;
}

/**
 * Notes that translations are good as they stand, and forgets those of texts and pages that are gone.
 * Writes the record and nothing else.
 */
export function acceptUnits(
  site: ResolvedSite,
  all: readonly TranslationUnit[],
  accepted: readonly TranslationUnit[],
): void {
  const record = readRecord(site);
  const chosen = new Set(accepted);
  for (const lang of new Set([...Object.keys(record), ...all.map((unit) => unit.lang)])) {
    const entriesOf = (kind: TranslationUnit['kind']) =>
      Object.fromEntries(
        all
          .filter((unit) => unit.lang === lang && unit.kind === kind)
          .flatMap((unit) => {
            const entry = chosen.has(unit) ? hashesOf(unit) : unit.accepted;
            return entry ? [[unit.name, entry]] : [];
          }),
      );
    record[lang] = { keys: entriesOf('keys'), pages: entriesOf('pages') };
  }
  writeRecord(site, record);
}

/** `/guide/start.mdx`, `guide/start/` and `guide/start` are the same page. */
function normalize(name: string): string {
  return name
    .replace(/^\.?\/+/, '')
    .replace(/\.mdx?$/, '')
    .replace(/(^|\/)index$/, '')
    .replace(/\/$/, '')
    .toLowerCase();
}
