import type { Page } from '@playwright/test';
import { topBar } from './support/shell.ts';
import { readRoutes, siteFolder } from './support/site.ts';
import { expect, open, ready, test } from './support/test.ts';

/** What WCAG 2.2 asks a page to bear (1.4.12). */
const WIDE_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

test.describe('with wide text spacing', () => {
  test.use({ bypassCSP: true });

  for (const path of ['/', '/zh/'])
    for (const width of [961, 1280])
      test(`the text of ${path} stays off its picture at ${width} px, and the top bar whole`, async ({
        page,
      }) => {
        await page.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
        await page.setViewportSize({ width, height: 900 });
        await open(page, path);
        await page.addStyleTag({ content: WIDE_SPACING });
        const [words, picture, hint] = await page.evaluate(() => {
          const title = document.querySelector('h1');
          const range = document.createRange();
          range.selectNodeContents(title?.parentElement ?? document.body);
          const image = title?.parentElement?.parentElement?.querySelector(':scope > div > img');
          const search = document.querySelector('[data-search]');
          return [
            Math.max(...[...range.getClientRects()].map(({ right }) => right)),
            image?.getBoundingClientRect().left ?? 0,
            (search?.scrollWidth ?? 0) - (search?.clientWidth ?? 0),
          ];
        });
        expect(words).toBeLessThanOrEqual(picture ?? 0);
        expect(hint).toBeLessThanOrEqual(0);
      });
});

/** Names of languages that stand on the first line of their code. */
const coveredCode = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-code-block]')].flatMap((block) => {
      const [name] = block.querySelectorAll('span[aria-hidden="true"]');
      const line = block.querySelector('code .line');
      if (!name?.checkVisibility() || !line) return [];
      const [label, code] = [name.getBoundingClientRect(), line.getBoundingClientRect()];
      const text = document.createRange();
      text.selectNodeContents(line);
      const ends = [...text.getClientRects()].map(({ right }) => right);
      const isBeside = label.bottom <= code.top || Math.max(...ends) <= label.left;
      return isBeside ? [] : [line.textContent];
    }),
  );

test('the name of a language does not stand on its code', async ({ page, request }) => {
  test.setTimeout(60_000);
  const { pages } = readRoutes(siteFolder);
  const html = await Promise.all(pages.map(async (path) => (await request.get(path)).text()));
  const some = pages.filter((path, place) => !path.startsWith('/zh') && html[place]?.includes('wide-start'));
  expect(some.length).toBeGreaterThan(5);
  for (const path of some.slice(0, 10)) {
    await open(page, path);
    for (const width of [961, 1280, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await coveredCode(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('a window that becomes narrow shows neither the sidebar on its way out nor a piece of a tooltip', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/guide/start/');
  await ready(page);
  // not with the pointer: what that opens closes when it is elsewhere
  await topBar(page).getByRole('button', { name: 'Rstack' }).press('Enter');
  await page.setViewportSize({ width: 1000, height: 800 });
  await topBar(page).getByRole('link', { name: 'Discord' }).hover();
  const { tooltips, open: isOpen } = await page.evaluate(async () => {
    // a second, in which tooltips would open
    for (let frame = 0; frame < 60; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const count = (selector: string) => document.querySelectorAll(selector).length;
    return { tooltips: count('[role="tooltip"]'), open: count(':popover-open, [data-popover-panel]') };
  });
  expect(isOpen).toBe(1);
  expect(tooltips).toBe(0);
  const seen = page.evaluate(async () => {
    const sidebar = document.querySelector('nav[aria-label="Sidebar"]')?.closest('[popover]');
    const narrow = matchMedia('(max-width: 400px)');
    if (!narrow.matches) await new Promise((resolve) => narrow.addEventListener('change', resolve));
    const rights: number[] = [];
    for (let frame = 0; frame < 12; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      rights.push(sidebar?.checkVisibility() ? sidebar.getBoundingClientRect().right : 0);
    }
    return { id: sidebar?.id, farthest: Math.max(...rights) };
  });
  await page.setViewportSize({ width: 375, height: 800 });
  expect(await seen).toEqual({ id: 'shell-sidebar', farthest: 0 });
});
