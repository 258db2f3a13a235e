import path from 'node:path';
import type { ResolvedSite } from './config/resolveSite.ts';

/** A file as messages name it: relative to the site's folder, with forward slashes. */
export function displayPath(site: ResolvedSite, file: string): string {
  return path.relative(site.root, file).split(path.sep).join('/');
}
