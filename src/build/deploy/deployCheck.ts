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

/** A check that looks at every page by itself. */
export function perPage(
  name: string,
  find: (page: CheckedPage, input: CheckInput) => string[] | Promise<string[]>,
): DeployCheck {
  return {
    name,
    run: async (input) => {
      const found = await Promise.all(
        [...input.pages.values()].map(async (page) =>
          (await find(page, input)).map((finding) => `${page.path}: ${finding}`),
        ),
      );
      return { looked: input.pages.size, findings: found.flat() };
    },
  };
}

/** The path of a URL of the same site; `undefined` for any other. */
export function ownPath(url: string, from: string, { site, routes }: CheckInput): URL | undefined {
  const resolved = new URL(url, site.origin + encodeURI(from));
  const isOwn = resolved.origin === site.origin && resolved.pathname.startsWith(routes.base);
  return isOwn ? resolved : undefined;
}
