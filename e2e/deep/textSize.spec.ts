import { test } from '../support/largeText.ts';
import { brokenSearchTexts, languageNames, linesOnPicture, misfits } from '../support/misfits.ts';
import { topBar } from '../support/shell.ts';
import { expect, open } from '../support/test.ts';

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

test('a browser whose text is twice as large', async ({ largeText: page }) => {
  await page.addInitScript(() => localStorage.setItem('rspress-visited', '1'));

  await test.step('keeps the text of the home page off its picture, and search’s button whole', async () => {
    for (const address of ['/', '/zh/']) {
      await open(page, address);
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(size).toBe('32px');
      for (const width of [375, 768, 900, 961, 1280, 1600, 2000]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await linesOnPicture(page), `${address} at ${width} px`).toEqual([]);
        expect(await brokenSearchTexts(page), `${address} at ${width} px`).toEqual([]);
        expect(await misfits(page), `${address} at ${width} px`).toEqual({ sideways: 0, cut: [] });
      }
    }
  });

  await test.step('fits everything on a phone, and the names of languages beside code', async () => {
    for (const address of [
      '/zh/guide/start/',
      '/config/test/testEnvironment',
      '/config/test/name',
      '/guide/browser-testing/framework-guides',
    ]) {
      await open(page, address);
      for (const width of [375, 1600]) {
        await page.setViewportSize({ width, height: 700 });
        expect(await misfits(page), `${address} at ${width} px`).toEqual({ sideways: 0, cut: [] });
        const { covered } = await languageNames(page);
        expect(covered, `${address} at ${width} px`).toEqual([]);
      }
    }
  });

  await test.step('has every control of the top bar in the window', async () => {
    await open(page, '/guide/start/');
    for (const width of [375, 768, 834, 900, 1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      const menu = topBar(page).getByRole('button', { name: 'Open menu' });
      if (await menu.isVisible()) await menu.click();
      for (const name of [/^Switch to/, 'Search'])
        await expect(
          page.getByRole('button', { name, exact: true }).filter({ visible: true }).first(),
        ).toBeInViewport({ ratio: 1 });
      const controls = await topBar(page).evaluate((bar) =>
        [...bar.querySelectorAll('a, button')]
          .filter((control) => control.checkVisibility())
          .map((control) => {
            const { left, right } = control.getBoundingClientRect();
            control.scrollIntoView({ block: 'nearest' });
            const { top, bottom } = control.getBoundingClientRect();
            const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return {
              name: control.ariaLabel ?? control.textContent,
              isInSight: left >= 0 && right <= innerWidth && control.contains(over),
            };
          }),
      );
      expect(controls.length).toBeGreaterThan(8);
      expect(
        controls.filter(({ isInSight }) => !isInSight),
        `${width} px`,
      ).toEqual([]);
      expect(await misfits(page), `${width} px`).toEqual({ sideways: 0, cut: [] });
      await page.keyboard.press('Escape');
      await expect(topBar(page).getByRole('button', { name: 'Close menu' })).toBeHidden();
    }
  });
});
