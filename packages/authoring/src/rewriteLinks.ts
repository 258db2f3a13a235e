import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  decodePath,
  fileToAddress,
  isExternal,
  isNodeModules,
  linkTarget,
  type Problem,
  ProblemsError,
  type ResolvedSite,
  relativePath,
  routeKey,
  walkFolder,
} from 'docs-site-engine/node';
import escapeStringRegexp from 'escape-string-regexp';
import type { Changes } from './changes.ts';
import { splitLink } from './pageFiles.ts';
import { applyEdits, type Edit } from './textEdits.ts';
import type { WrittenLink } from './writtenLinks.ts';

/** A page that was moved or removed. */
interface ChangedPage {
  version: string;
  from: string;
  /** New target of links to it; absent if they become dead. A hash replaces the hashes of the links. */
  to?: string;
  /** Whether the target is the page itself, so that its headings still exist. */
  keepsHashes: boolean;
}

/** A link that has become dead. */
export interface DanglingLink {
  /** `docs/en/guide/start.mdx:12` */
  place: string;
  written: string;
}

/**
 * Rewrites the links to a page in all pages and fragments, keeping the syntax of each. Throws if a page that can
 * contain such a link can't be parsed.
 * @param moves moved files, new path by old path. Their relative links are adapted.
 * @returns links that have become dead
 */
export function rewriteLinks(
  site: ResolvedSite,
  changes: Changes,
  page: ChangedPage,
  read: (file: string, text: string) => WrittenLink[] | Problem,
  moves: ReadonlyMap<string, string> = new Map(),
): DanglingLink[] {
  const { files } = walkFolder(site, site.docsDir, isNodeModules);
  const mayLeadThere = mayLinkTo(page.from);
  const dangling: DanglingLink[] = [];
  const problems: Problem[] = [];
  for (const name of files) {
    if (!/\.mdx?$/.test(name)) continue;
    const from = path.join(site.docsDir, name);
    const to = moves.get(from) ?? from;
    if (!changes.has(to)) continue;
    const text = changes.text(to);
    if (from === to && !mayLeadThere(text)) continue;
    const edits: Edit[] = [];
    const links = read(relativePath(site.root, to), text);
    if (!Array.isArray(links)) {
      problems.push(links);
      continue;
    }
    for (const { written, start } of links) {
      const better = rewriteLink(site, page, { from, to }, written);
      if (better === undefined) {
        const line = text.slice(0, start).split('\n').length;
        dangling.push({ place: `${relativePath(site.root, to)}:${line}`, written });
      } else if (better !== written) edits.push({ start, end: start + written.length, text: better });
    }
    if (edits.length > 0) changes.write(to, applyEdits(text, edits));
  }
  if (problems.length > 0) throw new ProblemsError(problems);
  return dangling;
}

/** Quickly checks whether a text can contain a link to a page, because most don't. */
function mayLinkTo(routePath: string): (text: string) => boolean {
  const name = routePath.split('/').at(-1) ?? '';
  // the index of a folder can be written as `../`
  if (name === '') return () => true;
  // as part of a path, not as a word of a sentence: `](./name`, `](name`, `href="name`, `[a]: name`
  const pattern = new RegExp(
    String.raw`(?:[/"'\x60<]|[(:=]\s*)${escapeStringRegexp(name)}(?![\p{L}\p{N}_-])`,
    'iu',
  );
  // a name can be written with escapes
  return (text) => pattern.test(text) || /%[\da-f]{2}/i.test(text);
}

/** Returns the updated link, or `undefined` if it has become dead. */
function rewriteLink(
  site: ResolvedSite,
  page: ChangedPage,
  file: { from: string; to: string },
  linkSource: string,
): string | undefined {
  const [, target = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(linkSource) ?? [];
  if (target === '' || isExternal(linkSource)) return linkSource;
  const { version, lang } = fileToAddress(site, file.from);
  const { address } = linkTarget(site, target, { file: file.from, version, lang });
  const leadsThere = address?.version === page.version && routeKey(address.path) === routeKey(page.from);
  if (!leadsThere) return target.startsWith('/') ? linkSource : rebaseLink(file, target) + rest;
  if (page.to === undefined) return undefined;
  const [to = '', hash] = page.to.split('#');
  const ending = page.keepsHashes ? rest : rest.replace(/#.*$/s, '') + (hash === undefined ? '' : `#${hash}`);
  const [extension = ''] = /\.(?:mdx?|html)$/i.exec(target) ?? [];
  const named = extension === '' ? to : to.replace(/\/$/, '/index') + extension;
  if (target.startsWith('/')) return splitLink(site.space, target).prefix + named + ending;
  const folder = path.join(site.docsDir, version, address.lang);
  return relativeLink(file.to, path.join(folder, named), target, named.endsWith('/')) + ending;
}

const ENDINGS = ['', '.mdx', '.md', '/index.mdx', '/index.md'];

/** Adapts a relative path in a file that was moved. */
function rebaseLink({ from, to }: { from: string; to: string }, target: string): string {
  if (path.dirname(from) === path.dirname(to)) return target;
  const led = path.resolve(path.dirname(from), decodePath(target));
  // a word or a package, such as `@theme`
  if (!target.startsWith('.') && !ENDINGS.some((ending) => existsSync(led.replace(/\.html$/i, '') + ending)))
    return target;
  return relativeLink(to, led, target, target.endsWith('/'));
}

/** Returns a relative path from a file, in the style of the original link. */
function relativeLink(file: string, target: string, style: string, isFolder: boolean): string {
  const relative = relativePath(path.dirname(file), target) || '.';
  const encoded = style.includes('%') ? encodeURI(relative) : relative;
  const dotted = style.startsWith('.') && !encoded.startsWith('.') ? `./${encoded}` : encoded;
  return isFolder ? `${dotted.replace(/\/$/, '')}/` : dotted;
}
