import { parseAddress, type RouteSpace, routeKey } from '../../../shared/routes.ts';
import { decodePath } from '../../../shared/urlPath.ts';

/** A page of one version, in all languages. */
export interface PagePath {
  version: string;
  /** Route path: `/guide/start/`. */
  path: string;
}

/** Divides a link into version and language, route path, and query with hash, all as they are written. */
export function partsOf(
  space: RouteSpace,
  link: string,
): { prefix: string; path: string; rest: string; version: string } {
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? [];
  const { version, namesVersion, namesLang } = parseAddress(space, decodePath(written));
  const segments = written.replace(/^\//, '').split('/');
  const count = Number(namesVersion) + Number(namesLang);
  const prefix = segments
    .slice(0, count)
    .map((name) => `/${name}`)
    .join('');
  return { prefix, path: `/${segments.slice(count).join('/')}`, rest, version };
}

/** Whether a link of the navigation or configuration leads to a page, in whatever language and spelling. */
export function leadsTo(space: RouteSpace, link: string, page: PagePath): boolean {
  if (!link.startsWith('/')) return false;
  const { path, version } = partsOf(space, link);
  return version === page.version && routeKey(decodePath(path)) === routeKey(page.path.replace(/#.*$/, ''));
}

/** A path as the configuration writes it: with its version, if it is not the default one. */
export function configPath(space: RouteSpace, { version, path }: PagePath): string {
  return version === space.defaultVersion ? path : `/${version}${path}`;
}
