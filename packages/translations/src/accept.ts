import { defaultLanguage, didYouMean, type ResolvedSite } from 'docs-site-engine/node';
import { readRecord, writeRecord } from './record.ts';
import { hashUnit, type TranslationUnit } from './translationStatus.ts';

/** Returns the units that match a key (`footer.next`), a group (`footer`), a page (`guide/start`), or a file's path. */
export function findUnits(
  site: ResolvedSite,
  units: readonly TranslationUnit[],
  name: string,
): TranslationUnit[] {
  if (name === '') return []; // not the home page, whose path is also empty
  const normalized = normalize(name);
  return units.filter((unit) => {
    if (unit.kind === 'keys') return unit.name === name || unit.name.startsWith(`${name}.`);
    if (unit.translation.file === name.replace(/^\.\//, '')) return true;
    const unitName = normalize(unit.name);
    return (
      unitName === normalized ||
      `${defaultLanguage(site.space)}/${unitName}` === normalized ||
      unit.source.file === name
    );
  });
}

/** Message for a name that matches no unit. */
export function unknownName(units: readonly TranslationUnit[], name: string): string {
  const known = units
    .map((unit) => (unit.kind === 'keys' ? unit.name : normalize(unit.name)))
    .filter(Boolean);
  const advice = didYouMean(normalize(name), known, 'Name a key (footer.next) or a page (guide/start).');
  return `Unknown page or key "${name}". ${advice}`;
}

/**
 * Records that translations are accepted, and drops entries of strings and pages that no longer exist. Only
 * writes the record.
 */
export function acceptUnits(
  site: ResolvedSite,
  all: readonly TranslationUnit[],
  accepted: readonly TranslationUnit[],
): void {
  const record = readRecord(site);
  const chosen = new Set(accepted);
  for (const lang of new Set([...Object.keys(record), ...all.map((unit) => unit.lang)])) {
    const recordEntries = (kind: TranslationUnit['kind']) =>
      Object.fromEntries(
        all
          .filter((unit) => unit.lang === lang && unit.kind === kind)
          .flatMap((unit) => {
            const entry = chosen.has(unit) ? hashUnit(unit) : unit.accepted;
            return entry ? [[unit.name, entry]] : [];
          }),
      );
    record[lang] = { keys: recordEntries('keys'), pages: recordEntries('pages') };
  }
  writeRecord(site, record);
}

/** Makes `/guide/start.mdx`, `guide/start/` and `guide/start` equal. */
function normalize(name: string): string {
  return name
    .replace(/^\.?\/+/, '')
    .replace(/\.mdx?$/, '')
    .replace(/(^|\/)index$/, '')
    .replace(/\/$/, '')
    .toLowerCase();
}
