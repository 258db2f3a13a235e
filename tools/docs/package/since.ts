import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Holder } from './packageNames.ts';

/** File that `npm run docs:since` writes. */
export const SINCE_FILE = path.join(import.meta.dirname, 'since.json');

/** By holder and name: the version that added it, such as `0.7.5`; names that the oldest version has are missing. */
export type Since = Partial<Record<Holder, Record<string, string>>>;

export function readSince(): Since {
  return JSON.parse(readFileSync(SINCE_FILE, 'utf8')).names;
}

/** The names of one version of the package. */
export interface VersionNames {
  /** `0.7.9` */
  version: string;
  names: ReadonlyMap<Holder, readonly string[]>;
}

/** Sorts `0.9.10` after `0.9.2`. */
export const byVersion = new Intl.Collator('en', { numeric: true }).compare;

/** Types whose names were all added with the type itself. For other types, that isn't known. */
const ADDED_TOGETHER: ReadonlySet<Holder> = new Set(['exports of /api', 'test options']);

/**
 * Finds the first version that has each of the latest names. Names that the oldest version has are left out.
 *
 * @param versions all that a registry has, oldest first
 * @param known the current record; an earlier version is kept if the registry lacks it
 */
export function computeSince(versions: readonly VersionNames[], known: Since = {}): Since {
  const since: Since = {};
  const latest = versions.at(-1)?.names ?? new Map<Holder, string[]>();
  for (const [holder, names] of latest) {
    const comparable = versions.filter(
      (version) => ADDED_TOGETHER.has(holder) || (version.names.get(holder)?.length ?? 0) > 0,
    );
    const added: Record<string, string> = {};
    for (const name of names) {
      // types that the main module has exported before are not new
      const moved = versions.some((version) => version.names.get('exports')?.includes(name));
      if (holder === 'exports of /api' && moved) continue;
      const index = comparable.findIndex((version) => version.names.get(holder)?.includes(name));
      const [before, first] = [comparable[index - 1]?.version, comparable[index]?.version];
      if (before === undefined || first === undefined) continue;
      const recorded = known[holder]?.[name];
      const isBetween =
        recorded !== undefined && byVersion(before, recorded) < 0 && byVersion(recorded, first) < 0;
      added[name] = isBetween ? recorded : first;
    }
    if (Object.keys(added).length > 0) since[holder] = added;
  }
  return since;
}
