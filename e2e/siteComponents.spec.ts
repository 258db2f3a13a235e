import type { Page } from '@playwright/test';
import { heading, sidebar } from './support/shell.ts';
import { expect, fixtureUrl, open, ready, test } from './support/test.ts';

const url = (path: string) => fixtureUrl('custom-site', path);

/** Returns the scripts of islands that a page has loaded. */
const islandScripts = (page: Page) =>
  page.evaluate(() => {
    const names = performance
      .getEntriesByType('resource')
      .map(({ name }) => /island-(\w+)\.[^/]*\.js$/.exec(name)?.[1])
      // components in slots are on every page
      .filter((name) => name === 'Clock' || name === 'Counter' || name === 'Chart');
    // a script that is prefetched, then run, is listed twice
    return [...new Set(names)].sort();
  });

test('custom components are rendered, and islands are interactive', async ({ page }) => {
  const color = () =>
    page.locator('main kbd').evaluate((element) => getComputedStyle(element).color.replace(/ 0\.\d+$/, ''));
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, url('/guide/'));

  await test.step('they are HTML and replace built-in ones', async () => {
    await expect(page.getByRole('meter')).toHaveCount(2);
    await expect(page.locator('main kbd')).toHaveText('Ctrl and C');
    await expect(page.locator('.legend strong')).toHaveText('this');
    await expect(page.getByRole('article').getByRole('separator')).toHaveCount(1);
  });

  await test.step('an island works with children', async () => {
    await expect(page.locator('.counter strong')).toHaveText('sheep');
    const count = page.getByRole('button', { name: 'Counted' });
    await count.click();
    await expect(count).toHaveText('Counted: 4');
    await count.click();
    await expect(count).toHaveText('Counted: 5');
    // without a class, a control looks like the browser's
    await expect(count).not.toHaveCSS('border-top-width', '0px');
    // HTML set by the island, under Trusted Types
    await expect(page.locator('.tally i')).toHaveCount(5);
    // checks that it only loads the built-in components that it imports
    const size = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return files.find(({ name }) => name.includes('/island-Counter.'))?.decodedBodySize;
    });
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThan(2000);
    await expect(page.locator('.counter strong')).toHaveText('sheep');
  });

  await test.step('markup as a prop of an island is kept, and an imported island works', async () => {
    await page.getByRole('button', { name: 'Ask' }).click();
    await expect(page.locator('.clock output')).toHaveText(/\d/);
    await expect(page.locator('.clock b')).toHaveText('Time');
  });

  await test.step("the site's stylesheets follow the engine's, in both themes", async () => {
    await expect.poll(color).toBe('oklch(0.45 0.15 280)');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(color).toBe('oklch(0.8 0.1 280)');
  });
});

test("a page without islands loads none of their scripts, and shows the output of the site's plugins", async ({
  page,
}) => {
  await open(page, url('/guide/plain'));

  await test.step("the site's plugins transform Markdown and highlight custom languages", async () => {
    await expect(page.getByRole('link', { name: '#12' })).toHaveAttribute('href', /custom-site\/issues\/12$/);
    await expect(page.locator('pre .tk-keyword')).toHaveText(['graze', 'sleep']);
    await expect(page.locator('pre .space')).toHaveCount(1);
  });

  await test.step('links to files with any name are left to the browser', async () => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.getByRole('link', { name: 'The demo' }).click();
    await expect(page.getByText('A file')).toBeVisible();
    // the search index is prefetched while the previous page is idle
    expect(requests.filter((name) => name.endsWith('.json') && !/\/search(?:\/|\.json)/.test(name))).toEqual(
      [],
    );
    await page.goBack();
    await ready(page);
  });

  await test.step('the script of an island is loaded by pages that have it', async () => {
    await page.waitForLoadState('networkidle');
    expect(await islandScripts(page)).toEqual([]);
    await sidebar(page).getByRole('link', { name: 'Components' }).click();
    await expect(heading(page)).toHaveText('Components');
    await expect.poll(() => islandScripts(page)).toEqual(['Clock', 'Counter']);
  });
});

test('components of the site have strings, a plain form and a place below the title', async ({
  page,
  request,
}) => {
  await open(page, url('/guide/plain'));
  await expect(page.locator('.since')).toHaveText('In the flock since 1.2 preview');
  await expect(page.locator('.page-head ~ .reviewed')).toHaveText('Reviewed by a shepherd');
  const markdown = await (await request.get(url('/guide/plain.md'))).text();
  expect(markdown).toContain('\n*In the flock since 1.2* (preview)\n');
  await open(page, url('/guide/'));
  await expect(page.locator('.reviewed')).toHaveCount(0);
});

