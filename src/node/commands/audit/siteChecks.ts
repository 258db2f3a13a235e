import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { encodePath, withBase } from '../../../shared/routes.ts';
import { FILE_LIST, type FileList } from '../../output/fileList.ts';
import { each } from './pageChecks.ts';
import type { PublishedSite } from './publishedSite.ts';

/** How many items a check looked at, and a description of every problem. */
export interface CheckResult {
  looked: number;
  findings: string[];
}

/** Required security headers, and what they must contain. */
const HEADERS: Record<string, RegExp> = {
  'content-security-policy': /frame-ancestors/,
  'strict-transport-security': /max-age=\d{8,}/, // at least 115 days
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(?:no-referrer|same-origin|(?:strict-)?origin(?:-when-cross-origin)?)$/,
  'permissions-policy': /=\(\)/,
  'cross-origin-opener-policy': /^same-origin/,
};

/** How long browsers may cache a page without revalidating, in seconds: some hosts default to ten minutes. */
const MAX_PAGE_AGE = 600;

/** Checks that span pages, and checks of the host's behavior. */
export const siteChecks: Record<string, (site: PublishedSite) => Promise<CheckResult>> = {
  'security headers': async (site) => {
    const { headers } = await site.get(site.routes.base);
    const findings = Object.entries(HEADERS).flatMap(([name, pattern]) => {
      const value = headers.get(name);
      if (value === null) return [`The host sends no ${name}.`];
      return pattern.test(value) ? [] : [`The host sends ${name} as “${value}”.`];
    });
    const caching = headers.get('cache-control') ?? '';
    const age = Number(/max-age=(\d+)/.exec(caching)?.[1] ?? 0);
    if (age > MAX_PAGE_AGE && !/no-cache|no-store/.test(caching))
      findings.push(`Browsers keep pages: the host sends cache-control as “${caching}”.`);
    return { looked: Object.keys(HEADERS).length + 1, findings };
  },
  'strength of the policy': async ({ pages }) => {
    const policies = new Set([...pages.values()].flatMap(({ policy }) => policy ?? []));
    const findings = [...policies].flatMap((text) =>
      new CspEvaluator(new CspParser(text).csp)
        .evaluate()
        .filter(({ severity }) => severity <= Severity.MEDIUM) // a lower number is more severe
        .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`),
    );
    return { looked: policies.size, findings };
  },
  // most are only referenced by other scripts, or loaded on demand
  'all files are there': async (site) => {
    const list = withBase(site.routes.base, `/${FILE_LIST}`);
    const { status, body } = await site.get(list);
    if (status !== 200) return { looked: 0, findings: [`${list} answers ${status}`] };
    const expected = Object.entries(JSON.parse(body.toString()) as FileList);
    const findings = await each(expected, async ([name, size]) => {
      const path = withBase(site.routes.base, encodePath(`/${name}`));
      const answer = await site.get(path);
      if (answer.status !== 200) return `${path} answers ${answer.status}`;
      const { length } = answer.body;
      return length === size ? undefined : `${path} has ${length} bytes instead of ${size}`;
    });
    return { looked: expected.length, findings };
  },
  'unknown addresses': async ({ lost }) => ({
    looked: lost.length,
    findings: lost.flatMap(({ path, answer: { status }, isHidden }) => [
      ...(status === 404 ? [] : [`${path} answers ${status}`]),
      ...(isHidden ? [] : [`${path} may be listed by search engines`]),
    ]),
  }),
  // a redirect by the host, or a page that redirects
  'other spellings': async (site) => {
    const { routes, origin } = site;
    const [page = routes.base] = routes.pages.filter((path) => !path.endsWith('/'));
    const asked: [from: string, to: string][] = [
      [withBase(routes.base, `/${routes.languages[0] ?? ''}/`), routes.base],
      [`${page}.html`, page],
      ...Object.entries(routes.redirects ?? {}),
    ];
    const findings = await each(asked, async ([from, to]) => {
      const { status, headers, body } = await site.get(from);
      const location = new URL(headers.get('location') ?? from, origin);
      const leads = status >= 301 && status <= 308 && location.pathname + location.hash === to;
      const text = body.toString();
      const isPage = text.includes('data-not-found=') || text.includes(`href="${to}"`);
      return leads || isPage ? undefined : `${from} does not lead to ${to} (${status})`;
    });
    return { looked: asked.length, findings };
  },
};
