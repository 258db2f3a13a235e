import path from 'node:path';
import { lookup } from 'mrmime';

/** Folder of a finished site whose file names contain a content hash: browsers may cache these files forever. */
export const ASSETS_FOLDER = 'assets';

/** A file's path for messages: relative to the site's folder, with forward slashes. */
export function displayPath(site: { root: string }, file: string): string {
  return relativePath(site.root, file);
}

/** The relative path from a folder to a file, with forward slashes on every platform. */
export function relativePath(folder: string, file: string): string {
  return path.relative(folder, file).replaceAll(path.sep, '/');
}

/** Prepends the published site's origin to a path; unchanged if there is no origin, or for other sites. */
export function withOrigin(siteUrl: string | undefined, url: string): string {
  const isPath = url.startsWith('/') && !url.startsWith('//');
  return isPath && siteUrl ? siteUrl.replace(/\/$/, '') + url : url;
}

/** Media type of a file, by its name; the list of types lacks that of `favicon.ico`. */
export function contentType(file: string): string {
  return lookup(file) ?? (/\.ico$/i.test(file) ? 'image/x-icon' : 'application/octet-stream');
}

/** The path and query of a request as they were sent: `URL` would resolve dot segments and parse `//host` as a host. */
export function requestTarget(url = '/'): { pathname: string; search: string } {
  const [, pathname = '/', search = ''] = /^([^?#]+)?(\?[^#]*)?/.exec(url) ?? [];
  return { pathname, search };
}
