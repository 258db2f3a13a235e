import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { RoutesFile } from '../../../shared/routesFile.ts';
import { RouteTable } from '../../../shared/routeTable.ts';
import { HEADERS_FILE, type HeaderRule, parseHeadersFile } from '../../output/hosting/headers.ts';

const ROUTES_FILE = 'routes.json';

/** What a finished site says about all its answers. */
export interface SiteRules {
  routes: RoutesFile;
  table: RouteTable;
  headers: HeaderRule[];
  /** Changes with every build: the policy of one build would refuse the styles of another. */
  stamp: string;
}

/** Throws if the folder does not contain a finished site. */
export function readSiteRules(folder: string): SiteRules {
  const routes = JSON.parse(readFileSync(path.join(folder, ROUTES_FILE), 'utf8')) as RoutesFile;
  const headers = path.join(folder, HEADERS_FILE);
  return {
    routes,
    table: new RouteTable(routes, routes.pages, routes.redirects),
    headers: parseHeadersFile(existsSync(headers) ? readFileSync(headers, 'utf8') : ''),
    stamp: stampOf(folder),
  };
}

/** The rules of the site as it was built last: the same ones while nothing has changed, or a build is being written. */
export function currentSiteRules(folder: string, known: SiteRules): SiteRules {
  const stamp = stampOf(folder);
  return stamp === '' || stamp === known.stamp ? known : readSiteRules(folder);
}

function stampOf(folder: string): string {
  const all = [ROUTES_FILE, HEADERS_FILE].map((name) =>
    statSync(path.join(folder, name), { throwIfNoEntry: false }),
  );
  return all[0] ? all.map((stats) => `${stats?.ino} ${stats?.mtimeMs} ${stats?.size}`).join(' ') : '';
}
