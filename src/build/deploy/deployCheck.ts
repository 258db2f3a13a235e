import type { RoutesFile } from '../../shared/routesFile.ts';
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
  /** What the host answers where there is no page, one a language. */
  lost: readonly CheckedPage[];
  /** Folder of the site, where it is not checked as a host serves it. */
  folder?: string;
}

/** What a check found: how much it looked at, and each thing that is wrong, in words. */
export interface CheckResult {
  looked: number;
  findings: string[];
}

/** One row of the table. */
export interface DeployCheck {
  name: string;
  run: (input: CheckInput) => CheckResult | Promise<CheckResult>;
}

type Find = (page: CheckedPage, input: CheckInput) => string[] | Promise<string[]>;

/** A check that looks at every page by itself. */
export function perPage(name: string, find: Find): DeployCheck {
  return { name, run: (input) => findIn([...input.pages.values()], find, input) };
}

/** A check that looks at every document by itself: pages, and what the host answers where there is none. */
export function perDocument(name: string, find: Find): DeployCheck {
  return { name, run: (input) => findIn([...input.pages.values(), ...input.lost], find, input) };
}

async function findIn(documents: CheckedPage[], find: Find, input: CheckInput): Promise<CheckResult> {
  const found = await Promise.all(
    documents.map(async (page) => (await find(page, input)).map((finding) => `${page.path}: ${finding}`)),
  );
  return { looked: documents.length, findings: found.flat() };
}

/** The path of a URL of the same site; `undefined` for any other. */
export function ownPath(url: string, from: string, { site, routes }: CheckInput): URL | undefined {
  const resolved = new URL(url, site.origin + encodeURI(from));
  const isOwn = resolved.origin === site.origin && resolved.pathname.startsWith(routes.base);
  return isOwn ? resolved : undefined;
}
