import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { atomicWrite } from '../../base/atomicWrite.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { loadNavigation, navigationFile } from '../../site/loadNavigation.ts';
import { insertions } from './insertLink.ts';
import { withLinkAfter } from './sections.ts';

/**
 * Inserts a link after another one in `navigation.ts`, changing nothing else in the file.
 * @returns whether that succeeded; if not, the file is unchanged
 */
export async function addToNavigation(
  site: ResolvedSite,
  version: string,
  after: string,
  link: string,
): Promise<boolean> {
  const file = navigationFile(site, version);
  const text = readFileSync(file, 'utf8');
  const { loaded } = await loadNavigation(site, version, []);
  const expected = withLinkAfter(loaded.navigation, after, link);
  for (const attempt of insertions(text, after, link)) {
    atomicWrite(file, attempt);
    const { loaded: changed, problems } = await loadNavigation(site, version, []);
    if (problems.length === 0 && isDeepStrictEqual(changed.navigation, expected)) return true;
  }
  atomicWrite(file, text);
  return false;
}
