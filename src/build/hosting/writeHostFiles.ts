import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ResolvedSite } from '../config/resolveSite.ts';
import { writeOutput } from '../emit/writeRoute.ts';
import { headerRules } from './headerRules.ts';
import { formatHeadersFile, HEADERS_FILE } from './headersFile.ts';

/** Writes the files that tell hosts how to serve the site. What the site's public folder has of them is kept. */
export function writeHostFiles({ space }: ResolvedSite, policy: string, outDir: string): void {
  const headers = formatHeadersFile(headerRules(space.base, policy));
  writeOutput(path.join(outDir, HEADERS_FILE), headers + ownText(path.join(outDir, HEADERS_FILE)));
}

/** Text of a file that was copied from the public folder, to stand after ours. */
function ownText(file: string): string {
  return existsSync(file) ? `\n${readFileSync(file, 'utf8')}` : '';
}
