import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { parseAddress, routeKey } from '../../../shared/routes.ts';
import { displayPath } from '../../base/paths.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import type { PageSource } from '../../content/discover.ts';

/** Content of a new page in one language. */
export interface PageText {
  title: string;
  description?: string;
}

/** Why a path cannot be used for a new page; `undefined` if it can. */
export function refusePath(
  site: ResolvedSite,
  sources: readonly PageSource[],
  routePath: string,
): string | undefined {
  if (!/^\/(?:[A-Za-z0-9][\w.-]*\/)*(?:[A-Za-z0-9][\w.-]*)?$/.test(routePath))
    return `“${routePath}” is not a valid page path. Write it like /guide/basic/example, or /guide/basic/ for the page of a folder.`;
  const segments = routePath.split('/').filter(Boolean);
  const reserved = segments.find((segment) => ['shared', 'theme', 'node_modules'].includes(segment));
  if (reserved) return `Folders named “${reserved}” hold no pages.`;
  const { namesLang, namesVersion } = parseAddress(site.space, routePath);
  if (namesLang || namesVersion) return 'Leave language and version out of the path.';
  const existing = sources.find((source) => routeKey(source.routePath) === routeKey(routePath));
  return existing ? `The page already exists: ${existing.displayFile}` : undefined;
}

/** Writes a page in one language; never overwrites a file. Returns its path for messages. */
export function writePage(
  site: ResolvedSite,
  { version, lang, routePath }: Pick<PageSource, 'version' | 'lang' | 'routePath'>,
  text: PageText,
): string {
  const name = `${routePath.replace(/\/$/, '/index').slice(1)}.mdx`;
  const file = path.join(site.docsDir, version, lang, name);
  const { title, description } = text;
  const frontmatter = stringify({ title, ...(description ? { description } : {}) }, { lineWidth: 0 });
  const body = [
    `# ${title.replace(/[<{\\]/g, '\\$&')}`,
    ...(description ? [description.replace(/[<{\\]/g, '\\$&')] : []),
  ];
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `---\n${frontmatter}---\n\n${body.join('\n\n')}\n`, { flag: 'wx' });
  return displayPath(site, file);
}
