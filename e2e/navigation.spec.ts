import type { Page } from '@playwright/test';
import {
  expectAtTop,
  isSameDocument,
  markDocument,
  nextFrames,
  readHead,
  scrollDown,
  scrollTop,
} from './support/document.ts';
import { heading, navbar, pager, sidebar } from './support/shell.ts';
import { expect, fixtureUrl, open, ready, test } from './support/test.ts';

const LONG = fixtureUrl('one-language', '/guide/long');

test('a click on a link shows the page, adds to the history, and leaves other sites to a new tab', {
  tag: '@firefox',
}, async ({ page, context }) => {
  await open(page, '/guide/start/');

  await test.step('shows the page without loading a document, and announces it', async () => {
    await markDocument(page);
    const before = await readHead(page);
    await pager(page)
      .getByRole('link', { name: /^Next Page/ })
      .click();

    await expect(page).toHaveURL('/guide/start/quick-start');
    await expect(heading(page)).toBeFocused();
    const head = await readHead(page);
    expect(head.title).not.toBe(before.title);
    await expect(page.getByRole('status')).toHaveText(head.title);
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('Quick start');
    expect(await isSameDocument(page)).toBe(true);

    await page.reload();
    expect(await readHead(page)).toEqual(head);
    await ready(page);
  });

  const link = sidebar(page).getByRole('link', { name: 'CLI', exact: true });

  await test.step('starts at the top of the new page', async () => {
    await scrollDown(page, 400);
    await link.click();
    await expect(page).toHaveURL('/guide/basic/cli');
    await expect(heading(page)).toHaveText('CLI');
    await expect(heading(page)).toBeInViewport();
    expect(await scrollTop(page)).toBe(0);
  });

  await test.step('to the current URL adds no history entry', async () => {
    await page.getByRole('main').focus();
    await link.click();
    await expect(heading(page)).toBeFocused();
    await nextFrames(page);
    await page.goBack();
    await expect(page).toHaveURL('/guide/start/quick-start');
  });

  await test.step('to another site opens a new tab', async () => {
    await context.route('https://rspack.rs/**', (route) => route.fulfill({ body: 'elsewhere' }));
    // the menus close when a page arrives
    await expect(heading(page)).toHaveText('Quick start');
    await page.getByRole('button', { name: 'Rstack' }).click();
    const opened = context.waitForEvent('page');
    await navbar(page)
      .getByRole('link', { name: /^Rspack/ })
      .click();
    await expect(await opened).toHaveURL('https://rspack.rs/');
    await expect(page).toHaveURL('/guide/start/quick-start');
  });
});

test('a long page shows its first blocks before the rest', {
  tag: '@deep',
}, async ({ page }) => {
  await open(page, '/guide/start/');
  const frames = page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    while (document.querySelector('h1')?.textContent !== 'CLI') await frame();
    const blocks = [...document.querySelectorAll('article > :not([data-rows])')];
    const areLaidOut = () => blocks.map((block) => getComputedStyle(block).contentVisibility !== 'auto');
    const first = areLaidOut();
    const isFilled = blocks.some((block) => block.getBoundingClientRect().bottom > innerHeight);
    while (areLaidOut().includes(false)) await frame();
    return { first, isFilled };
  });
  await sidebar(page).getByRole('link', { name: 'CLI', exact: true }).click();
  const { first, isFilled } = await frames;
  expect(first.at(0)).toBe(true);
  expect(isFilled, 'no gap below').toBe(true);
  expect(first.at(-1)).toBe(false);
});

for (const width of [375, 1280])
  test(`a long page has about its final height before all of it is laid out, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    // the remaining blocks are laid out in idle time
    await page.addInitScript(() => Reflect.set(window, 'requestIdleCallback', () => 0));
    for (const path of ['/guide/basic/mock', '/api/test-api/expect', '/guide/start/quick-start']) {
      await open(page, path);
      const root = page.locator('html');
      await expect(root).toHaveAttribute('data-first-blocks');
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const estimated = await height();
      await page.mouse.move(width / 2, 400);
      await page.mouse.wheel(0, 10);
      await expect(root).not.toHaveAttribute('data-first-blocks');
      expect(Math.abs(estimated / (await height()) - 1), path).toBeLessThan(0.3);
    }
  });

test.describe('navigation within a language', () => {
  const pages = [
    ['/guide/start/', '/guide/basic/cli'],
    [fixtureUrl('third-language', '/ar/guide/start'), '/ar/guide/english'],
  ] as const;
  for (const [from, to] of pages)
    test(`does not set \`lang\` and \`dir\` again, which would recalculate all styles: ${to}`, {
      tag: '@deep',
    }, async ({ page }) => {
      await open(page, from);
      await markDocument(page);
      await page.evaluate(() => {
        const changed: (string | null)[] = [];
        Object.assign(window, { changed });
        new MutationObserver((records) => {
          changed.push(...records.map(({ attributeName }) => attributeName));
        }).observe(document.documentElement, { attributeFilter: ['lang', 'dir'] });
      });
      await page.locator(`a[href="${to}"]`).filter({ visible: true }).first().click();
      await expect(page).toHaveURL(({ pathname }) => pathname === to);
      await expect(heading(page)).toBeFocused();
      await nextFrames(page);
      expect(await isSameDocument(page)).toBe(true);
      expect(await page.evaluate(() => (window as { changed?: string[] }).changed)).toEqual([]);
    });
});

