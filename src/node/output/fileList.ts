import { statSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { ASSETS_FOLDER } from '../base/paths.ts';
import { writeOutput } from './writeOutput.ts';

/** Name of the list in the finished site. */
export const FILE_LIST = 'files.json';

/** Sizes in bytes, by path in the site. */
export type FileList = Record<string, number>;

/** Writes the list of all files that pages load, for `docs audit`: no single page references all of them. */
export function writeFileList(outDir: string): void {
  // a page may lie there, too: its file is answered at another address
  const names = globSync(`${ASSETS_FOLDER}/**`, { cwd: outDir, ignore: '**/*.{br,gz,html}' }).sort();
  const sizes = names.map((name) => [name, statSync(path.join(outDir, name)).size]);
  writeOutput(path.join(outDir, FILE_LIST), JSON.stringify(Object.fromEntries(sizes)));
}
