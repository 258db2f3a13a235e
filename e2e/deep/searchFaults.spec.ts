import { axeFindings } from '../support/axe.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { button, current, dialog, field, options } from '../support/search.ts';
import { heading, navbar } from '../support/shell.ts';
import { expect, open, test } from '../support/test.ts';

test.use({ searchIndex: true });

const INDEX = /\/search_index\.[^/]+\.json$/;

test.describe('an unreliable search index', () => {
  test('is shown as plain text even if it contains markup', async ({ page }) => {
    const bad = '<img src=x onerror="window.broken=1">\u202e\ud800 needle';
    const records = [
      { routePath: '/a', title: bad, content: `${bad} `.repeat(20_000), toc: [{ id: '"><b>', text: bad }] },
      { routePath: 'javascript:window.broken=1', title: 'needle', content: '' },
      { routePath: '//evil.test', title: 'needle', content: '' },
    ];
    await page.context().route('**/search.json', (route) => route.fulfill({ json: records }));
    await open(page, '/guide/start/');
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.insertText('needle');
    await expect(options(page).first()).toContainText('<img src=x');
    await expect(dialog(page).getByRole('group')).toHaveCount(1);
    await expect(dialog(page).locator('img, b, script')).toHaveCount(0);
    for (const href of await options(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    ))
      expect(href).toMatch(/^\/a(?:#|$)/);
    for (const text of ['<q>'.repeat(3000), '\u202e\u2066'.repeat(5000), '.*+?^$()|[]{}\\'.repeat(800)]) {
      await field(page).fill(text);
      await expect(dialog(page).getByRole('status')).toContainText('No results');
    }
    expect(await page.evaluate(() => Reflect.get(window, 'broken'))).toBeUndefined();
  });

  test('shows a message if workers are blocked', async ({ page, allowConsole }) => {
    allowConsole(/Failed to fetch search index, please reload the page and try again/);
    await page.addInitScript(() =>
      Reflect.set(window, 'Worker', function refused() {
        throw new DOMException('Refused', 'SecurityError');
      }),
    );
    await open(page, '/guide/start/');
    await button(page).click();
    await expect(dialog(page).getByRole('status')).toContainText('could not be loaded');
    await page.keyboard.press('Escape');
    await expect(heading(page)).toBeVisible();
  });

  test('shows a message if the index fails to load, and retries the next time', { tag: '@firefox' }, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to fetch search index, please reload the page and try again/);
    allowConsole(/Failed to load resource/);
    const other = {
      status: 200,
      contentType: 'application/json',
      body: '[{"routePath":"/a","title":"retry"}]',
    };
    const faults = [
      { status: 404, body: '' },
      { status: 500, body: '' },
      // a file that does not match the hash in its name is requested twice
      { status: 200, contentType: 'text/html', body: '<!doctype html>' },
      { status: 200, contentType: 'text/html', body: '<!doctype html>' },
      { status: 200, contentType: 'application/json', body: '[{"routePath":"/a"' },
      { status: 200, contentType: 'application/json', body: '[{"routePath":"/a"' },
      other,
      other,
    ];
    await page.context().route(INDEX, (route) => {
      const fault = faults.shift();
      return fault ? route.fulfill(fault) : route.fallback();
    });
    await open(page, '/guide/start/');
    // prefetching the index hits the first one
    while (faults.length > 0) {
      await button(page).click();
      await expect(dialog(page).getByRole('status')).toContainText('could not be loaded');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    }
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('retry');
    await expect(current(page)).toContainText('retry');
  });

  test('retries an index that failed to load', async ({ page, allowConsole }) => {
    allowConsole(/Failed to fetch search index, please reload the page and try again/);
    allowConsole(/Failed to load resource/);
    let isBroken = true;
    await page
      .context()
      .route(INDEX, (route) => (isBroken ? route.fulfill({ status: 500 }) : route.fallback()));
    await open(page, '/guide/start/');
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('retry');
    const retry = dialog(page).getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    isBroken = false;
    await retry.click();
    await expect(field(page)).toBeFocused();
    await expect(current(page)).toContainText('retry');
    await expect(retry).toBeHidden();
  });

  test('reports texts or synonyms that fail to load, keeps answering, and retries', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource/);
    const logged: string[] = [];
    allowConsole(/Failed to fetch search index, please reload the page and try again/);
    page.on('console', (message) => void logged.push(message.text()));
    for (const files of [/search_index\.en\.1\./, /search_synonyms\.en\./]) {
      logged.length = 0;
      await page.context().route(files, (route) => route.fulfill({ status: 500 }));
      await open(page, '/guide/start/');
      await button(page).click();
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('retry');
      await expect(current(page)).toContainText('retry');
      await expect(dialog(page).getByRole('status')).toContainText('could not be loaded');
      expect(logged.filter((text) => text.startsWith('Failed to fetch search index'))).toHaveLength(1);
      await page.context().unroute(files);
      await dialog(page).getByRole('button', { name: 'Try again' }).click();
      await expect(dialog(page).getByRole('status')).not.toContainText('could not be loaded');
      await expect(current(page)).toContainText('retry');
    }
  });

  test('shows that the index is loading, without blocking the page', async ({ page }) => {
    const held = await holdRequests(page, INDEX);
    await open(page, '/guide/start/');
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('retry');
    await held.requested;
    await expect(dialog(page).getByRole('status')).toContainText('Loading the search index');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(heading(page)).toBeVisible();
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('retry');
    held.release();
    await expect(current(page)).toContainText('retry');
  });

  test('never waits for the indexes of other groups', async ({ page, allowConsole }) => {
    allowConsole(/Failed to fetch search index, please reload the page and try again/);
    allowConsole(/Failed to load resource/);
    const searchGroups = ['Slow', 'Broken', 'Good'].map((label) => ({ label, index: `/${label}.json` }));
    await page.route(/\/assets\/site\//, async (route) => {
      const response = await route.fetch();
      const site = await response.json();
      await route.fulfill({ response, json: { ...site, theme: { ...site.theme, searchGroups } } });
    });
    await page.context().route('**/Slow.json', () => undefined);
    await page.context().route('**/Broken.json', (route) => route.fulfill({ status: 500 }));
    await page.context().route('**/Good.json', (route) =>
      route.fulfill({
        json: [{ routePath: '/guide/start/', title: 'Sibling', content: 'A retry.', toc: [] }],
      }),
    );
    await open(page, '/guide/start/');
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('retry');
    await expect(current(page)).toContainText('retry');
    const tab = (name: RegExp) => dialog(page).getByRole('tab', { name });
    await field(page).focus();
    for (const key of ['Tab', 'Tab', 'ArrowRight']) await page.keyboard.press(key);
    await expect(tab(/Slow/)).toBeFocused();
    await expect(dialog(page).getByRole('tabpanel', { name: 'Slow' })).toBeVisible();
    await expect(dialog(page).getByRole('status')).toContainText('Loading the search index');
    expect(await axeFindings(page)).toEqual([]);
    await tab(/Broken/).click();
    await expect(dialog(page).getByRole('status')).toContainText('could not be loaded');
    await tab(/Good/).click();
    const popup = page.waitForEvent('popup');
    await options(page).first().click();
    expect(new URL((await popup).url()).pathname).toBe('/guide/start/');
    await expect(dialog(page)).toBeVisible();
  });

  test('follows the language, even while an index is loading', async ({ page }) => {
    const held = await holdRequests(page, /search_index\.en\./);
    await open(page, '/guide/start/');
    await navbar(page).getByRole('button', { name: 'Language' }).click();
    await held.requested; // the pointer is in the navbar
    await page.getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL('/zh/guide/start/');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('retry');
    await expect(page.getByRole('option').first()).toHaveAttribute('href', /^\/zh\//);
    held.release();
    await expect(page.getByRole('option').first()).toHaveAttribute('href', /^\/zh\//);
    await page.goBack();
    await expect(page).toHaveURL('/guide/start/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button(page).click();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.type('retry');
    await expect(options(page).first()).toHaveAttribute('href', /^\/(?!zh\/)/);
  });
});
