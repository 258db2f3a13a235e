import { statSync } from 'node:fs';
import path from 'node:path';
import { decodePath } from '../../shared/urlPath.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';

/** The file of the public folder at a path of the site, without base, encoded or not; `undefined` if there is none. */
export function publicFile({ publicDir }: ResolvedSite, urlPath: string): string | undefined {
  const file = path.join(publicDir, path.resolve('/', decodePath(urlPath)));
  try {
    return statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined; // none, a link in a circle, or a name that no file can have
  }
}
