import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { sendError } from '../../src/node/commands/dev/devMiddleware.ts';
import { DevServer, expectSameDocument, RESTART_ERRORS } from '../support/devServer.ts';
import { type TemporarySite, writeSite } from '../support/temporarySite.ts';
import { expect, ready, test } from '../support/test.ts';

test.describe.configure({ mode: 'default' });

const configuration = (title: string) => `import { languages } from './languages.ts';

export default {
  title: '${title}',
  languages,
};
`;

let site: TemporarySite;
let server: DevServer;

test.beforeAll(async () => {
  site = writeSite({
    // scripts would be CommonJS
    'package.json': '{ "type": "commonjs" }\n',
    'docs/en/index.mdx': '# Home\n',
    'docs/en/tips.mdx': '# Tips\n\nGood words.\n',
    'docs/navigation.ts':
      "import { pages } from '../pages.ts';\n\nexport default { nav: [], sidebar: { '/': pages } };\n",
    'pages.ts': "export const pages = ['/', '/tips'];\n",
    'site.config.ts': configuration('Small'),
    'languages.ts': "export const languages = [{ lang: 'en', label: 'English' }];\n",
  });
  site.remove('node_modules/.cache/rspack');
  server = await DevServer.start(site);
});

test.beforeEach(({ allowConsole }) => allowConsole(RESTART_ERRORS));
test.afterEach(async ({}, testInfo) => {
  if (testInfo.status !== testInfo.expectedStatus) console.log(server.output);
});
test.afterAll(() => server.stop());

/** Samples of the page's styles, and its number of style rules. */
function looks(page: Page) {
  return page.evaluate(() => ({
    rules: [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
    heading: getComputedStyle(document.querySelector('h1') ?? document.body).fontSize,
    layers: getComputedStyle(document.documentElement).getPropertyValue('--layer-navbar'),
  }));
}

test('edits of the configuration update the open page and keep its styles', async ({ page }) => {
  await server.open(page, '/tips');
  const before = await looks(page);
  site.write({ 'site.config.ts': configuration('Second') });
  await expect(page).toHaveTitle(/Second$/);
  await ready(page);
  await expect(page.getByRole('banner').getByText('Second')).toBeVisible();
  expect(await looks(page)).toEqual(before);
  site.replace('docs/en/tips.mdx', 'Good', 'Very good');
  await expect(page.getByText('Very good')).toBeVisible();
});

test('edited redirects apply, as after moving a page', async ({ page }) => {
  await server.open(page, '/tips');
  const redirects = "redirects: { '/old': '/tips' },";
  site.replace('site.config.ts', 'languages,', `languages,\n  ${redirects}`);
  const location = async () =>
    (await fetch(server.url('/old'), { redirect: 'manual' }).catch(() => undefined))?.headers.get('location');
  await expect.poll(location).toBe('/tips');
});

test('the server restarts when a module imported by the configuration or navigation changes', async ({
  page,
}) => {
  await server.open(page, '/tips');
  site.replace('pages.ts', "'/', '/tips'", "'/tips', '/'");
  const links = page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link');
  await expect(links).toHaveText(['Tips', 'Home']);
  await expectSameDocument(page);
  const other = "{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }";
  site.write({ 'languages.ts': `export const languages = [${other}];\n` });
  await expect(page.getByRole('banner').getByRole('button', { name: 'Language' })).toBeVisible();
});

test('an invalid configuration is reported in the open page, which can still be edited', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Found \d error/);
  await server.open(page, '/tips');
  const before = await looks(page);
  const overlay = page.locator('rsbuild-error-overlay');
  const start = server.output.length;
  site.write({ 'site.config.ts': configuration('Fourth').replace('title:', 'titel:') });
  await expect(overlay).toContainText('Unknown key "titel".');
  site.replace('docs/en/tips.mdx', 'words', 'sentences');
  await expect(page.getByText('sentences')).toBeAttached();
  site.write({ 'site.config.ts': configuration('Fourth').replace("'Fourth',", "'Fourth'") });
  await expect(overlay).toContainText('site.config.ts:5');
  await expect(overlay).toContainText('languages,');
  await expectSameDocument(page);
  expect(server.output.slice(start)).not.toMatch(/^\s+at /m);
  site.write({ 'site.config.ts': configuration('Fourth') });
  await expect(page).toHaveTitle(/Fourth$/);
  await expect(overlay).toHaveCount(0);
  await ready(page);
  expect(await looks(page), 'after several restarts').toEqual(before);
});

test('switching to a branch with other pages and another configuration is one change', async ({
  page,
  allowConsole,
}) => {
  // the server can restart before all of them are written
  allowConsole(/Page not found: "\/guide\/page|guide\/page\d+\.mdx error: This page is not in any sidebar/);
  await server.open(page, '/tips');
  const start = server.output.length;
  for (const title of ['Fifth', 'Sixth']) {
    const pages = Array.from({ length: 40 }, (_, index) => [
      `docs/en/guide/page${index}.mdx`,
      `# Page ${index} of ${title}\n`,
    ]);
    const names = pages.map((_, index) => `'/guide/page${index}'`);
    site.write({ 'site.config.ts': configuration(title), ...Object.fromEntries(pages) });
    site.write({ 'pages.ts': `export const pages = ['/', '/tips', ${names.join(', ')}];\n` });
    site.write({ 'docs/en/tips.mdx': `# Tips\n\nWords of ${title}.\n` });
    await expect(page).toHaveTitle(new RegExp(`${title}$`));
    await expect(page.getByText(`Words of ${title}.`)).toBeVisible();
    await expect(page.getByRole('link', { name: `Page 39 of ${title}` })).toBeAttached();
  }
  const output = server.output.slice(start);
  expect(output).not.toMatch(/Terminating worker thread|FSWatcher|^\s+at /m);
});

test('a document requested while the server restarts loads once the server responds', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 503/);
  const listen = async (answer: RequestListener, port = 0) => {
    const started = createServer(answer).listen(port);
    await once(started, 'listening');
    return started;
  };
  const closing = await listen((_, response) => sendError(response, 503));
  const { port } = closing.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/`);
  const isGone = page.waitForEvent('requestfailed');
  closing.closeAllConnections();
  closing.close();
  await isGone;
  const next = await listen(
    (_, response) => response.setHeader('content-type', 'text/html').end('<title>Back</title>'),
    port,
  );
  try {
    await expect(page).toHaveTitle('Back');
  } finally {
    next.closeAllConnections();
    next.close();
  }
});
