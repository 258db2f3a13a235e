import { DevServer, expectSameDocument } from '../support/devServer.ts';
import { png } from '../support/png.ts';
import { rawRequest } from '../support/rawRequest.ts';
import { type TemporarySite, writeSite } from '../support/temporarySite.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1600, height: 900 } });

let site: TemporarySite;
let server: DevServer;

test.beforeAll(async () => {
  site = writeSite(
    {
      'docs/v2/en/index.mdx': '# Home of two\n',
      'docs/v2/en/config/includeSource.mdx': '# includeSource\n\nTwo.\n\n![Image](./chart.png)\n',
      'docs/v2/en/config/chart.png': png(10, 6),
      'docs/v2/zh/index.mdx': '# 第二版\n',
      'docs/v1/en/index.mdx': '# Home of one\n',
      'docs/v1/en/config/includeSource.mdx': '# includeSource\n\nOne.\n',
      'docs/v1/zh/index.mdx': '# 第一版\n',
      'docs/1.0/en/index.mdx': '# Home of the first\n',
      'docs/v2/en/config/tsconfig.json.mdx': '# tsconfig.json\n',
      'docs/v2/en/config/v1.2.mdx': '# Release 1.2\n',
      'docs/v2/zh/config/示例.mdx': '# 示例\n\n![图片](./图片.png)\n',
      'docs/v2/zh/config/图片.png': png(10, 6),
      'public/file.txt': 'A public file.\n',
    },
    {
      base: '/docs/',
      languages: [
        { lang: 'en', label: 'English' },
        { lang: 'zh', label: '简体中文' },
      ],
      multiVersion: { default: 'v2', versions: ['v2', 'v1', '1.0'] },
      themeConfig: { localeRedirect: 'never' },
    },
  );
  server = await DevServer.start(site, '/docs/');
});

test.afterEach(async ({}, testInfo) => {
  if (testInfo.status !== testInfo.expectedStatus) console.log(server.output);
});
test.afterAll(() => server.stop());

/** Redirect target of a request. */
async function location(path: string): Promise<string | null> {
  const response = await fetch(server.url(path), { redirect: 'manual' });
  return response.headers.get('location');
}

/** Returns the parts of a response that identify the page. */
async function visit(path: string): Promise<{ status: number; lang: string; heading: string; text: string }> {
  const response = await fetch(server.url(path));
  const text = await response.text();
  const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1] ?? '';
  return { status: response.status, lang: /<html[^>]* lang="(.*?)"/.exec(text)?.[1] ?? '', heading, text };
}

test('the dev server shows every version in every language', async () => {
  expect(await visit('/docs/')).toMatchObject({ status: 200, heading: 'Home of two', lang: 'en' });
  expect(await visit('/docs/zh/')).toMatchObject({ status: 200, heading: '第二版', lang: 'zh' });
  expect(await visit('/docs/v1/')).toMatchObject({ status: 200, heading: 'Home of one', lang: 'en' });
  expect(await visit('/docs/v1/zh/')).toMatchObject({ status: 200, heading: '第一版', lang: 'zh' });
});

test('a page that is missing in a language is shown with a notice', async ({ page }) => {
  await server.open(page, '/docs/v1/zh/config/includeSource');
  await expect(page.getByText('One.', { exact: true })).toBeVisible();
  await expect(page.locator('article[lang=en]')).toBeVisible();
});

test('variants of a URL redirect to the page, with their query', async () => {
  expect(await location('/docs/config/includesource?a=1')).toBe('/docs/config/includeSource?a=1');
  expect(await location('/docs/config/includeSource.html')).toBe('/docs/config/includeSource');
  expect(await location('/docs/en/config/includeSource')).toBe('/docs/config/includeSource');
  expect(await location('/docs/v2/config/includeSource')).toBe('/docs/config/includeSource');
  expect(await location('/docs/v1/index')).toBe('/docs/v1/');
  expect(await location('/docs/1.0?a=1')).toBe('/docs/1.0/?a=1');
});

test('URLs with several slashes are served', async () => {
  const ask = async (path: string) => {
    const { status, headers } = await rawRequest(server.origin, path);
    return [status, headers.location];
  };
  expect(await ask('//')).toEqual([404, undefined]);
  expect(await ask('//config/includeSource')).toEqual([404, undefined]);
  expect(await ask('/docs//config//includeSource')).toEqual([302, '/docs/config/includeSource']);
});

test('unknown URLs get a 404 page in the language of the URL', async () => {
  for (const [path, lang] of [
    ['/docs/nowhere', 'en'],
    ['/docs/zh/nowhere', 'zh'],
    ['/docs/v1/nowhere/at/all', 'en'],
    ['/docs/v1/zh/nowhere', 'zh'],
  ] as const) {
    const answer = await visit(path);
    expect(answer, path).toMatchObject({ status: 404, lang });
    expect(answer.text, path).toContain('<meta name="robots" content="noindex"');
  }
});

