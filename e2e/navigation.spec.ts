import {
  expectAtTop,
  isSameDocument,
  markDocument,
  nextFrames,
  readHead,
  scrollDown,
  scrollTop,
} from './support/document.ts';
import { heading, outline, pager, sidebar, topBar } from './support/shell.ts';
import { expect, fixtureUrl, open, test } from './support/test.ts';

const LONG = fixtureUrl('one-language', '/guide/long');

test.describe('a click on a link', { tag: '@firefox' }, () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/guide/start/');
    await markDocument(page);
  });

  test('shows the page without loading the document, and tells everybody of it', async ({ page }) => {
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
  });

  test('begins at the top of the new page', async ({ page }) => {
    await scrollDown(page, 400);
    await sidebar(page).getByRole('link', { name: 'Quick start' }).click();
    await expect(page).toHaveURL('/guide/start/quick-start');
    await expect(heading(page)).toBeInViewport();
    expect(await scrollTop(page)).toBe(0);
  });

  test('to another site opens a tab of its own', async ({ page, context }) => {
    await context.route('https://rspack.rs/**', (route) => route.fulfill({ body: 'elsewhere' }));
    await page.getByRole('button', { name: 'Rstack' }).click();
    const opened = context.waitForEvent('page');
    await topBar(page)
      .getByRole('link', { name: /^Rspack/ })
      .click();
    await expect(await opened).toHaveURL('https://rspack.rs/');
    await expect(page).toHaveURL('/guide/start/');
  });

  test('into the other language changes the language of the document', async ({ page }) => {
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL('/zh/guide/start/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    await expect(page.getByRole('navigation', { name: '侧边栏' })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    const head = await readHead(page);
    await page.reload();
    expect(await readHead(page)).toEqual(head);
  });
});

test('a long page is on the screen with its beginning first, and complete after that', async ({ page }) => {
  await open(page, '/guide/start/');
  const frames = page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    while (document.querySelector('h1')?.textContent !== 'CLI') await frame();
    const count = () => [...document.querySelectorAll('article > *')].map((block) => block.checkVisibility());
    const first = count();
    await frame();
    await frame();
    return { first, later: count() };
  });
  await sidebar(page).getByRole('link', { name: 'CLI', exact: true }).click();
  const { first, later } = await frames;
  expect(first.at(0)).toBe(true);
  expect(first.at(-1)).toBe(false);
  expect(later).not.toContain(false);
  expect(later.length).toBe(first.length);
});

test('the address that is open already gets no second entry in the history', { tag: '@firefox' }, async ({
  page,
}) => {
  await open(page, '/guide/start/');
  await sidebar(page).getByRole('link', { name: 'Quick start' }).click();
  await expect(heading(page)).toHaveText('Quick start');
  await sidebar(page).getByRole('link', { name: 'Quick start' }).click();
  await expect(heading(page)).toBeFocused();
  await nextFrames(page);
  await page.goBack();
  await expect(page).toHaveURL('/guide/start/');
});

test.describe('a link with a hash', () => {
  for (const width of [1400, 375]) {
    test(`to another page leads to the heading, below the sticky bars at ${width} px`, {
      tag: '@firefox',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await open(page, fixtureUrl('one-language', '/'));
      await page.getByRole('link', { name: 'a section of the long page' }).click();
      await expect(page).toHaveURL(`${LONG}#section-12`);
      await expectAtTop(page.getByRole('heading', { name: 'Section 12', exact: true }));
    });

    test(`on a first visit leads to the heading, below the sticky bars at ${width} px`, {
      tag: '@firefox',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await open(page, `${LONG}#section-12`);
      await expectAtTop(page.getByRole('heading', { name: 'Section 12', exact: true }));
    });
  }

  test('on the same page leads there without loading anything', async ({ page }) => {
    await open(page, LONG);
    await markDocument(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.getByRole('link', { name: 'a section far below' }).click();
    await expect(page).toHaveURL(`${LONG}#section-12`);
    await expectAtTop(page.getByRole('heading', { name: 'Section 12', exact: true }));
    expect(await isSameDocument(page)).toBe(true);
    // no page and no page data; search may load when the page is idle
    expect(requests.filter((url) => url.includes('/guide/'))).toEqual([]);
  });

  test('takes the keyboard along: the next stop is behind the heading', { tag: '@firefox' }, async ({
    page,
  }) => {
    await open(page, LONG);
    await page.getByRole('link', { name: 'a section far below' }).press('Enter');
    await expectAtTop(page.getByRole('heading', { name: 'Section 12', exact: true }));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Link to “Section 12”' })).toBeFocused();
  });

  test('to another page takes the keyboard along, too', { tag: '@firefox' }, async ({ page }) => {
    await open(page, fixtureUrl('one-language', '/'));
    await page.getByRole('link', { name: 'a section of the long page' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Section 12', exact: true })).toBeFocused();
    await expectAtTop(page.getByRole('heading', { name: 'Section 12', exact: true }));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Link to “Section 12”' })).toBeFocused();
  });

  test('to another page opens the fold that the heading is in', { tag: '@firefox' }, async ({ page }) => {
    await open(page, fixtureUrl('one-language', '/'));
    await page.getByRole('link', { name: 'a section in a fold' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'From a folder' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'From a folder' })).toBeInViewport();
  });

  test('that is typed into the address bar leads there too', { tag: '@firefox' }, async ({ page }) => {
    await open(page, LONG);
    await page.goto(`${LONG}#section-9`);
    await expectAtTop(page.getByRole('heading', { name: 'Section 9' }));
    await nextFrames(page);
    await expectAtTop(page.getByRole('heading', { name: 'Section 9' }));
  });
});

test('the skip link is the first stop, and leads past the shell', { tag: '@firefox' }, async ({ page }) => {
  await open(page, LONG);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});

test('the outline leads through the page', async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 700 });
  await open(page, LONG);
  await outline(page).getByRole('link', { name: 'Section 3', exact: true }).click();
  await expectAtTop(page.getByRole('heading', { name: 'Section 3', exact: true }));
});
