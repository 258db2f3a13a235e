import type { Page } from '@playwright/test';
import { isSameDocument, markDocument, scrollDown, scrollTop } from '../support/document.ts';
import { holdRequests, SHELL_CODE } from '../support/holdRequests.ts';
import { button, dialog, field, options } from '../support/search.ts';
import { heading, navbar, openMenu, outline, pager, sidebar } from '../support/shell.ts';
import { expect, open, ready, test } from '../support/test.ts';

/** Simulates the browser's translator: it wraps every text node in an element. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) {
    if (
      walker.currentNode.textContent?.trim() &&
      !walker.currentNode.parentElement?.closest('script, noscript')
    )
      texts.push(walker.currentNode);
  }
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = text.textContent;
    text.parentNode?.replaceChild(font, text);
  }
}

test("a page translated by the browser keeps working, and shows the next page's text", async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await open(page, '/guide/start/');
  await markDocument(page);
  const firstGroup = (await sidebar(page).getByRole('button').first().textContent()) ?? '';
  await page.evaluate(translate);
  await navbar(page).getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const group = sidebar(page).getByRole('button').last();
  const all = await sidebar(page).getByRole('link').count();
  await group.click();
  await expect.poll(() => sidebar(page).getByRole('link').count()).toBeLessThan(all);
  await group.click();
  await pager(page)
    .getByRole('link', { name: /^Next Page/ })
    .click();
  await expect(heading(page)).toHaveText('Quick start');
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(outline(page).getByRole('link').first()).toHaveText((await first.textContent()) ?? '');
  await expect(pager(page).getByRole('link', { name: /^Previous Page What is/ })).toBeVisible();
  await page.evaluate(translate);
  await navbar(page).getByRole('link', { name: 'API' }).click();
  await expect(page).toHaveURL('/api/');
  await page.goBack();
  await expect(sidebar(page).getByRole('button').first()).toHaveText(firstGroup);
  expect(await isSameDocument(page)).toBe(true);
  await page.evaluate(translate);
  await openMenu(page, 'Language');
  await navbar(page).getByRole('link', { name: '简体中文' }).click();
  const chinese = page.getByRole('navigation', { name: '侧边栏' });
  await expect(chinese.getByRole('button').first()).toHaveText(/\p{Script=Han}/u);
  await expect(chinese.locator('[aria-current=page]')).toHaveText('快速上手');
  await expect(page.getByRole('navigation', { name: '上一页和下一页' })).toContainText(/上一页.*下一页/);
  await expect(page.getByText('最后更新')).toBeVisible();
  await expect(page.getByText('Last Updated')).toHaveCount(0);
});

test('a page translated before its scripts load becomes interactive', async ({ page, allowConsole }) => {
  allowConsole(/error #418|removeChild/); // React reports that it re-rendered the shell, or failed to hydrate it
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/guide/start/');
  const text = await page.getByRole('article').textContent();
  await page.evaluate(translate);
  await sidebar(page).getByRole('button').last().focus();
  await ready(page);
  const all = await sidebar(page).getByRole('link').count();
  await sidebar(page).getByRole('button').last().click();
  await expect.poll(() => sidebar(page).getByRole('link').count()).toBeLessThan(all);
  await expect(page.getByRole('article')).toHaveText(text ?? '');

  // like an extension: removes an element that the shell will hide
  await scrollDown(page, 400);
  await page.getByRole('button', { name: 'Back to top' }).evaluate((element) => element.remove());
  await scrollDown(page, -350);
  await expect(page.getByRole('article')).toHaveText(text ?? '');
  expect(await scrollTop(page)).toBe(50);
});

test.describe('search', () => {
  test.use({ searchIndex: true });

  test('keeps working when the browser translates it, and shows later queries', async ({ page }) => {
    await open(page, '/guide/start/');
    await button(page).click();
    for (const query of ['snap', 'snapshot', 'xqzzw', 'xqzzwx', 'rs.fn']) {
      await field(page).fill(query);
      const isKnown = !query.startsWith('x');
      if (isKnown) {
        const found = options(page).filter({ hasText: new RegExp(query, 'i') });
        await expect(found.first()).toBeVisible();
      } else {
        // instead of results
        const groups = dialog(page).getByRole('group');
        await expect(groups).toHaveCount(1);
        await expect(groups).toHaveAccessibleName('Suggested pages');
      }
      await expect(dialog(page).getByRole('status')).toHaveText(
        isKnown ? /^Pages found: [1-7]$/ : new RegExp(`^No results for “${query}”`),
      );
      await page.evaluate(translate);
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator('#root')).not.toHaveAttribute('aria-hidden');
  });

  test('releases the page after a failure, and opens again', async ({ page, allowConsole }) => {
    allowConsole(/Search has failed|removeChild|insertBefore/);
    await open(page, '/guide/start/');
    await button(page).click();
    await field(page).fill('mock');
    await expect(options(page).first()).toBeVisible();
    // like an extension: removes elements that React manages
    await dialog(page).evaluate((element) => {
      for (const child of element.querySelectorAll('[role=listbox], [role=status]')) child.replaceChildren();
    });
    // types without a target, because the field may have been removed
    await page.keyboard.type('snapshot');
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator('#root')).not.toHaveAttribute('aria-hidden');
    await button(page).click();
    await field(page).fill('mock');
    await expect(options(page).first()).toBeVisible();
  });
});

test.describe('tabs on a translated page', () => {
  const PAGE = '/guide/start/quick-start';
  const tabs = (page: Page) =>
    page.getByRole('tablist', { name: 'Package manager' }).first().getByRole('tab');
  /** Replaces the text of matching elements with `<font>` elements, like browser translators do. */
  const reword = (page: Page, selector: string) =>
    page.evaluate((where) => {
      for (const element of document.querySelectorAll(where)) {
        const font = document.createElement('font');
        font.textContent = `übersetzt: ${element.textContent}`;
        element.replaceChildren(font);
      }
    }, selector);

  test('keep their content and switch, however their labels were translated', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/error #418/); // React reports that it re-rendered the island
    await open(page, PAGE);
    const before = await page.getByRole('article').textContent();
    await reword(page, '[role=tab]');
    // clicked before React re-renders them, because their widths change then
    const code = await holdRequests(page, SHELL_CODE);
    await tabs(page).nth(1).click();
    await code.requested;
    code.release();
    await expect(tabs(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel').locator('pre').filter({ visible: true }).first()).toHaveText(
      /pnpm|yarn/,
    );
    await expect(page.locator('[data-waits]')).toHaveCount(0);
    await tabs(page).nth(2).click();
    await expect(tabs(page).nth(2)).toHaveAttribute('aria-selected', 'true');
    const lost = await page.evaluate(
      () =>
        [...document.querySelectorAll('[role=tabpanel]')].filter((one) => one.textContent.trim() === '')
          .length,
    );
    expect(lost).toBe(0);
    expect((await page.getByRole('article').textContent())?.length).toBeGreaterThanOrEqual(
      before?.length ?? 0,
    );
  });

  test('hide the loading bar if they cannot be hydrated', async ({ page, allowConsole }) => {
    allowConsole(/could not be made interactive/);
    await open(page, PAGE);
    const failed = page.waitForEvent('console', (message) => message.text().includes('made interactive'));
    await page
      .locator('[data-island=Tabs]')
      .first()
      .evaluate((island: HTMLElement) => {
        island.dataset.props = '{}';
        island.querySelector<HTMLElement>('[role=tab][aria-selected=false]')?.click();
      });
    await expect(page.locator('[data-waits]')).toHaveCount(0);
    await failed;
  });

  test('code, commands, tab labels and option names are excluded from translation', async ({ page }) => {
    for (const path of [PAGE, '/config/test/bail', '/config/']) {
      await open(page, path);
      const translated = await page.evaluate(() =>
        [...document.querySelectorAll('article :is(code, [role=tab], figcaption)')]
          .filter((element) => !(element as HTMLElement).closest('[translate=no]'))
          .map((element) => element.outerHTML.slice(0, 100)),
      );
      expect(translated, path).toEqual([]);
    }
  });
});