test('pages below the base path update after clicks and edits', async ({ page }) => {
  await server.open(page, '/docs/');
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
  await sidebar.getByRole('link', { name: 'includeSource' }).click();
  await expect(page).toHaveURL(server.url('/docs/config/includeSource'));
  const image = page.getByRole('img', { name: 'Image' });
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(10);
  site.replace('docs/v2/en/config/includeSource.mdx', 'Two.', 'Twice two.');
  await expect(page.getByText('Twice two.')).toBeVisible();
  await expectSameDocument(page);
});

test('an edit of one version does not change the other', async ({ page }) => {
  await server.open(page, '/docs/v1/config/includeSource');
  site.replace('docs/v2/en/config/includeSource.mdx', '# includeSource', '# includeSource of two');
  site.replace('docs/v1/en/config/includeSource.mdx', 'One.', 'Only one.');
  await expect(page.getByText('Only one.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'includeSource', exact: true })).toBeVisible();
});

test('public files are served, and nothing outside of the base path', async () => {
  const file = await fetch(server.url('/docs/file.txt'));
  expect([file.status, await file.text()]).toEqual([200, 'A public file.\n']);
  expect(await server.status('/config/includeSource')).toBe(404);
  expect(await server.status('/docs/missing.png')).toBe(404);
});

test('pages and images with unusual names are served', async () => {
  expect(await visit('/docs/config/v1.2')).toMatchObject({ status: 200, heading: 'Release 1.2' });
  expect(await visit('/docs/config/tsconfig.json')).toMatchObject({ status: 200, heading: 'tsconfig.json' });
  expect((await visit('/docs/config/tsconfig.json.json')).text).toContain(
    '"routePath":"/config/tsconfig.json"',
  );
  const { status, text } = await visit('/docs/zh/config/示例');
  expect(status).toBe(200);
  const image = /<img[^>]* src="([^"]*\.png)" alt="图片"/.exec(text)?.[1] ?? '';
  const response = await fetch(server.url(image));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
});

test('requests from other sites are rejected and cannot open files in the editor', async ({
  page,
  allowConsole,
}) => {
  const fetchStatus = async (path: string, headers: Record<string, string>, method = 'GET') =>
    (await rawRequest(server.origin, path, { method, headers })).status;
  const devHost = new URL(server.origin).host;
  const origin = 'https://evil.test';
  expect(await fetchStatus('/docs/', { host: devHost })).toBe(200);
  expect(await fetchStatus('/docs/', { host: devHost, origin: server.origin })).toBe(200);
  expect(await fetchStatus('/docs/', { host: 'evil.test' })).toBe(403);
  expect(await fetchStatus('/docs/', { host: devHost, origin })).toBe(403);
  expect(await fetchStatus('/docs/', { host: devHost, 'sec-fetch-site': 'cross-site' })).toBe(403);
  for (const method of ['GET', 'POST']) {
    const editor = '/__open-in-editor?file=';
    expect(await fetchStatus(`${editor}site.config.ts`, { host: devHost, origin }, method), method).toBe(403);
    expect(await fetchStatus(`${editor}/etc/passwd`, { host: devHost }, method), method).toBe(403);
  }

  // a page of another site, which requests a page and a WebSocket connection
  allowConsole(/403|CORS|WebSocket|ERR_FAILED/);
  await page.route('https://evil.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Evil</title>' }),
  );
  await page.goto('https://evil.test/');
  const answers = await page.evaluate(async (url) => {
    const read = await fetch(url).then(
      (response) => response.text(),
      () => 'refused',
    );
    const socket = new WebSocket(`${url.replace('http', 'ws')}rsbuild-hmr`);
    const connected = await new Promise((resolve) => {
      socket.onopen = () => resolve('connected');
      socket.onerror = () => resolve('refused');
    });
    return [read, connected];
  }, server.url('/docs/'));
  expect(answers).toEqual(['refused', 'refused']);
});

test('a deleted image returns 404, and the server keeps running', async () => {
  const image = async () => {
    const page = await visit('/docs/config/includeSource');
    const [, src = ''] = /<img[^>]* src="([^"]*chart[^"]*)"/.exec(page.text) ?? [];
    return src;
  };
  const src = await image();
  expect((await fetch(server.url(src))).status).toBe(200);
  const content = png(10, 6);
  site.remove('docs/v2/en/config/chart.png');
  expect((await fetch(server.url(src))).status).toBe(404);
  site.write({ 'docs/v2/en/config/chart.png': content });
  await expect.poll(async () => (await fetch(server.url(src))).status).toBe(200);
  expect(server.process.isRunning).toBe(true);
});
