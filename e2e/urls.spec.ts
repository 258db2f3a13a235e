import { RouteTable } from '../src/shared/routeTable.ts';
import { rawRequest } from './support/rawRequest.ts';
import { heading } from './support/shell.ts';
import { readRoutes, siteFolder } from './support/site.ts';
import { expect, fixtureUrl, open, test } from './support/test.ts';

const routes = readRoutes(siteFolder);
const { pages } = routes;

/** Variants of a page's path. */
function variants(route: string): string[] {
  const stem = route.replace(/\/$/, '');
  const folder = route.endsWith('/');
  return [
    ...(stem === '' ? [] : [folder ? stem : `${stem}/`, `${stem}.html`, stem.toUpperCase()]),
    `${stem}/index`,
    `${stem}/index.html`,
    `${stem}/INDEX.HTML`,
    `${stem}//`,
    ...(route.startsWith('/zh/') ? [route.replace('/zh/', '/ZH/')] : [`/en${route}`, `/EN${route}`]),
    ...(/[A-Z]/.test(route) ? [route.toLowerCase()] : []),
    route.replace(/[a-z](?=[^a-z]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  ].filter((variant) => variant !== route);
}

test('every variant of every URL redirects to the canonical one', { tag: '@deep' }, () => {
  const table = new RouteTable(routes, pages, routes.redirects);
  for (const route of pages) {
    for (const variant of variants(route)) {
      expect([variant, table.resolve(variant)]).toMatchObject([variant, { kind: 'redirect', to: route }]);
    }
  }
});

test('redirects keep the query and the hash', async ({ page, baseURL, allowConsole }) => {
  await test.step('from another variant', async () => {
    await open(page, '/Guide/Start/INDEX.html?from=mail#nowhere');
    await expect(page).toHaveURL('/guide/start/?from=mail#nowhere');
  });

  await test.step('from a URL with the prefix of the default language', async () => {
    await open(page, '/en/guide/start/?from=mail#nowhere');
    await expect(page).toHaveURL('/guide/start/?from=mail#nowhere');
    await expect(heading(page)).toBeVisible();
  });

  allowConsole(/status of 404/);
  for (const [path, to] of [
    ['/en/nowhere', '/nowhere'],
    ['/zh/en/nowhere', '/zh/nowhere'],
  ] as const) {
    await test.step(`by ${path} at ${to}, which is not found`, async () => {
      const { status, headers } = await rawRequest(baseURL, `${path}?a=1`);
      expect([status, headers.location]).toEqual([301, `${to}?a=1`]);
      const response = await page.goto(`${path}#part`);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveURL(`${to}#part`);
    });
  }
});

test('only a whole path segment counts as a language', async ({ baseURL }) => {
  for (const path of ['/english/guide/start/', '/zhu/guide/start/', '/enguide/start/']) {
    const { status, body } = await rawRequest(baseURL, path);
    expect([path, status]).toEqual([path, 404]);
    expect(body.toString()).toContain('<html lang="en"');
  }
});

const hostile = [
  '/en//evil.test',
  '/en//evil.test/guide/start/',
  '/en/%5Cevil.test',
  '/en/\\evil.test',
  '/en/%2f%2fevil.test',
  '/en%2f%2fevil.test',
  '/%2f%2fevil.test/en/guide/start/',
  '//evil.test/en/',
  '//evil.test/en/guide/start/index.html',
  '/\\evil.test/en/',
  '/en/https:/evil.test',
  '/en/..//evil.test',
  '/en///guide/start/',
  '/zh//evil.test/',
];

test('URLs that contain another host stay on this site', { tag: '@deep' }, async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  for (const path of hostile) {
    await test.step(path, async () => {
      const { status, headers } = await rawRequest(baseURL, path);
      if (status === 301) expect(headers.location).toMatch(/^\/(?![/\\])/);
      else expect(status).toBe(404);
      await page.goto(`${baseURL}${path}`);
      expect(new URL(page.url()).origin).toBe(baseURL);
      expect([...hosts]).toEqual(['127.0.0.1']);
    });
  }
});

test('malformed percent-encodings show the 404 page without errors', async ({ baseURL }) => {
  for (const path of [
    '/%',
    '/%zz',
    '/guide/%E0%A4%A',
    '/%ED%A0%80',
    '/%00',
    `/${'a'.repeat(3000)}`,
    '/..%2f..%2fpackage.json',
  ]) {
    const { status } = await rawRequest(baseURL, path);
    expect([path, status]).toEqual([path, 404]);
  }
  for (const path of [
    '/../package.json',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
  ]) {
    const { status } = await rawRequest(baseURL, path);
    expect([path, status]).toEqual([path, 404]);
  }
});

test('redirects stay below the base path', async () => {
  const origin = fixtureUrl('versions', '');
  for (const [path, canonical] of [
    ['/docs', '/docs/'],
    ['/docs/index.html', '/docs/'],
    ['/docs/en/guide/install', '/docs/guide/install'],
    ['/docs/v2/guide/install', '/docs/guide/install'],
    ['/docs/v2/en/guide/install/', '/docs/guide/install'],
    ['/docs/v1/en/guide/Install.html', '/docs/v1/guide/install'],
    ['/docs/V1/ZH/guide/install/', '/docs/v1/zh/guide/install'],
  ] as const) {
    const { status, headers } = await rawRequest(origin, path);
    expect([path, status, headers.location]).toEqual([path, 301, canonical]);
  }
  for (const path of ['/', '/guide/install', '/docsguide/install', '/docs//evil.test']) {
    expect([path, (await rawRequest(origin, path)).status]).toEqual([path, 404]);
  }
});
