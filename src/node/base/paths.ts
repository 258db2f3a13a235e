import path from 'node:path';
import { lookup } from 'mrmime';
import { splitHref } from '../../shared/routes.ts';

/** Folder of a built site with content hashes in its file names, which browsers can cache forever. */
export const ASSETS_FOLDER = 'assets';

/** Returns a file's path for messages: relative to the site's folder, with forward slashes. */
export function displayPath(site: { root: string }, file: string): string {
  return relativePath(site.root, file);
}

/** Returns the relative path from a folder to a file, with forward slashes on every platform. */
export function relativePath(folder: string, file: string): string {
  return path.relative(folder, file).replaceAll(path.sep, '/');
}

/** Whether an import specifier is relative: `./a` or `../a`. */
export function isRelative(name: string): boolean {
  return name.startsWith('./') || name.startsWith('../');
}

/** Whether an import specifier is a path rather than a package. */
export function isPath(name: string): boolean {
  return name.startsWith('/') || isRelative(name);
}

/** Whether a file is Markdown, by its name. */
export function isMarkdown(name: string): boolean {
  return ['.md', '.mdx'].includes(path.extname(name));
}

/** Whether a file is a stylesheet, by its name. */
export function isStylesheet(name: string): boolean {
  return ['.css', '.less', '.sass', '.scss'].includes(path.extname(name));
}

/** Prepends the published site's origin to a path. Without an origin, and for other sites, the URL is unchanged. */
export function withOrigin(siteUrl: string | undefined, url: string): string {
  const isSitePath = url.startsWith('/') && !url.startsWith('//');
  return isSitePath && siteUrl ? siteUrl.replace(/\/$/, '') + url : url;
}

/** Returns the media type of a file by its name. Adds the type of `.ico`, which the library lacks. */
export function contentType(file: string): string {
  return lookup(file) ?? (file.toLowerCase().endsWith('.ico') ? 'image/x-icon' : 'application/octet-stream');
}

/**
 * Returns the path and query of a request as they were sent. `URL` would resolve dot segments and parse `//host` as a
 * host.
 */
export function requestTarget(url = '/'): { pathname: string; search: string } {
  const { target, query } = splitHref(url);
  return { pathname: target === '' ? '/' : target, search: query };
}
