import type { Page, Request, Route } from '@playwright/test';
import { isSameDocument, markDocument, nextFrames } from './support/document.ts';
import { holdRequests } from './support/holdRequests.ts';
import { heading, outline, sidebar } from './support/shell.ts';
import { expect, fixtureUrl, open, test } from './support/test.ts';

const LONG = fixtureUrl('one-language', '/guide/long');
const SETUP = fixtureUrl('one-language', '/guide/setup');

const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Loading page' });

test.describe('page data', () => {
  test('is fetched once, when a link is hovered or focused', async ({ page }) => {
    await open(page, LONG);
    for (const [intent, name, act] of [
      ['pointing at', 'Setup', () => link(page, 'Setup').hover()],
      ['focusing', 'Tabs', () => link(page, 'Tabs').focus()],
    ] as const) {
      await test.step(intent, async () => {
        const fetched: string[] = [];
        const note = (request: Request) => void fetched.push(request.url());
        page.on('request', note);
        const file = fixtureUrl('one-language', `/guide/${name.toLowerCase()}.json`);
        const response = page.waitForResponse(file);
        await act();
        await response;
        await link(page, name).click();
        await expect(heading(page)).toHaveText(name);
        // search fetches its index when idle, and the new page its fonts
        const pages = fetched.filter((url) => url.endsWith('.json') && !url.includes('search'));
        expect(pages).toEqual([file]);
        page.off('request', note);
      });
    }
  });

  test('is not prefetched when the pointer sweeps over the sidebar', { tag: '@deep' }, async ({ page }) => {
    await page.clock.install();
    await open(page, SETUP);
    const fetched: string[] = [];
    page.on('request', (request) => void fetched.push(new URL(request.url()).pathname));
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const name of ['A long page', 'Tabs', 'Setup', 'Tabs']) await link(page, name).hover();
    await page.clock.runFor(1000);
    await expect.poll(() => fetched.filter((path) => path.includes('/guide/'))).toHaveLength(1);
  });

  test('is not prefetched with data saving on', { tag: '@deep' }, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.goto(LONG);
    await page.keyboard.press('Tab');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.locator('#root[data-ready]').waitFor({ state: 'attached' });
    await link(page, 'Setup').hover();
    await link(page, 'Tabs').hover();
    await nextFrames(page);
    expect(fetched.filter((path) => path.startsWith('/guide/'))).toEqual([]);
    await link(page, 'Setup').click();
    await expect(heading(page)).toHaveText('Setup');
    expect(fetched).toContain('/guide/setup.json');
  });

  const failures: Record<string, (route: Route) => Promise<void>> = {
    'that is missing': (route) => route.fulfill({ status: 404, body: 'no' }),
    'that the host answers with an error': (route) => route.fulfill({ status: 500, json: {} }),
    'that comes as a page': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }),
    'that is cut off': (route) => route.fulfill({ contentType: 'application/json', body: '{"html":"<h1' }),
    'that cannot be reached': (route) => route.abort('connectionrefused'),
    'of another build': async (route) => {
      const response = await route.fetch();
      await route.fulfill({ json: { ...(await response.json()), siteDataUrl: '/assets/site/en.new.json' } });
    },
    'made for other scripts': async (route) => {
      const response = await route.fetch();
      await route.fulfill({ json: { ...(await response.json()), shellFiles: ['/assets/js/boot.new.js'] } });
    },
  };

  test('is reported if it is invalid, and the browser does a full navigation', { tag: '@deep' }, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource|The page data could not be loaded/);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    for (const [what, fail] of Object.entries(failures)) {
      await test.step(what, async () => {
        logged.length = 0;
        await page.route('**/guide/setup.json', fail);
        await open(page, LONG);
        await markDocument(page);
        await link(page, 'Setup').click();
        await expect(heading(page)).toHaveText('Setup');
        await expect(page).toHaveURL(SETUP);
        await expect.poll(() => isSameDocument(page)).toBe(false);
        expect(logged.filter((text) => text.startsWith('The page data could not be loaded'))).toHaveLength(1);
        await page.goBack();
        await expect(heading(page)).toHaveText('A long page');
        await page.unroute('**/guide/setup.json');
      });
    }
  });
});

test('a page that takes longer than 200 ms is announced by a progress bar', { tag: '@firefox' }, async ({
  page,
}) => {
  await open(page, LONG);
  await expect(progress(page)).toHaveCount(0);
  const data = await holdRequests(page, '**/guide/setup.json');
  await link(page, 'Setup').click();
  await data.requested;
  await expect(progress(page)).toBeVisible();
  await expect(progress(page)).toHaveCSS('animation-delay', '0.2s, 0s');
  const width = () => progress(page).evaluate((bar) => bar.getBoundingClientRect().width / innerWidth);
  const first = await width();
  expect(first).toBeGreaterThanOrEqual(0.08);
  await expect.poll(width).toBeGreaterThan(first);
  await expect(heading(page)).toHaveText('A long page');

  data.release();
  await expect(heading(page)).toHaveText('Setup');
  await expect(progress(page)).toHaveCount(0);
});

test.describe('a late response', () => {
  const lateAnswers: Record<string, { act: (page: Page) => Promise<void>; title: string; address: string }> =
    {
      'than a click on another page': {
        act: (page) => link(page, 'Tabs').click(),
        title: 'Tabs',
        address: fixtureUrl('one-language', '/guide/tabs'),
      },
      'than a click within the page': {
        act: (page) => outline(page).getByRole('link', { name: 'Section 3', exact: true }).click(),
        title: 'A long page',
        address: `${LONG}#section-3`,
      },
      'than a step back': {
        act: async (page) => {
          await page.goBack();
        },
        title: 'A long page',
        address: LONG,
      },
    };

  test('does not replace a page that was opened later', { tag: '@deep' }, async ({ page }) => {
    await page.setViewportSize({ width: 1400, height: 700 });
    for (const [what, { act, title, address }] of Object.entries(lateAnswers)) {
      await test.step(what, async () => {
        await open(page, LONG);
        await outline(page).getByRole('link', { name: 'Section 2', exact: true }).click();
        await expect(page).toHaveURL(`${LONG}#section-2`);
        const data = await holdRequests(page, '**/guide/setup.json');
        await link(page, 'Setup').click();
        await data.requested;
        await act(page);
        await expect(page).toHaveURL(address);
        await expect(heading(page)).toHaveText(title);

        const answer = page.waitForResponse('**/guide/setup.json');
        data.release();
        await (await answer).finished();
        await nextFrames(page);
        await expect(page).toHaveURL(address);
        await expect(heading(page)).toHaveText(title);
        await expect(progress(page)).toHaveCount(0);
      });
    }
  });
});

test('a click while offline keeps the page and shows a message', async ({ page, context, allowConsole }) => {
  allowConsole(/The page data could not be loaded|Failed to load resource/);
  await open(page, LONG);
  const messages: string[] = [];
  page.on('dialog', (dialog) => {
    messages.push(dialog.message());
    void dialog.accept();
  });
  await context.setOffline(true);
  await link(page, 'Setup').click();
  await expect.poll(() => messages).toEqual([expect.stringContaining('You are offline')]);
  await expect(page).toHaveURL(LONG);
  await expect(heading(page)).toHaveText('A long page');
  await context.setOffline(false);
  await link(page, 'Setup').click();
  await expect(heading(page)).toHaveText('Setup');
});
