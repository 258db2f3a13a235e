import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS, findFullChromium } from '../../tools/browser/chromium.ts';
import { heading, navbar, sidebar } from '../support/shell.ts';
import { blockStorage } from '../support/storage.ts';
import { expect, fixtureUrl, open, test } from '../support/test.ts';

test.use({ searchIndex: true });

const TABS = fixtureUrl('one-language', '/guide/tabs');

/** Uses the main features: theme, tabs, search, another page and back. */
async function use(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByText('Apples are short.')).toBeVisible();
  await page.getByRole('button', { name: /Switch to .* theme/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('tab').last().click();
  await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
  await navbar(page).getByRole('button', { name: 'Search', exact: true }).click();
  await page.keyboard.type('setup');
  await expect(page.getByRole('option', { selected: true })).toContainText('etup');
  await page.keyboard.press('Escape');
  await sidebar(page).getByRole('link', { name: 'Setup' }).click();
  await expect(heading(page)).toHaveText('Setup');
  await page.goBack();
  await expect(heading(page)).toHaveText('Tabs');
}

/** Broken storage: the site must work regardless of what is stored. */
const storages: Record<string, (page: Page) => Promise<unknown>> = {
  blocked: blockStorage,
  'full of garbage': (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      Storage.prototype.getItem = (key) => `\u0000{"${key}":[[[`;
    }),
  'full of something else': (page) =>
    page.addInitScript(() => {
      Storage.prototype.getItem = () => '{"open":[["guide",{}],[null]],"pagePath":[],"top":{},"length":-1}';
    }),
  'missing altogether': (page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { value: null });
    }),
};

for (const [state, prepare] of Object.entries(storages)) {
  test(`everything works with storage that is ${state}`, async ({ page }) => {
    await prepare(page);
    await open(page, TABS);
    await use(page);
  });
}

test('events that extensions dispatch on the document change nothing', async ({ page }) => {
  await open(page, TABS);
  await page.evaluate(() => {
    for (const type of ['click', 'keydown', 'pointerdown', 'pointerup', 'pointerover', 'focusin']) {
      document.dispatchEvent(new Event(type, { bubbles: true }));
      dispatchEvent(new Event(type));
    }
  });
  await use(page);
});

test('scrolling and links work if the history rejects entries', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['pushState', 'replaceState'] as const)
      history[name] = () => {
        throw new DOMException('Too many calls.', 'SecurityError');
      };
  });
  await open(page, TABS);
  await page.mouse.wheel(0, 300);
  await sidebar(page).getByRole('link', { name: 'Setup' }).click();
  await expect(heading(page)).toHaveText('Setup');
  await expect(page).toHaveURL(/\/guide\/setup$/);
});

test('a page is restored unchanged from the back/forward cache', async ({}, { project }) => {
  // Playwright disables bfcache in the browsers that it starts, and headless Chromium has none
  const browser = await chromium.launch({
    executablePath: findFullChromium(),
    args: BROWSER_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ locale: project.use.locale ?? 'en-US' });
    await open(page, TABS);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    });
    await page.getByRole('button', { name: /Switch to .* theme/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await navbar(page).getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('combobox', { name: 'Search docs' }).fill('setup');
    await expect(page.getByRole('option', { selected: true })).toContainText('etup');
    await page.goto(fixtureUrl('one-language', '/routes.json'));
    // pages in bfcache receive no `storage` events
    await page.evaluate(() => localStorage.setItem('rspress-theme-appearance', 'light'));
    await page.goBack({ waitUntil: 'commit' }); // a page in bfcache does not load again
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'persisted'))).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.getByRole('combobox', { name: 'Search docs' }).fill('tabs');
    await expect(page.getByRole('option', { selected: true })).toContainText('abs');
    await page.keyboard.press('Escape');
    await sidebar(page).getByRole('link', { name: 'Setup' }).click();
    await expect(heading(page)).toHaveText('Setup');
  } finally {
    await browser.close();
  }
});

/** Chromium logs this for the search field in its closed popover, since a page in a frame isn't focused. */
const NO_AUTOFOCUS = /^Blocked autofocusing on a <input> element/;

test('in a sandboxed frame, which has an opaque origin, the page works and navigates', async ({
  page,
  allowConsole,
}) => {
  allowConsole(NO_AUTOFOCUS);
  await page.route('**/embedding', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>x</title><iframe sandbox="allow-scripts" src="${TABS}" width="1200" height="700"></iframe>`,
    }),
  );
  await page.goto(fixtureUrl('one-language', '/embedding'));
  const frame = page.frameLocator('iframe');
  await frame.locator('#root[data-ready]').waitFor({ state: 'attached' });
  await frame.getByRole('tab').last().click();
  await expect(frame.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
  await frame.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  await frame.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Setup' }).click();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Setup');
  // browsers refuse workers with an opaque origin: search reports that and does not break anything else
  allowConsole(/^Failed to fetch search index.*Failed to construct 'Worker'/);
  await frame.getByRole('button', { name: 'Search', exact: true }).click();
  await frame.getByRole('combobox', { name: 'Search docs' }).fill('setup');
  await expect(frame.getByRole('dialog')).toContainText('could not be loaded');
  await page.keyboard.press('Escape');
  await frame
    .getByRole('navigation', { name: 'Sidebar' })
    .getByRole('link', { name: 'Tabs', exact: true })
    .click();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Tabs');
});

test('the whole page can be read where scripts are forbidden', async ({ page, allowConsole }) => {
  allowConsole(/^Blocked script execution/); // logged for every script
  allowConsole(NO_AUTOFOCUS);
  await page.route('**/embedding', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>x</title><iframe sandbox src="${TABS}" width="1200" height="700"></iframe>`,
    }),
  );
  await page.goto(fixtureUrl('one-language', '/embedding'));
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Tabs');
  await expect(frame.getByText('Pears are long.').first()).toBeVisible();
});