/**
 * Runs in the page. Puts something high above an element once the page has been scrolled to it, and has the browser
 * leave the scroll position alone, as Safari does.
 */
function growAbove(id: string): void {
  const late = Object.assign(document.createElement('p'), { textContent: 'This is late.' });
  late.style.height = '900px';
  document.documentElement.style.overflowAnchor = 'none';
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function scrollThenGrow(this: Element, options) {
    scrollIntoView.call(this, options);
    if (this.id === id && !late.isConnected) document.querySelector('article')?.prepend(late);
  };
}

test.describe('a link with a hash', () => {
  const section = (page: Page) => page.getByRole('heading', { name: 'Section 12', exact: true });
  const linkTo = (page: Page) => page.getByRole('link', { name: 'Link to “Section 12”' });

  test('scrolls to the heading on another page', { tag: '@firefox' }, async ({ page }) => {
    const fromHome = page.getByRole('link', { name: 'a section of the long page' });
    for (const width of [1400, 375]) {
      await page.setViewportSize({ width, height: 700 });
      await test.step(`below the sticky bars at ${width} px, on a first visit`, async () => {
        await open(page, `${LONG}#section-12`);
        await expectAtTop(section(page));
      });

      await test.step(`below the sticky bars at ${width} px, after a click`, async () => {
        await open(page, fixtureUrl('one-language', '/'));
        await fromHome.click();
        await expect(page).toHaveURL(`${LONG}#section-12`);
        await expectAtTop(section(page));
      });
    }

    await test.step('and still does if content above it loads late', async () => {
      await page.goBack();
      await page.evaluate(growAbove, 'section-12');
      await fromHome.click();
      await expect(page.getByText('This is late.')).toBeAttached();
      await expectAtTop(section(page));
    });

    await test.step('and moves the focus', async () => {
      await page.goBack();
      await fromHome.press('Enter');
      await expect(section(page)).toBeFocused();
      await expectAtTop(section(page));
      await page.keyboard.press('Tab');
      await expect(linkTo(page)).toBeFocused();
    });

    await test.step('and opens the disclosure that contains the heading', async () => {
      await page.goBack();
      await page.getByRole('link', { name: 'a section in a fold' }).press('Enter');
      await expect(page.getByRole('heading', { name: 'From a folder' })).toBeFocused();
      await expect(page.getByRole('heading', { name: 'From a folder' })).toBeInViewport();
    });
  });

  test('scrolls to the heading if the text of a text fragment is missing', async ({ page }) => {
    await open(page, fixtureUrl('one-language', '/guide/setup'));
    const link = sidebar(page).getByRole('link', { name: 'A long page' });
    await link.evaluate((element: HTMLAnchorElement) => {
      element.href += '#section-12:~:text=nowhere';
    });
    await link.click();
    await expect(heading(page)).toHaveText('A long page');
    await expectAtTop(section(page));
  });

  test('navigates within a page', { tag: '@firefox' }, async ({ page }) => {
    await open(page, LONG);

    await test.step('the skip link is the first tab stop', async () => {
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await page.keyboard.press('Tab');
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').locator(':focus')).toBeVisible();
    });

    const below = page.getByRole('link', { name: 'a section far below' });

    await test.step('without loading anything', async () => {
      await markDocument(page);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await below.click();
      await expect(page).toHaveURL(`${LONG}#section-12`);
      await expectAtTop(section(page));
      expect(await isSameDocument(page)).toBe(true);
      // ignores search, which may load when the page is idle
      expect(requests.filter((url) => url.includes('/guide/'))).toEqual([]);
    });

    await test.step('also when typed into the address bar', async () => {
      const typed = page.getByRole('heading', { name: 'Section 9' });
      await page.goto(`${LONG}#section-9`);
      await expectAtTop(typed);
      await nextFrames(page);
      await expectAtTop(typed);
    });

    await test.step('and moves the focus: the next tab stop is after the heading', async () => {
      await below.press('Enter');
      await expectAtTop(section(page));
      await page.keyboard.press('Tab');
      await expect(linkTo(page)).toBeFocused();
    });
  });
});
