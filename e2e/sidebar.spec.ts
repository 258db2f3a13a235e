import type { Page } from '@playwright/test';
import { axeFindings } from './support/axe.ts';
import { scrollTop } from './support/document.ts';
import { landmarkLinks } from './support/landmarks.ts';
import { heading, outline, pager, sidebar } from './support/shell.ts';
import { blockStorage } from './support/storage.ts';
import { expect, fixtureUrl, open, ready, test } from './support/test.ts';

const hrefs = (page: Page) =>
  sidebar(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
const group = (page: Page, name: string) => sidebar(page).getByRole('button', { name, exact: true });
const groups = (page: Page) => sidebar(page).getByRole('button');

test('groups of the sidebar collapse and expand', { tag: '@firefox' }, async ({ page }) => {
  await open(page, '/guide/start/');
  const links = sidebar(page).getByRole('link');
  const order = await hrefs(page);

  await test.step('they start expanded, collapse, and keep their state across navigations', async () => {
    const last = groups(page).last();
    const inGroup = await last.locator('xpath=ancestor::li[1]').getByRole('link').count();
    expect(inGroup).toBeGreaterThan(1);
    await expect(last).toHaveAttribute('aria-expanded', 'true');
    await last.click();
    await expect(last).toHaveAttribute('aria-expanded', 'false');
    await expect(links).toHaveCount(order.length - inGroup);

    await sidebar(page).getByRole('link', { name: 'Quick start' }).click();
    await expect(heading(page)).toHaveText('Quick start');
    await expect(last).toHaveAttribute('aria-expanded', 'false');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API' }).click();
    await expect(page).toHaveURL('/api/');
    await page.goBack();
    await expect(heading(page)).toHaveText('Quick start');
    await expect(last).toHaveAttribute('aria-expanded', 'false');

    await last.press('Enter');
    await expect(links).toHaveCount(order.length);
  });

  await test.step('the group of the current page opens automatically', async () => {
    const second = groups(page).nth(1);
    const first = second.locator('xpath=ancestor::li[1]').getByRole('link').first();
    const target = (await first.getAttribute('href')) ?? '';
    const before = order[order.indexOf(target) - 1] ?? '';
    expect(before, 'another group comes first').not.toBe('');

    await sidebar(page).locator(`a[href="${before}"]`).click();
    await expect(page).toHaveURL(before);
    await second.click();
    await expect(links.and(page.locator(`[href="${target}"]`))).toHaveCount(0);
    await pager(page)
      .getByRole('link', { name: /^Next Page/ })
      .click();
    await expect(page).toHaveURL(target);
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(sidebar(page).locator('[aria-current="page"]')).toBeVisible();
  });
});

test('the sidebar marks the current page, and keeps its scroll position and collapsed groups', {
  tag: ['@firefox', '@deep'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 500 });
  await open(page, '/config/build/tools');
  const current = sidebar(page).locator('[aria-current="page"]');
  const marked = (landmark: string) =>
    page
      .getByRole('navigation', { name: landmark })
      .locator('[aria-current]')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('aria-current')]));

  await test.step('the current page is visible in a long sidebar', async () => {
    await expect(current).toHaveText('tools');
    await expect(current).toBeInViewport({ ratio: 1 });
  });

  await test.step('only the current page is marked in sidebar and navbar', async () => {
    expect(await marked('Sidebar')).toEqual([['tools', 'page']]);
    expect(await marked('Main')).toEqual([['Config', 'true']]);
  });

  // immediately: another page of the section has left its scroll position behind
  await open(page, '/config/');
  const link = sidebar(page).getByRole('link', { name: 'slowTestThreshold' });

  await test.step('it starts at the top if the current page is visible there', async () => {
    await expect(current).toBeInViewport({ ratio: 1 });
    await expect(sidebar(page).getByRole('link', { name: 'performance' })).not.toBeInViewport();
  });

  await test.step('it keeps its scroll position when a page in it is opened', async () => {
    await link.scrollIntoViewIfNeeded();
    const before = await link.boundingBox();
    expect(before?.y).toBeGreaterThan(0);
    await link.click();
    await expect(page).toHaveURL('/config/test/slowTestThreshold');
    await expect(heading(page)).toBeFocused();
    const after = await link.boundingBox();
    expect(after?.y).toBeCloseTo(before?.y ?? -1, 0);
  });

  await test.step('open groups and the scroll position survive a reload, even with invalid storage', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/config/');
    const folded = groups(page).last();
    await folded.click();
    await link.scrollIntoViewIfNeeded();
    await page.reload();
    await ready(page);
    await expect(folded).toHaveAttribute('aria-expanded', 'false');
    await expect(link).toBeInViewport();

    // tests invalid data from another script, then no storage
    await page.addInitScript(() => {
      for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, '{"open":7');
    });
    await page.reload();
    await ready(page);
    await expect(folded).toHaveAttribute('aria-expanded', 'true');
    await blockStorage(page);
    await page.reload();
    await ready(page);
    await folded.click();
    await expect(folded).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('a page of another section is marked once it is open', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guide' }).click();
    await expect(page).toHaveURL('/guide/start/');
    expect(await marked('Main')).toEqual([['Guide', 'page']]);
    expect(await marked('Sidebar')).toHaveLength(1);
  });
});

