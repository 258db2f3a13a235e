import type { Page } from '@playwright/test';
import { holdRequests, SHELL_CODE } from './support/holdRequests.ts';
import { button, field } from './support/search.ts';
import { heading, navbar, openMenu, pager, sidebar } from './support/shell.ts';
import { expect, fixtureUrl, open, ready, test } from './support/test.ts';

test.use({ searchIndex: true });

/** Waits until the browser's idle callbacks have run. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** URLs of the scripts that a page requests, except the boot script, which the page references. */
function recordShellRequests(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => void (SHELL_CODE.test(request.url()) && found.push(request.url())));
  return found;
}

test('no style of the root uses :has(), which would be matched again for every part that arrives', async ({
  request,
}) => {
  const html = await (await request.get('/guide/start/')).text();
  expect(html).toMatch(/:root[^{},]*:has\(>/);
  expect(html.match(/(?:html|:root)[^{},]*:has\((?!>)[^)]*\)/g)).toBeNull();
});

test('the height of the bars is known before they arrive', async ({ page }) => {
  const covered = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBlockStart);
  await page.setViewportSize({ width: 375, height: 700 });
  for (const [path, pixels] of [
    ['/guide/start/', 56 + 46 + 24],
    ['/', 56 + 24],
  ] as const) {
    await page.goto(path);
    expect(await covered(), path).toBe(`${pixels}px`);
    await page.route(path, async (route) => {
      const html = await (await route.fetch()).text();
      const [head] = html.replace(/<script.*?<\/script>/gs, '').split('<div id="root"');
      await route.fulfill({ body: head, contentType: 'text/html' });
    });
    await page.goto(path);
    expect(await covered(), `the beginning of ${path}`).toBe(`${pixels}px`);
  }
});

for (const [locale, paths] of [
  ['en-US', ['/guide/start/', '/', '/api/rstest/mockModules']],
  ['zh-CN', ['/zh/guide/start/']],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });

    test('a page requests only text, styles, fonts, images and 13 kB of script before load', async ({
      page,
    }) => {
      for (const path of paths) {
        await page.goto(path);
        await ready(page);
        // the code of islands is fetched when the page is idle
        await page.waitForFunction(
          (code) =>
            performance
              .getEntriesByType('resource')
              .some(({ name }) => new RegExp(code).test(new URL(name).pathname)),
          SHELL_CODE.source,
        );
        const { early, late } = await page.evaluate(() => {
          const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
          const loaded = navigation?.loadEventStart ?? 0;
          const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
            ({ name, startTime, encodedBodySize }) => ({
              path: new URL(name).pathname,
              startTime,
              size: encodedBodySize,
            }),
          );
          return {
            early: files.filter(({ startTime }) => startTime < loaded),
            late: files.filter(({ startTime }) => startTime >= loaded),
          };
        });
        const others = early.filter((file) => !/\.(?:css|woff2|svg|png|webp|avif)$/.test(file.path));
        expect(others.map((file) => file.path)).toEqual([expect.stringMatching(/\/boot\.[^/]+\.js$/)]);
        expect(others[0]?.size).toBeLessThanOrEqual(13 * 1024);
        expect(late.some((file) => SHELL_CODE.test(file.path))).toBe(true);
        // checks that nothing is loaded twice
        const files = [...early, ...late].map((file) => file.path);
        expect(files, path).toHaveLength(new Set(files).size);
      }
    });
  });
}

test('the text font is preloaded, the code font is not', { tag: '@deep' }, async ({ request }) => {
  const html = await (await request.get('/guide/start/')).text();
  const fonts = [...html.matchAll(/<link rel="preload" as="font"[^>]* href="[^"]*\/(\w+)\./g)];
  expect(fonts.map(([, name]) => name)).toEqual(['text']);
  expect(html).toMatch(/font-family:Text;[^}]*font-display:swap/);
});

