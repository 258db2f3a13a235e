import type { Page } from '@playwright/test';
import { isSameDocument, markDocument } from '../support/document.ts';
import { hold, READING_CODE, SHELL_CODE } from '../support/hold.ts';
import { button, dialog } from '../support/search.ts';
import { heading, openMenu, outline, pager, sidebar, topBar } from '../support/shell.ts';
import { expect, fixtureUrl, ready, test } from '../support/test.ts';

test.use({ searchIndex: true });

const progress = (page: Page) => page.getByRole('progressbar', { name: 'Loading page' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).first();

/** Opens a page and holds the shell's code until it is released. */
async function openHeld(page: Page, path: string) {
  const code = await hold(page, SHELL_CODE);
  await page.goto(path);
  return code;
}

test.describe('a click before the shell’s code is there', () => {
  test('on buttons is done afterwards, and what it opened stays open', async ({ page }) => {
    const code = await openHeld(page, '/guide/start/');
    const group = sidebar(page).getByRole('button').nth(1);
    const chinese = topBar(page).getByRole('link', { name: '简体中文' });
    await topBar(page).getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await openMenu(page, 'Language');
    await expect(chinese).toBeVisible();
    code.release();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await ready(page);
    await expect(chinese).toBeVisible();
    await expect(topBar(page).getByRole('button', { name: 'Language' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  test('on a tab is done afterwards', async ({ page }) => {
    const code = await openHeld(page, fixtureUrl('one-language', '/guide/tabs'));
    const pear = tab(page, 'Pear');
    await pear.click();
    await expect(page.getByText('Pears are long.')).toBeHidden();
    code.release();
    await expect(page.getByText('Pears are long.')).toBeVisible();
    await expect(pear).toHaveAttribute('aria-selected', 'true');
  });

  test('on the copy button is done afterwards', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const code = await openHeld(page, fixtureUrl('one-language', '/guide/elements'));
    await page.getByRole('button', { name: 'Copy code' }).first().click();
    code.release();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('return a + b;');
  });

  test('on a link is the browser’s', async ({ page }) => {
    await openHeld(page, '/guide/start/');
    await markDocument(page);
    await pager(page)
      .getByRole('link', { name: /^Next Page/ })
      .click();
    await expect(page).toHaveURL('/guide/start/quick-start');
    await expect(heading(page)).toBeVisible();
    expect(await isSameDocument(page)).toBe(false);
  });
});

test('what was opened before the shell’s code is there', async ({ page }) => {
  const popover = page.locator(':popover-open');
  for (const [what, opener] of [
    ['the full-screen menu', 'Open menu'],
    ['the drawer', 'Menu'],
    ['the dropdown', 'ON THIS PAGE'],
  ] as const) {
    const button = page.getByRole('button', { name: opener, exact: true });
    await page.setViewportSize({ width: 600, height: 700 });

    await test.step(`${what} stays open, and closes as ever`, async () => {
      const code = await openHeld(page, '/guide/start/quick-start');
      await button.click();
      await expect(popover).toBeVisible();
      code.release();
      await ready(page);
      await expect(popover).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(popover).toHaveCount(0);
      await expect(button).toBeFocused();
    });

    await test.step(`${what} is closed where the window has grown meanwhile`, async () => {
      const code = await openHeld(page, '/guide/start/quick-start');
      await button.click();
      await page.setViewportSize({ width: 1400, height: 700 });
      code.release();
      await ready(page);
      await expect(popover).toHaveCount(0);
      await expect(sidebar(page)).toBeVisible();
      await expect(outline(page)).toBeVisible();
      await page.mouse.move(700, 400);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    });
  }
});

test('a tab clicked while only the code of its island is missing is chosen afterwards', async ({ page }) => {
  const url = fixtureUrl('one-language', '/guide/tabs');
  const scripts: string[] = [];
  page.on('request', (request) => void (SHELL_CODE.test(request.url()) && scripts.push(request.url())));
  await page.goto(fixtureUrl('one-language', '/guide/setup'));
  await ready(page);
  const frame = new Set(scripts);

  // hold everything that a page without islands has not loaded
  const gate = Promise.withResolvers<void>();
  await page.route(SHELL_CODE, async (route) => {
    if (!frame.has(route.request().url())) await gate.promise;
    await route.fallback();
  });
  await page.goto(url);
  await ready(page);
  await tab(page, 'Pear').click();
  await expect(progress(page)).toBeVisible();
  await expect(page.getByText('Pears are long.')).toBeHidden();
  gate.resolve();
  await expect(page.getByText('Pears are long.')).toBeVisible();
  await expect(progress(page)).toBeHidden();
});

test.describe('a click before the code for readers is there', () => {
  test('on a link is followed within the document', async ({ page }) => {
    const code = await hold(page, READING_CODE);
    await page.goto(fixtureUrl('one-language', '/guide/elements'));
    await ready(page);
    await markDocument(page);
    await sidebar(page).getByRole('link', { name: 'Setup' }).click();
    await code.requested;
    await expect(page).toHaveURL(fixtureUrl('one-language', '/guide/elements'));
    code.release();
    await expect(heading(page)).toHaveText('Setup');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('on what needs none of it is done at once', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await hold(page, READING_CODE);
    await page.goto(fixtureUrl('one-language', '/guide/elements'));
    await ready(page);
    await page.getByRole('button', { name: 'Copy code' }).first().click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    await page.goto('/guide/start/');
    await ready(page);
    const group = sidebar(page).getByRole('button').nth(1);
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await openMenu(page, 'Language');
    await expect(topBar(page).getByRole('link', { name: '简体中文' })).toBeVisible();
  });

  test('leads on, and switches the theme, where that code cannot be had', async ({ page, allowConsole }) => {
    allowConsole(/Failed to load resource|ERR_FAILED|ChunkLoadError|Loading chunk/);
    await page.route(READING_CODE, (route) => route.abort());
    await page.goto('/guide/start/');
    await ready(page);
    await topBar(page).getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await pager(page)
      .getByRole('link', { name: /^Next Page/ })
      .click();
    await expect(page).toHaveURL('/guide/start/quick-start');
    await expect(heading(page)).toBeVisible();
  });

  test('comes too late for Back, which shows its page all the same', async ({ page }) => {
    const code = await hold(page, READING_CODE);
    await page.goto('/guide/start/quick-start');
    await ready(page);
    await markDocument(page);
    // as left behind by an earlier visit to this document, which has been loaded anew since
    await page.evaluate(() => {
      history.pushState({}, '', '/guide/basic/cli');
      history.pushState({}, '', '/config/');
    });
    await page.evaluate(() => history.back());
    await code.requested;
    await expect(heading(page)).toHaveText('Quick start');
    code.release();
    await expect(heading(page)).toContainText(/CLI|command line/i);
    expect(await isSameDocument(page)).toBe(true);
  });
});

test('a click before the boot script is there is done afterwards', async ({ page }) => {
  const dark = page.locator('html[data-theme=dark]');
  for (const [path, clicked, result] of [
    ['/guide/start/', button(page), dialog(page)],
    [fixtureUrl('one-language', '/guide/tabs'), tab(page, 'Pear'), page.getByText('Pears are long.')],
    ['/guide/start/', topBar(page).getByRole('button', { name: 'Switch to dark theme' }), dark],
  ] as const) {
    const boot = await hold(page, /\/boot\.[^/]+\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    await clicked.click();
    await expect(result).toBeHidden();
    boot.release();
    await expect(result).toBeVisible();
  }
});

test('search that takes long to load shows that it is on its way', async ({ page }) => {
  const shell = await hold(page, /\/shell\.[^/]+\.js$/);
  const reading = await hold(page, READING_CODE);
  const search = await hold(page, /\/on-demand-[^/]*search[^/]*\.js$/);
  await page.goto('/guide/start/');
  await button(page).click();
  for (const code of [shell, reading]) {
    await code.requested;
    await expect(progress(page)).toBeVisible();
    code.release();
  }
  await expect(progress(page)).toHaveAttribute('value'); // by then, it is the bar of search itself
  await expect(progress(page)).toBeVisible();
  search.release();
  await expect(dialog(page)).toBeVisible();
  await expect(progress(page)).toBeHidden();
});

test('all that search needs is on its way before the shell runs, each part without waiting for another', async ({
  page,
}) => {
  const PART = /\/(on-demand-search(?:-dialog)?|lazy)\.[^/]+$/;
  const asked = new Set<string | undefined>();
  page.on('request', (request) => PART.test(request.url()) && asked.add(PART.exec(request.url())?.[1]));
  const data = await hold(page, /\/assets\/site\/[^/]+\.json$/);
  const parts = await hold(page, PART);
  await page.goto('/guide/start/');
  await button(page).click();
  await expect.poll(() => [...asked].sort()).toEqual(['lazy', 'on-demand-search', 'on-demand-search-dialog']);
  await expect(page.locator('#root')).not.toHaveAttribute('data-ready');
  data.release();
  parts.release();
  await expect(dialog(page)).toBeVisible();
});
