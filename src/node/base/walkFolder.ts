import {
  type Dirent,
  existsSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { isBelow } from '../../shared/urlPath.ts';
import { displayPath } from './paths.ts';
import type { Problem } from './problems.ts';

/** Files below a folder, relative to it, and what is wrong with symbolic links on the way. */
interface WalkedFolder {
  files: string[];
  problems: Problem[];
}

/**
 * Lists all files below a folder, and what symbolic links lead to. A link to a folder that contains it is told instead
 * of followed: there would be no end.
 * @param isLeftOut files and folders to skip, by relative path. Default: none
 */
export function walkFolder(
  site: { root: string },
  folder: string,
  isLeftOut: (name: string) => boolean = () => false,
): WalkedFolder {
  const found: WalkedFolder = { files: [], problems: [] };
  const walk = (prefix: string, around: readonly string[]): void => {
    for (const entry of entriesOf(path.join(folder, prefix))) {
      const name = prefix + entry.name;
      const file = path.join(folder, name);
      if (isLeftOut(name)) continue;
      const stats = entry.isSymbolicLink() ? follow(file) : entry;
      if (!stats) found.problems.push(badLink(site, file, 'leads to “%”, where nothing is.'));
      else if (stats.isFile()) found.files.push(name);
      else if (stats.isDirectory()) {
        const real = entry.isSymbolicLink() ? realpathSync(file) : path.join(around.at(-1) ?? '', entry.name);
        if (entry.isSymbolicLink() && around.some((outer) => isBelow(real, outer)))
          found.problems.push(badLink(site, file, 'leads back to a folder that it is in: “%”.'));
        else walk(`${name}/`, [...around, real]);
      }
    }
  };
  if (existsSync(folder)) walk('', [realpathSync(folder)]);
  found.files.sort();
  return found;
}

/** Whether these are files of packages, where nobody writes. */
export function isPackages(name: string): boolean {
  return /(?:^|\/)node_modules$/.test(name);
}

function entriesOf(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true });
}

/** What a link leads to; `undefined` if that does not exist, or if links lead to each other. */
function follow(link: string): Stats | undefined {
  try {
    return statSync(link);
  } catch {
    return undefined;
  }
}

function badLink(site: { root: string }, file: string, what: string): Problem {
  const message = `This symbolic link ${what.replace('%', () => readlinkSync(file))}`;
  return { severity: 'error', file: displayPath(site, file), message, advice: 'Correct or remove it.' };
}