test('nothing waits for the deferred styles', async ({ page }) => {
  const styles = await holdRequests(page, /\/deferred\.[^/]*\.css$/);
  await page.goto('/guide/basic/cli', { waitUntil: 'commit' });
  await styles.requested;
  await ready(page);
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('article > :last-child')).toBeVisible();
  await expect(pager(page).getByRole('link').first()).toBeVisible();
  await navbar(page).getByRole('link', { name: 'API' }).click();
  await expect(page).toHaveURL('/api/');
  const sheet = page.locator('link[data-styles="deferred"]');
  await expect(sheet).not.toHaveAttribute('media', 'all');
  styles.release();
  await expect(sheet).toHaveAttribute('media', 'all');
});

test('the deferred styles are kept on navigation', { tag: '@deep' }, async ({ page }) => {
  await open(page, '/guide/basic/cli');
  const sheet = page.locator('link[data-styles="deferred"]');
  await expect(sheet).toHaveAttribute('media', 'all');
  await sidebar(page).getByRole('link').last().click();
  await expect(heading(page)).not.toHaveText('CLI');
  await expect(sheet).toHaveCount(1);
  expect(await sheet.evaluate((link: HTMLLinkElement) => (link.sheet?.cssRules.length ?? 0) > 0)).toBe(true);
});

test('all blocks of a page are laid out once it has loaded, and earlier when someone scrolls', {
  tag: '@deep',
}, async ({ page }) => {
  const skipped = () =>
    page
      .locator('article > :not([data-rows])')
      .evaluateAll(
        (blocks) => blocks.filter((block) => getComputedStyle(block).contentVisibility === 'auto').length,
      );
  await page.addInitScript(() => {
    const { requestIdleCallback } = window;
    let waiting: (() => void)[] = [];
    Object.assign(window, {
      requestIdleCallback: (run: () => void) => waiting.push(run),
      beIdle: () => {
        const runs = waiting;
        waiting = [];
        for (const run of runs) requestIdleCallback(run);
        Object.assign(window, { requestIdleCallback });
      },
    });
  });
  await open(page, '/guide/basic/cli');
  expect(await skipped()).toBeGreaterThan(0);
  await page.evaluate(() => (window as typeof window & { beIdle: () => void }).beIdle());
  await expect.poll(skipped).toBe(0);
  await expect(page.locator('article > [style]')).toHaveCount(0);
  await page.reload();
  expect(await skipped(), 'a position is restored').toBe(0);
  await open(page, '/guide/basic/cli?again');
  expect(await skipped()).toBeGreaterThan(0);
  await page.mouse.wheel(0, 300);
  await expect.poll(skipped).toBe(0);
});

test('a page without interaction evaluates only the boot script', async ({ page }) => {
  const code = recordShellRequests(page);
  await page.goto('/guide/start/');
  await ready(page);
  await idle(page);
  // fetched ahead
  await expect.poll(() => code.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(await page.locator('script[src]').evaluateAll((scripts) => scripts.length)).toBe(1);
  expect(await page.locator('[data-hydrated]').count()).toBe(0);
});

/** URLs of the documents that the browser itself loads ahead, from now on. */
async function recordPrefetches(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const urls: string[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => void urls.push(prefetchUrl));
  await session.send('Preload.enable');
  return urls;
}

/** Advances the page's clock, far beyond the idle timeout. */
const passTime = (page: Page) => page.clock.runFor(60_000);

const path = fixtureUrl('one-language', '/guide/setup');

test("the islands' code is prefetched once the page has loaded", async ({ page }) => {
  const code = recordShellRequests(page);
  await page.clock.install();
  await page.goto(path);
  await passTime(page);
  await expect.poll(() => code.length).toBeGreaterThan(0);
});

test('the router prefetches pages itself, so no page is loaded twice', async ({ page }) => {
  const ahead = await recordPrefetches(page);
  await page.goto(path);
  await ready(page);
  // pointerdown is the last trigger for prefetching
  await sidebar(page).getByRole('link', { name: 'Tabs', exact: true }).click();
  await expect(page).toHaveURL(fixtureUrl('one-language', '/guide/tabs'));
  await expect(page.getByRole('tabpanel').first()).toBeVisible();
  expect(ahead).toEqual([]);
});

test.describe('with data saving on', () => {
  const saveData = (page: Page) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

  test("the islands' code is not prefetched", { tag: '@deep' }, async ({ page }) => {
    const code = recordShellRequests(page);
    await page.clock.install();
    await saveData(page);
    await page.goto(path);
    await passTime(page);
    expect(code).toEqual([]);
    await sidebar(page).getByRole('button').first().focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect.poll(() => code.length).toBeGreaterThan(0);
  });

  test("links work without the islands' code", { tag: '@deep' }, async ({ page }) => {
    const code = recordShellRequests(page);
    await saveData(page);
    await page.goto(path);
    await sidebar(page)
      .getByRole('link', { name: 'A long page' })
      .evaluate((link) => (link as HTMLElement).click());
    await expect(page).toHaveURL(fixtureUrl('one-language', '/guide/long'));
    expect(code).toEqual([]);
  });

  test('search loads its code when the pointer is over its button, and the index when it opens', {
    tag: '@deep',
  }, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => void requested.push(new URL(request.url()).pathname));
    await saveData(page);
    await page.goto('/guide/start/');
    await page.keyboard.press('Tab');
    await ready(page);
    const code = () => requested.filter((path) => /\/search\.[^/]*js$/.test(path));
    const index = () => requested.filter((path) => path.endsWith('/search.json'));
    expect(code()).toEqual([]);
    await button(page).hover();
    await expect.poll(code).toHaveLength(1);
    expect(index()).toEqual([]);
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await expect.poll(index).toHaveLength(1);
  });
});

