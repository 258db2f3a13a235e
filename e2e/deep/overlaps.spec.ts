import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brokenSearchTexts, findOverflows, languageNames, linesOverImage } from '../support/overflows.ts';
import { navbar } from '../support/shell.ts';
import { readRoutes, siteFolder } from '../support/site.ts';
import { expect, open, ready, test } from '../support/test.ts';

/** Text spacing that a page must support (WCAG 2.2, 1.4.12). */
const WIDE_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

test.describe('with wide text spacing', () => {
  test.use({ bypassCSP: true });

  test('nothing is cut off or covered', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
    const openSpaced = async (path: string) => {
      await open(page, path);
      await page.addStyleTag({ content: WIDE_SPACING });
    };

    await test.step('on the home page, by its image or the navbar', async () => {
      for (const path of ['/', '/zh/']) {
        await openSpaced(path);
        for (const width of [375, 768, 900, 961, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await linesOverImage(page), `${path} at ${width} px`).toEqual([]);
          expect(await brokenSearchTexts(page), `${path} at ${width} px`).toEqual([]);
        }
      }
    });

    await test.step('on a phone', async () => {
      await page.setViewportSize({ width: 375, height: 700 });
      for (const path of ['/zh/guide/start/', '/config/test/testEnvironment', '/config/test/name']) {
        await openSpaced(path);
        expect(await findOverflows(page), path).toEqual({ sideways: 0, cut: [] });
      }
    });
  });
});

/** Widths of the first lines of a page's code blocks, in characters. */
function firstLines(route: string): number[] {
  const html = readFileSync(path.join(siteFolder, route.replace(/\/$/, '/index').concat('.html')), 'utf8');
  return [...html.matchAll(/<pre[^>]*><code[^>]*>(.*)/g)].map(
    ([, line = '']) => line.replace(/<[^>]*>/g, '').replace(/&#?\w+;/g, '&').length,
  );
}

test('the label of a language does not overlap its code', async ({ page }) => {
  // pages with the most lines that end near or below the language label
  const wide = (route: string) => firstLines(route).filter((length) => length > 50).length;
  const { pages } = readRoutes(siteFolder);
  const some = pages
    .filter((route) => !route.startsWith('/zh/'))
    .toSorted((one, other) => wide(other) - wide(one))
    .slice(0, 5);
  let seen = 0;
  for (const route of some) {
    await open(page, route);
    for (const width of [375, 961, 1280, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      const { shown, covered } = await languageNames(page);
      expect(covered, `${route} at ${width} px`).toEqual([]);
      seen += shown;
    }
  }
  expect(seen).toBeGreaterThan(20);
});

test('no tooltip opens below an open menu', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/guide/start/');
  await ready(page);
  // avoids the pointer, because popups opened by hover close when it leaves
  await navbar(page).getByRole('button', { name: 'Rstack' }).press('Enter');
  await page.setViewportSize({ width: 1000, height: 800 });
  await navbar(page).getByRole('link', { name: 'Discord' }).hover();
  const { tooltips, open: isOpen } = await page.evaluate(async () => {
    // wait a second, in which tooltips would open
    for (let frame = 0; frame < 60; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const count = (selector: string) => document.querySelectorAll(selector).length;
    return { tooltips: count('[role="tooltip"]'), open: count(':popover-open, [data-popover-panel]') };
  });
  expect(isOpen).toBe(1);
  expect(tooltips).toBe(0);
});

test('punctuation after inline code does not wrap to the next line', async ({ page }) => {
  for (const path of ['/zh/guide/migration/jest', '/zh/guide/basic/cli']) {
    await open(page, path);
    for (const width of [375, 500, 768]) {
      await page.setViewportSize({ width, height: 900 });
      const misplaced = await page.getByRole('main').evaluate((main) =>
        [...main.querySelectorAll(':not(pre) > code')].flatMap((code) => {
          const next = code.nextSibling;
          if (!(next instanceof Text) || !/^[，。、；：！？）」』”]/.test(next.data)) return [];
          const mark = document.createRange();
          mark.setStart(next, 0);
          mark.setEnd(next, 1);
          const end = [...code.getClientRects()].at(-1)?.bottom ?? Infinity;
          return mark.getBoundingClientRect().top > end ? [code.textContent] : [];
        }),
      );
      expect(misplaced, `${path}, ${width} px wide`).toEqual([]);
    }
  }
});