test('the pager goes through a section in the order of the sidebar', { tag: '@deep' }, async ({
  page,
  request,
}) => {
  const previous = pager(page).getByRole('link', { name: /^Previous Page/ });
  const next = pager(page).getByRole('link', { name: /^Next Page/ });

  await test.step('by clicks', async () => {
    await open(page, fixtureUrl('one-language', '/guide/elements'));
    const order = await hrefs(page);
    expect(order.length).toBeGreaterThan(3);
    await expect(previous).toHaveCount(0);
    const walked = order.slice(0, 1);
    for (const path of order.slice(1)) {
      await next.click();
      await expect(page).toHaveURL(fixtureUrl('one-language', path));
      walked.push(new URL(page.url()).pathname);
    }
    expect(walked).toEqual(order);
    await expect(next).toHaveCount(0);
    await previous.click();
    await expect(page).toHaveURL(fixtureUrl('one-language', order.at(-2) ?? ''));
  });

  await test.step('through the dozens of pages of the guide, in order', async () => {
    const fetchLinks = async (path: string, name: string) =>
      landmarkLinks(await (await request.get(path)).text(), name);
    const order = (await fetchLinks('/guide/start/', 'Sidebar')).map(([href]) => href);
    expect(order.length).toBeGreaterThan(24);
    for (const [place, path] of order.entries()) {
      const [before, after] = [order[place - 1], order[place + 1]];
      expect(await fetchLinks(path, 'Pager'), path).toEqual([
        ...(before === undefined ? [] : [[before, expect.stringMatching(/^Previous Page/)]]),
        ...(after === undefined ? [] : [[after, expect.stringMatching(/^Next Page/)]]),
      ]);
    }
  });
});

test('the sidebar shows tags, headers, dividers, and groups of every kind', async ({ page }) => {
  await open(page, fixtureUrl('shell', '/guide/start'));
  await expect(sidebar(page).getByText('First steps')).toBeVisible();
  for (const tag of ['v2', 'Short'])
    await expect(sidebar(page).getByText(tag, { exact: true })).toBeVisible();
  await expect(sidebar(page).locator('[data-context="api"]')).toHaveText('Long page');
  for (const kind of ['solid', 'dashed']) {
    await expect(sidebar(page).locator(`[data-kind="${kind}"]`)).toHaveCSS('border-block-start-style', kind);
  }
  // configured as collapsed, and as not collapsible
  await expect(group(page, 'Folded')).toHaveAttribute('aria-expanded', 'false');
  await expect(sidebar(page).getByRole('link', { name: 'Hidden' })).toHaveCount(0);
  await expect(group(page, 'Fixed')).toHaveCount(0);
  await expect(sidebar(page).getByRole('link', { name: 'Fixed' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  // a group with a link: the title navigates, only the chevron toggles
  const child = sidebar(page).getByRole('link', { name: 'Child' });
  const chevron = group(page, 'Pages of “Linked”');
  await chevron.click();
  await expect(child).toHaveCount(0);
  await expect(page).toHaveURL(fixtureUrl('shell', '/guide/start'));
  await sidebar(page).getByRole('link', { name: 'Linked', exact: true }).click();
  await expect(heading(page)).toHaveText('Linked');
  await expect(child).toBeVisible();
});

test('entries of a nested group are aligned, whether they are a page, a group, or both', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 800 });
  await open(page, fixtureUrl('shell', '/parts/no-global'));
  const starts = async (...names: string[]) => {
    const boxes = names.map((name) => sidebar(page).getByText(name, { exact: true }).boundingBox());
    return (await Promise.all(boxes)).map((box) => box?.x);
  };
  const [start = 0, ...others] = await starts('Without globalUIComponents', 'With a page', 'Without a page');
  expect(start).toBeGreaterThan(0);
  expect(others).toEqual([start, start]);
  const [inside = 0, same] = await starts('Without outline', 'Without navbar');
  expect(same).toBe(inside);
  const [outside = 0] = await starts('Groups');
  expect(inside - start).toBeCloseTo(start - outside, 0);
});

test('focusing sticky elements keeps them visible without scrolling the page', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 });
  await open(page, '/config/test/include');
  for (const width of [800, 1100, 1440]) {
    await page.setViewportSize({ width, height: 500 });
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    const stops = [
      sidebar(page).getByRole('link'),
      outline(page).getByRole('link'),
      page.getByRole('button', { name: /^(?:Menu|ON THIS PAGE)$/ }),
    ];
    let focused = 0;
    for (const list of stops) {
      const visible = list.filter({ visible: true });
      focused += await visible.count();
      expect(await visible.evaluateAll(focusInTurn)).toEqual([]);
    }
    expect(focused).toBeGreaterThan(1);
    expect(await scrollTop(page)).toBe(700);
  }
});

/** Runs in the page. Focuses all elements, down and up. @returns those that scrolled the page or are not visible */
function focusInTurn(elements: Element[]): string[] {
  return [...elements, ...elements.toReversed()].flatMap((element) => {
    const before = window.scrollY;
    (element as HTMLElement).focus();
    const { left, top, bottom } = element.getBoundingClientRect();
    const seen = [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(left + 2, y)));
    return seen && window.scrollY === before ? [] : [element.textContent];
  });
}

test('the first click on a group is animated, before the group is hydrated', { tag: '@deep' }, async ({
  page,
}) => {
  await open(page, '/guide/basic/cli');
  const click = () =>
    groups(page)
      .first()
      .evaluate((button: HTMLElement) => {
        button.click();
        const folding = button.closest('[data-state]:not(button)')?.getAnimations() ?? [];
        for (const animation of folding) animation.finish(); // turning back midway takes less time
        return folding.map(({ effect }) => effect?.getTiming().duration);
      });
  expect(await click()).toEqual([500]);
  expect(await click()).toEqual([300]);
});