test('search fetches its index when idle, and its code when the pointer enters the navbar, or for a key', {
  tag: '@deep',
}, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => void requested.push(new URL(request.url()).pathname));
  const fetched = () =>
    [/\/search_index\.en\./, /\/search\.[^/]*js$/].map((file) => requested.some((path) => file.test(path)));
  for (const approach of [() => navbar(page).hover(), () => page.keyboard.press('Shift')]) {
    requested.length = 0;
    // a new document's pointer is in the corner of the navbar
    const boot = await holdRequests(page, /\/boot\.[^/]+\.js$/);
    await page.goto('/guide/start/', { waitUntil: 'commit' });
    await expect(heading(page)).toBeVisible();
    await page.mouse.move(600, 500);
    boot.release();
    await ready(page);
    await page.waitForLoadState('networkidle');
    await expect.poll(fetched).toEqual([true, false]);
    await approach();
    await expect.poll(fetched).toEqual([true, true]);
  }
});

test("search loads the prefetched index from the browser's cache", { tag: '@deep' }, async ({ page }) => {
  const transferred: number[] = [];
  page.on('requestfinished', async (request) => {
    if (!/\/search_index\.en\.[^.]*\.json$/.test(request.url())) return;
    transferred.push((await request.sizes()).responseBodySize);
  });
  await open(page, '/guide/start/');
  await expect.poll(() => transferred).toHaveLength(1);
  expect(transferred[0]).toBeGreaterThan(0);
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('retry');
  await expect(page.getByRole('option').first()).toBeVisible();
  // responses from the cache have a negative size here, because headers don't count
  await expect.poll(() => transferred.slice(1).map((size) => size > 0)).toEqual([false]);
});

test('a switch of version or language fetches its index when idle', { tag: '@deep' }, async ({ page }) => {
  const indexes: string[] = [];
  page.on('response', (response) => {
    const [, part] = /\/search_index\.(.+)\.\w+\.json$/.exec(response.url()) ?? [];
    if (part) indexes.push(part);
  });
  await open(page, fixtureUrl('versions', '/docs/guide/install'));
  await expect.poll(() => indexes).toEqual(['v2.en']);
  await openMenu(page, 'Version');
  await navbar(page).getByRole('link', { name: 'v1', exact: true }).click();
  await expect.poll(() => indexes.slice(1)).toEqual(['v1.en']);
  await openMenu(page, 'Language');
  await navbar(page).getByRole('link', { name: '简体中文' }).click();
  await page.waitForURL('**/zh/**');
  await expect.poll(() => indexes.slice(2)).toEqual(['v1.zh']);
});
