import type { RoutesFile } from '../../../shared/routesFile.ts';
import type { PageFacts } from './pageFacts.ts';
import type { HostAnswer, PublishedSite } from './publishedSite.ts';

/** A page of the site with everything that checks need. */
export interface CheckedPage {
  /** Canonical URL path. */
  path: string;
  answer: HostAnswer;
  html: string;
  facts: PageFacts;
}

export interface CheckInput {
  site: PublishedSite;
  routes: RoutesFile;
  /** All pages, by path. */
  pages: ReadonlyMap<string, CheckedPage>;
  /** The host's not-found responses, one per language. */
  lost: readonly CheckedPage[];
  /** Folder of the site, if a folder is checked instead of a host. */
  folder?: string;
}

/** Result of a check: how many items it looked at, and a description of every problem. */
export interface CheckResult {
  looked: number;
  findings: string[];
}

/** One row of the results table. */
export interface DeployCheck {
  name: string;
  run: (input: CheckInput) => CheckResult | Promise<CheckResult>;
}

type Find = (page: CheckedPage, input: CheckInput) => string[] | Promise<string[]>;

/** A check that examines each page separately. */
export function perPage(name: string, find: Find): DeployCheck {
  return { name, run: (input) => findIn([...input.pages.values()], find, input) };
}

/** A check that examines each document separately: pages and not-found responses. */
export function perDocument(name: string, find: Find): DeployCheck {
  return { name, run: (input) => findIn([...input.pages.values(), ...input.lost], find, input) };
}

async function findIn(documents: CheckedPage[], find: Find, input: CheckInput): Promise<CheckResult> {
  const found = await Promise.all(
    documents.map(async (page) => (await find(page, input)).map((finding) => `${page.path}: ${finding}`)),
  );
  return { looked: documents.length, findings: found.flat() };
}

/** Resolves a URL; `undefined` if it is not on the checked site. */
export function ownPath(url: string, from: string, { site, routes }: CheckInput): URL | undefined {
  const resolved = new URL(url, site.origin + from);
  const isOwn = resolved.origin === site.origin && resolved.pathname.startsWith(routes.base);
  return isOwn ? resolved : undefined;
}
