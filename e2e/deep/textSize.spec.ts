import type { Page } from '@playwright/test';
import { test } from '../support/largeText.ts';
import { brokenSearchTexts, findOverflows, languageNames, linesOverImage } from '../support/overflows.ts';
import { navbar, sidebar } from '../support/shell.ts';
import { expect, open } from '../support/test.ts';

test.use({ viewport: { width: 375, height: 700 } });

/** Words of the sidebar, including those in names like `testTimeout`, that are broken across lines. */
const brokenWords = (page: Page) =>
  sidebar(page).evaluate((list) => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(list, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      for (const { 0: word, index } of node.textContent?.matchAll(/\p{Lu}*\p{Ll}+|\p{Lu}+/gu) ?? []) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) broken.push(word);
      }
    }
    return broken;
  });

test('text at 200% fits on a phone', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
  for (const path of [
    '/guide/basic/cli',
    '/zh/guide/basic/cli',
    '/api/test-api/expect',
    '/guide/basic/reporters',
    '/guide/debug/troubleshooting',
  ]) {
    await open(page, path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 700 });
      expect((await findOverflows(page)).sideways, `${path} at ${width} px`).toBe(0);
    }
  }
});

test('nothing is cut off or overlaps at 200% text size', async ({ largeText: page }) => {
  await page.addInitScript(() => localStorage.setItem('rspress-visited', '1'));

  await test.step("the home page's text does not overlap its image, and the search button is complete", async () => {
    for (const address of ['/', '/zh/']) {
      await open(page, address);
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(size).toBe('32px');
      for (const width of [375, 768, 900, 961, 1280, 1600, 2000]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await linesOverImage(page), `${address} at ${width} px`).toEqual([]);
        expect(await brokenSearchTexts(page), `${address} at ${width} px`).toEqual([]);
        expect(await findOverflows(page), `${address} at ${width} px`).toEqual({ sideways: 0, cut: [] });
      }
    }
  });

  await test.step('everything fits on a phone, including language labels of code', async () => {
    for (const address of [
      '/zh/guide/start/',
      '/config/test/testEnvironment',
      '/config/test/name',
      '/guide/browser-testing/framework-guides',
    ]) {
      await open(page, address);
      for (const width of [375, 1600]) {
        await page.setViewportSize({ width, height: 700 });
        expect(await findOverflows(page), `${address} at ${width} px`).toEqual({ sideways: 0, cut: [] });
        const { covered } = await languageNames(page);
        expect(covered, `${address} at ${width} px`).toEqual([]);
      }
    }
    // a link whose text is one long name
    await open(page, '/config/build/source');
    await page.setViewportSize({ width: 320, height: 700 });
    expect((await findOverflows(page)).sideways).toBe(0);
  });

  await test.step('names in the sidebar break between words, in the drawer and in the column', async () => {
    for (const width of [375, 1960]) {
      await page.setViewportSize({ width, height: 800 });
      for (const address of ['/config/', '/guide/start/']) {
        await open(page, address);
        const menu = page.getByRole('button', { name: 'Menu', exact: true });
        if (await menu.isVisible()) await menu.click();
        await expect(sidebar(page)).toBeVisible();
        expect(await brokenWords(page), `${address} at ${width} px`).toEqual([]);
      }
    }
  });

  await test.step('every control of the navbar is in the window', async () => {
    await open(page, '/guide/start/');
    for (const width of [375, 768, 834, 900, 1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      const menu = navbar(page).getByRole('button', { name: 'Open menu' });
      if (await menu.isVisible()) await menu.click();
      for (const name of [/^Switch to/, 'Search'])
        await expect(
          page.getByRole('button', { name, exact: true }).filter({ visible: true }).first(),
        ).toBeInViewport({ ratio: 1 });
      const controls = await navbar(page).evaluate((bar) =>
        [...bar.querySelectorAll('a, button')]
          .filter((control) => control.checkVisibility())
          .map((control) => {
            const { left, right } = control.getBoundingClientRect();
            control.scrollIntoView({ block: 'nearest' });
            const { top, bottom } = control.getBoundingClientRect();
            const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return {
              name: control.ariaLabel ?? control.textContent,
              isInView: left >= 0 && right <= innerWidth && control.contains(over),
            };
          }),
      );
      expect(controls.length).toBeGreaterThan(8);
      expect(
        controls.filter(({ isInView }) => !isInView),
        `${width} px`,
      ).toEqual([]);
      expect(await findOverflows(page), `${width} px`).toEqual({ sideways: 0, cut: [] });
      await page.keyboard.press('Escape');
      await expect(navbar(page).getByRole('button', { name: 'Close menu' })).toBeHidden();
    }
  });
});
