import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { unescapeHtml } from '../../../shared/escapeHtml.ts';
import { encodePath, parseAddress, stripBase, withBase } from '../../../shared/routes.ts';
import { FILE_LIST, type FileList } from '../../output/fileList.ts';
import type { CheckedPage, CheckInput, DeployCheck } from './audit.ts';
import { compressedCopies } from './compressedCopies.ts';

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
export const siteChecks: DeployCheck[] = [
  { name: 'security headers', run: headers },
  { name: 'strength of the policy', run: policy },
  { name: 'all files are there', run: files },
  { name: 'unknown addresses', run: unknownAddresses },
  { name: 'other spellings', run: spellings },
  { name: 'canonical and translations', run: alternates },
  { name: 'pictures for sharing', run: pictures },
  { name: 'sitemap', run: sitemap },
  compressedCopies,
];

async function headers({ site, routes }: CheckInput) {
  const { headers: sent } = await site.get(routes.base);
  const findings = Object.entries(HEADERS).flatMap(([name, pattern]) => {
    const value = sent.get(name);
    if (value === null) return [`The host sends no ${name}.`];
    return pattern.test(value) ? [] : [`The host sends ${name} as “${value}”.`];
  });
  const caching = sent.get('cache-control') ?? '';
  const age = Number(/max-age=(\d+)/.exec(caching)?.[1] ?? 0);
  if (age > MAX_PAGE_AGE && !/no-cache|no-store/.test(caching))
    findings.push(`Browsers keep pages: the host sends cache-control as “${caching}”.`);
  return { looked: Object.keys(HEADERS).length + 1, findings };
}

function policy({ pages }: CheckInput) {
  const policies = new Set([...pages.values()].flatMap(({ facts }) => facts.policy ?? []));
  const findings = [...policies].flatMap((text) =>
    new CspEvaluator(new CspParser(text).csp)
      .evaluate()
      .filter(({ severity }) => severity <= Severity.MEDIUM) // a lower number is more severe
      .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`),
  );
  return { looked: policies.size, findings };
}

/** Checks all files in the list: most are only referenced by other scripts, or loaded on demand. */
async function files({ site, routes }: CheckInput) {
  const list = withBase(routes.base, `/${FILE_LIST}`);
  const { status, body } = await site.get(list);
  if (status !== 200) return { looked: 0, findings: [`${list} answers ${status}`] };
  const expected = Object.entries(JSON.parse(body.toString()) as FileList);
  const findings = expected.map(async ([name, size]) => {
    const path = withBase(routes.base, encodePath(`/${name}`));
    const answer = await site.get(path, 'identity');
    if (answer.status !== 200) return [`${path} answers ${answer.status}`];
    return answer.body.length === size ? [] : [`${path} has ${answer.body.length} bytes instead of ${size}`];
  });
  return { looked: expected.length, findings: (await Promise.all(findings)).flat() };
}

function unknownAddresses({ lost }: CheckInput) {
  const findings = lost.flatMap(({ path, answer: { status }, facts }) => [
    ...(status === 404 ? [] : [`${path} answers ${status}`]),
    ...(facts.isHidden ? [] : [`${path} may be listed by search engines`]),
  ]);
  return { looked: lost.length, findings };
}

/** Accepts either a redirect by the host or a redirect page. */
async function spellings({ site, routes }: CheckInput) {
  const [page = routes.base] = routes.pages.filter((path) => !path.endsWith('/'));
  const [lang = ''] = routes.languages;
  const asked: [string, string][] = [
    [withBase(routes.base, `/${lang}/`), routes.base],
    [`${page}.html`, page],
    ...Object.entries(routes.redirects ?? {}).map(([from, to]): [string, string] => [from, to]),
  ];
  const findings = asked.map(async ([from, to]) => {
    const { status, headers: sent, body } = await site.get(from);
    const location = new URL(sent.get('location') ?? from, site.origin);
    const leads = location.pathname + location.hash === to;
    const isPage = body.toString().includes('data-not-found=') || body.toString().includes(`href="${to}"`);
    return (status >= 301 && status <= 308 && leads) || isPage
      ? []
      : [`${from} does not lead to ${to} (${status})`];
  });
  return { looked: asked.length, findings: (await Promise.all(findings)).flat() };
}

function alternates({ pages, routes }: CheckInput) {
  const listed = [...pages.values()].filter(({ facts }) => !facts.isHidden);
  const groups = Map.groupBy(listed, ({ path }) => {
    const { version, path: rest } = parseAddress(routes, stripBase(routes.base, path) ?? path);
    return `${version} ${rest}`;
  });

  const findings = [...pages.values()].flatMap(({ path, facts }) => {
    const said: string[] = [];
    const canonical = facts.canonical === undefined ? undefined : pages.get(pathOf(facts.canonical));
    if (!canonical) said.push(`its canonical address ${facts.canonical} is no page`);
    if (!facts.isHidden && canonical && canonical.path !== path)
      said.push(`stands for ${canonical.path}, but may be listed`);
    for (const { lang, url } of facts.alternates) {
      const other = pages.get(pathOf(url));
      if (!other) said.push(`its ${lang} translation ${url} is no page`);
      else if (!other.facts.alternates.some((back) => pathOf(back.url) === path))
        said.push(`its ${lang} translation ${other.path} does not name it`);
    }
    return said.map((finding) => `${path}: ${finding}`);
  });
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    for (const { path, facts } of group) {
      const named = facts.alternates.map(({ url }) => pathOf(url));
      const missing = group.filter((other) => !named.includes(other.path));
      findings.push(...missing.map((other) => `${path}: does not name ${other.path} as a translation`));
      if (!facts.alternates.some(({ lang }) => lang === 'x-default'))
        findings.push(`${path}: names no page for other languages (x-default)`);
    }
  }
  return { looked: pages.size, findings };
}

async function pictures({ site, pages }: CheckInput) {
  const named = [...pages.values()].flatMap(({ path, facts: { picture, canonical = '' } }) =>
    picture !== undefined && new URL(picture, canonical).origin === new URL(canonical).origin
      ? [{ path, picture }]
      : [],
  );
  const findings = named.map(async ({ path, picture }) => {
    const { status, headers: sent } = await site.get(new URL(picture).pathname);
    const type = sent.get('content-type') ?? '';
    return status === 200 && type.startsWith('image/')
      ? []
      : [`${path}: its picture ${picture} answers ${status} as “${type}”`];
  });
  return { looked: named.length, findings: (await Promise.all(findings)).flat() };
}

async function sitemap({ site, routes, pages }: CheckInput) {
  const { status, body } = await site.get(withBase(routes.base, '/sitemap.xml'));
  const isWanted = [...pages.values()].some(({ facts }) => facts.canonical?.startsWith('http'));
  if (status !== 200) return { looked: 0, findings: isWanted ? [`sitemap.xml answers ${status}`] : [] };
  const listed = [...body.toString().matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) =>
    pathOf(unescapeHtml(url)),
  );
  const expected = [...pages.values()]
    .filter(({ facts }: CheckedPage) => !facts.isHidden)
    .map(({ path }) => path);
  return {
    looked: listed.length,
    findings: [
      ...expected.filter((path) => !listed.includes(path)).map((path) => `${path} is missing`),
      ...listed.filter((path) => !expected.includes(path)).map((path) => `${path} is no page to be listed`),
    ],
  };
}

/** Path of a URL. Its origin may be that of the published site, while a copy at another origin is being checked. */
function pathOf(url: string): string {
  return new URL(url, 'http://localhost').pathname;
}
