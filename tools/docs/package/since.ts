import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Holder } from './packageNames.ts';

/** Where `npm run docs:since` writes to. */
export const SINCE_FILE = path.join(import.meta.dirname, 'since.json');

/** By holder and name: the minor version that added it, such as `0.7`; names that are older are missing. */
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

/** The first version with each of the latest names, apart from those that the oldest version has already. */
export function computeSince(versions: readonly VersionNames[]): Since {
  const since: Since = {};
  const latest = versions.at(-1)?.names ?? new Map<Holder, string[]>();
  for (const [holder, names] of latest) {
    // without a type of that name, nothing is known about an old version; a whole module may be new, though
    const isModule = holder === 'exports of /api';
    const comparable = versions.filter((version) => isModule || (version.names.get(holder)?.length ?? 0) > 0);
    const added: Record<string, string> = {};
    for (const name of names) {
      // types that the main module has exported before are not new
      if (isModule && versions.some((version) => version.names.get('exports')?.includes(name))) continue;
      const index = comparable.findIndex((version) => version.names.get(holder)?.includes(name));
      const version = comparable[index]?.version;
      if (index > 0 && version) added[name] = version.split('.').slice(0, 2).join('.');
    }
    if (Object.keys(added).length > 0) since[holder] = added;
  }
  return since;
}
