import {
  defaultLanguage,
  formatAddress,
  parseAddress,
  type RouteAddress,
  type RouteSpace,
  routeKey,
  stripBase,
  unknownAddress,
} from './routes.ts';
import { decodePath } from './urlPath.ts';

/** Result of resolving a requested path. */
export type Resolution =
  | { kind: 'page'; path: string }
  /** `hash`: target within the page, with its `#`; absent if the reader's own hash is kept. */
  | { kind: 'redirect'; to: string; hash?: string }
  | { kind: 'notFound'; version: string; lang: string };

/** Looks up canonical paths for variants of a path: other case, `.html`, `index`, trailing slash. */
export class RouteTable {
  readonly #space: RouteSpace;
  readonly #pages = new Map<string, string>();
  readonly #redirects = new Map<string, string>();

  /**
   * @param pagePaths canonical URL paths of all pages, base included
   * @param redirects see `RoutesFile.redirects`
   */
  constructor(space: RouteSpace, pagePaths: Iterable<string>, redirects: Record<string, string> = {}) {
    this.#space = space;
    for (const [from, to] of Object.entries(redirects)) {
      this.#redirects.set(this.#toKey(from), to);
    }
    for (const pagePath of pagePaths) {
      this.#pages.set(this.#toKey(pagePath), pagePath);
    }
  }

  #toKey(path: string): string {
    return routeKey(decodePath(stripBase(this.#space.base, path) ?? path));
  }

  /** Returns the canonical path of a page in this version and language, or `undefined`. */
  find(address: Pick<RouteAddress, 'version' | 'lang' | 'path'>): string | undefined {
    return this.#pages.get(this.#toKey(formatAddress(this.#space, address)));
  }

  /** Resolves a requested path (without query and hash) for servers and the router. Never redirects to another site. */
  resolve(requestPath: string): Resolution {
    const space = this.#space;
    const decoded = decodePath(requestPath).replace(/\\/g, '/');
    const path = stripBase(space.base, decoded);
    if (path === undefined) {
      return { kind: 'notFound', version: space.defaultVersion, lang: defaultLanguage(space) };
    }
    const address = parseAddress(space, path);
    const page = this.find(address);
    if (page === undefined) {
      const old = this.#redirects.get(this.#toKey(formatAddress(space, address)));
      const [to = '', hash] = old?.split('#') ?? [];
      if (old !== undefined)
        return { kind: 'redirect', to, ...(hash === undefined ? {} : { hash: `#${hash}` }) };
      const bare = this.#withoutDefaultLanguage(address);
      if (bare === undefined) return { kind: 'notFound', ...unknownAddress(space, path) };
      // in `/en/en.html`, the remaining path can be a variant of a page's path
      const remaining = this.resolve(bare);
      return remaining.kind === 'redirect' ? remaining : { kind: 'redirect', to: bare };
    }
    const isCanonical = requestPath === page || requestPath === decodePath(page);
    return isCanonical ? { kind: 'page', path: page } : { kind: 'redirect', to: page };
  }

  /** Returns the path without the default language's segment, whether or not such a page exists. */
  #withoutDefaultLanguage(address: RouteAddress): string | undefined {
    const lang = defaultLanguage(this.#space);
    const segments = address.path.split('/').slice(1);
    const start = segments.findIndex((segment) => segment.toLowerCase() !== lang.toLowerCase());
    if (start === 0 && !(address.namesLang && address.lang === lang)) return undefined;
    const path = `/${start === -1 ? '' : segments.slice(start).join('/')}`;
    if (/[?#%\p{C}]|\/\.\.?(?:\/|$)/u.test(path)) return undefined;
    return this.find({ ...address, path }) ?? formatAddress(this.#space, { ...address, path });
  }

  /** Returns the nearest existing page: the path itself, or its closest ancestor. */
  nearest(
    address: Pick<RouteAddress, 'version' | 'lang' | 'path'>,
  ): { path: string; exact: boolean } | undefined {
    let path = address.path;
    for (let exact = true; ; exact = false) {
      const pagePath = this.find({ ...address, path });
      if (pagePath !== undefined) return { path: pagePath, exact };
      if (path === '/' || path === '') return undefined;
      path = path.replace(/[^/]*\/?$/, '');
    }
  }
}
