import type { RouteSpace } from './routes.ts';

/** `routes.json` in the finished site: what a server or the not-found page needs to resolve a path. */
export interface RoutesFile extends RouteSpace {
  /** Canonical URL paths of all pages, base included. */
  pages: string[];
  /** Redirects from old addresses: URL path to URL path, base included; the target may have a hash. */
  redirects?: Record<string, string>;
}