test('libraries in islands can render, and a video from an allowed host is shown', {
  tag: '@deep',
}, async ({ page, allowConsole }) => {
  allowConsole(/Content.Security.Policy/i);
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Video</title><p>A film</p>' }),
  );
  await open(page, url('/guide/drawings'));
  await expect(page.locator('.uplot canvas')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Write, then Check, then Build' })).toBeVisible();
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect(page.frameLocator('iframe').getByText('A film')).toBeVisible();
  // checks that it can set HTML, whose scripts still don't run
  const refused = page.evaluate(
    () => new Promise((resolve) => addEventListener('securitypolicyviolation', resolve, { once: true })),
  );
  await page.evaluate(() => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = '<img src="data:," alt="" onerror="window.hacked = 1">';
  });
  await refused;
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test("home pages and the 404 page use the site's layouts", async ({ page, allowConsole }) => {
  allowConsole(/404/);
  await open(page, url('/'));
  await test.step('an island that a layout imports is hydrated', async () => {
    await expect(page.locator('.home .counter p')).toHaveText('Steps to the first page:');
    const count = page.getByRole('button', { name: 'Counted' });
    await count.click();
    await expect(count).toHaveText('Counted: 1');
  });
  await expect(page.locator('.home > p').first()).toHaveText(
    'Components, islands, slots, styles and plugins of a site.',
  );
  await expect(page.locator('.home')).toContainText('The text of the home page.');
  await expect(page.getByRole('region', { name: 'Feedback' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Components' }).click();
  await expect(heading(page)).toHaveText('Components');
  await page.goto(url('/nowhere'));
  await ready(page);
  await expect(heading(page)).toHaveText('This page does not exist');
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

test("components in slots surround the shell's parts, and receive the current page", async ({ page }) => {
  await open(page, url('/guide/'));
  const banner = await page.getByRole('complementary', { name: 'News' }).boundingBox();
  const bar = await page.getByRole('banner').boundingBox();
  expect(banner?.y).toBe(0);
  expect(bar?.y).toBe(banner?.height);
  expect((await heading(page).boundingBox())?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  await expect(sidebar(page)).toContainText('Something missing?');
  const feedback = page.getByRole('region', { name: 'Feedback' });
  await feedback.getByRole('button', { name: '“Components” was helpful' }).click();
  await expect(feedback).toHaveText('Thank you.');
  await sidebar(page).getByRole('link', { name: 'Plain' }).click();
  await expect(feedback.getByRole('button')).toHaveText('“Plain” was helpful');
});

test('popups of the bars open below them, even with a component above', { tag: '@deep' }, async ({
  page,
}) => {
  /** Distance between the panel and the bar above it, in CSS pixels. */
  const gap = async (id: string) => {
    const button = page.locator(`button[popovertarget="${id}"]`).first();
    const panel = page.locator(`#${id}`);
    await button.click();
    await expect(panel).toBeVisible();
    const top = (await panel.boundingBox())?.y ?? 0;
    const bottom = await button.evaluate((element) => element.parentElement?.getBoundingClientRect().bottom);
    await button.click();
    await expect(panel).toBeHidden();
    return Math.round(top - (bottom ?? 0));
  };
  const gaps = async () => [await gap('shell-menu'), await gap('shell-outline')];
  await page.setViewportSize({ width: 375, height: 400 });
  await open(page, url('/guide/'));
  const inLowWindow = await gaps();
  await page.setViewportSize({ width: 375, height: 600 });
  const below = await gaps();
  expect(inLowWindow).toEqual(below);
  await page.evaluate(() => scrollTo(0, 200));
  await expect(page.getByRole('complementary', { name: 'News' })).not.toBeInViewport();
  expect(below, 'as where nothing is above').toEqual(await gaps());
  expect(Math.min(...below)).toBeGreaterThanOrEqual(-1);
});

test("the site's scripts run, and the policy allows exactly what they need", async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/TrustedScriptURL/);
  await open(page, url('/guide/'));
  const { stats, visits } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  expect({ stats, visits }).toEqual({ stats: 'on', visits: '1' });
  const sent = (await request.get(url('/guide/'))).headers()['content-security-policy'] ?? '';
  const inPage = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
  expect(sent.startsWith(inPage ?? '-')).toBe(true);
  expect(sent).toContain("connect-src 'self' https://stats.example;");
  expect(sent).toContain("require-trusted-types-for 'script'");
  const refused = page.evaluate(() =>
    Object.assign(document.createElement('script'), { src: 'https://stats.example/a.js' }),
  );
  await expect(refused).rejects.toThrow(/TrustedScriptURL/);
  await page.getByRole('button', { name: 'Counted' }).click();
  await expect(page.getByRole('button', { name: 'Counted' })).toHaveText('Counted: 4');
});
