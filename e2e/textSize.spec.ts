import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS, findFullChromium } from '../tools/browser/chromium.ts';
import { topBar } from './support/shell.ts';
import { expect, open, test } from './support/test.ts';

test.use({ viewport: { width: 375, height: 700 } });

test('letters of twice the size fit on a phone', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
  for (const path of ['/guide/basic/cli', '/zh/guide/basic/cli', '/api/test-api/expect']) {
    await open(page, path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const [needed, there] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect(needed, path).toBeLessThanOrEqual(there);
  }
});

/** What does not fit: text that is cut off in the bars, and how far the page scrolls sideways. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = [...document.querySelectorAll('[data-menu-bar] span')].filter(
      (element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1,
    );
    return {
      sideways: Math.max(0, scrollWidth - clientWidth),
      cut: cut.map((element) => element.textContent),
    };
  });

test('a browser whose text is twice as large', async ({}, { project }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'large-text-'));
  mkdirSync(path.join(folder, 'Default'));
  const preferences = { webkit: { webprefs: { default_font_size: 32, default_fixed_font_size: 26 } } };
  writeFileSync(path.join(folder, 'Default/Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findFullChromium(),
    args: BROWSER_ARGS,
    locale: 'en-US',
    ...(project.use.baseURL ? { baseURL: project.use.baseURL } : {}),
  });
  await context.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
  const page = await context.newPage();

  await test.step('fits everything on a phone', async () => {
    await page.setViewportSize({ width: 375, height: 700 });
    for (const address of [
      '/',
      '/guide/start/',
      '/zh/guide/start/',
      '/config/test/testEnvironment',
      '/config/test/name',
    ]) {
      await open(page, address);
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(size).toBe('32px');
      expect(await misfits(page), address).toEqual({ sideways: 0, cut: [] });
    }
  });

  await test.step('has every control of the top bar in the window', async () => {
    for (const width of [768, 900, 1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/guide/start/');
      const menu = topBar(page).getByRole('button', { name: 'Open menu' });
      if (await menu.isVisible()) await menu.click();
      for (const name of [/^Switch to/, 'Search'])
        await expect(
          page.getByRole('button', { name, exact: true }).filter({ visible: true }).first(),
        ).toBeInViewport({ ratio: 1 });
      expect(await misfits(page), `${width} px`).toEqual({ sideways: 0, cut: [] });
    }
  });

  await context.close();
  rmSync(folder, { recursive: true, force: true });
});
