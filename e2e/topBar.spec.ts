import type { Locator, Page } from '@playwright/test';
import {
  POPOVER_TITLE_MIN_WIDTH_PX,
  POPUP_OPEN_DELAY_MS,
  SOCIAL_LINKS_SHOWN,
  TOOLTIP_MAX_WIDTH_PX,
} from '../src/shared/constants.ts';
import { axeFindings } from './support/axe.ts';
import { scrollDown, scrollTop } from './support/document.ts';
import { heading, topBar } from './support/frame.ts';
import { FRAME_CODE, hold } from './support/hold.ts';
import { expect, fixtureUrl, open, test } from './support/test.ts';

const START = fixtureUrl('frame', '/guide/start');

const button = (page: Page, name: string) => topBar(page).getByRole('button', { name, exact: true });
const link = (page: Page, name: string | RegExp) => topBar(page).getByRole('link', { name });
const tooltip = (page: Page) => page.getByRole('tooltip');
const panel = (page: Page) => page.getByRole('dialog', { name: 'Family' });

/** Takes the pointer to where nothing is. */
const rest = (page: Page) => page.mouse.move(600, 650);

async function box(target: Locator) {
  const found = await target.boundingBox();
  if (!found) throw new Error('It is not to be seen.');
  return found;
}

test.describe('a sub-menu', () => {
  test('opens under the pointer, stays on the way into it and after a click, and closes behind it', async ({
    page,
  }) => {
    await open(page, START);
    const learn = topBar(page).getByRole('button', { name: /^Learn/ });
    const long = link(page, /^Long page/);
    await learn.hover();
    await expect(long).toBeVisible();
    await expect(learn).toHaveAttribute('aria-expanded', 'true');
    await expect(topBar(page).getByRole('list', { name: 'In depth' }).getByRole('link')).toHaveCount(2);
    await expect(link(page, 'Elsewhere')).toHaveAttribute('target', '_blank');
    expect(await axeFindings(page)).toEqual([]);
    await long.hover();
    await expect(long).toBeVisible();
    await rest(page);
    await expect(long).toBeHidden();

    await learn.hover();
    await expect(long).toBeVisible();
    await learn.click();
    await rest(page);
    // the other one would have closed by now
    await link(page, /^Right/).hover();
    await expect(long).toBeVisible();
    await long.click();
    await expect(heading(page)).toHaveText('Long page');
    await expect(long).toBeHidden();
    await expect(learn).toHaveAttribute('aria-expanded', 'false');
  });

  test('answers to the keys of a menu', async ({ page }) => {
    await open(page, START);
    const learn = topBar(page).getByRole('button', { name: /^Learn/ });
    await learn.focus();
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(topBar(page).getByRole('link', { name: 'Start' })).toBeFocused({ timeout: 200 });
    }).toPass();
    for (const [key, name] of [
      ['ArrowDown', /^Long page/],
      ['End', 'Elsewhere'],
      ['ArrowDown', 'Start'],
      ['ArrowUp', 'Elsewhere'],
      ['Home', 'Start'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(link(page, name)).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(learn).toBeFocused();
    await expect(link(page, 'Elsewhere')).toBeHidden();

    await learn.press('ArrowUp');
    await expect(link(page, 'Elsewhere')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(link(page, 'Elsewhere')).toBeHidden();
  });

  test('marks its button while one of its pages is open', async ({ page }) => {
    await open(page, fixtureUrl('frame', '/guide/linked/child'));
    await expect(link(page, 'Long')).toHaveAttribute('aria-current', 'true');
    await expect(topBar(page).getByText('New')).toBeVisible();
    await expect(link(page, 'Right')).not.toHaveAttribute('aria-current');
    const [left, right] = [await box(link(page, 'Long')), await box(link(page, 'Right'))];
    expect(right.x).toBeGreaterThan(left.x + left.width + 100);
  });
});

test.describe('the switcher between tools', () => {
  test('opens under the pointer: below, at the left edge, with links to new tabs', async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource/); // the logo that is missing
    await context.route('https://*.test/**', (route) => route.fulfill({ body: 'elsewhere' }));
    await open(page, START);
    const family = button(page, 'Family');
    await family.hover();
    await expect(link(page, /^First/)).toBeVisible();
    await rest(page);
    await expect(link(page, /^First/)).toBeHidden();
    // by now the popover has taken the native panel's place
    await family.hover();
    await expect(panel(page)).toBeVisible();
    await expect(family).toHaveAttribute('aria-expanded', 'true');
    expect(await axeFindings(page)).toEqual([]);

    const [above, below] = [await box(family), await box(panel(page))];
    expect(below.x).toBeCloseTo(above.x, 0);
    expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
    const title = panel(page).getByText('First', { exact: true }).locator('..');
    expect((await box(title)).width).toBeGreaterThanOrEqual(POPOVER_TITLE_MIN_WIDTH_PX);
    const logos = panel(page).locator('img');
    await expect(logos).toHaveCount(3);
    await expect(logos.nth(0)).toHaveCSS('scale', '1.5');
    for (const index of [1, 2]) await expect(logos.nth(index)).toHaveAttribute('src', /^data:image/);

    await panel(page).hover();
    await expect(panel(page)).toBeVisible();
    const opened = context.waitForEvent('page');
    await panel(page)
      .getByRole('link', { name: /^First/ })
      .click();
    await expect(await opened).toHaveURL('https://first.test/');
    await page.bringToFront();
    await expect(panel(page)).toBeHidden();
  });

  test('opens by click, key and touch, and closes by Escape and a click elsewhere', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource/);
    await open(page, START);
    const family = button(page, 'Family');
    await family.focus();
    await expect(family).not.toHaveAttribute('popovertarget');
    await family.press('Enter');
    await expect(panel(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(panel(page).getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(family).toBeFocused();

    await family.hover();
    await expect(panel(page)).toBeVisible();
    await family.click();
    await rest(page);
    await link(page, 'Right').hover();
    await expect(panel(page)).toBeVisible();
    await page.mouse.click(600, 650);
    await expect(panel(page)).toBeHidden();

    await family.dispatchEvent('pointerenter', { pointerType: 'touch' });
    await family.dispatchEvent('click');
    await expect(panel(page)).toBeVisible();
  });

  test('waits for a click where the site wants it', async ({ page }) => {
    await open(page, fixtureUrl('versions', '/docs/guide/install'));
    const others = button(page, 'Others');
    const first = link(page, /^First/);
    await others.click();
    await expect(first).toBeVisible();
    await others.click();
    await expect(first).toBeHidden();
    await rest(page);
    await others.hover();
    // a timer that is set later, for longer, ends later
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), 2 * POPUP_OPEN_DELAY_MS);
    await expect(first).toBeHidden();
  });

  test('works before its code is there', async ({ page, allowConsole }) => {
    allowConsole(/Failed to load resource/);
    await hold(page, FRAME_CODE);
    await page.goto(START);
    await button(page, 'Family').click();
    await expect(link(page, /^Third/)).toHaveAttribute('target', '_blank');
    await expect(link(page, /^Third/)).toBeVisible();
  });
});

test.describe('a tooltip', () => {
  test('names the picture under the pointer or the focus, and goes away', async ({ page }) => {
    await open(page, START);
    const theme = button(page, 'Switch to dark theme');
    await theme.hover();
    await expect(tooltip(page)).toHaveText('Switch to dark theme');
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toBeHidden();
    await rest(page);
    await theme.hover();
    await expect(tooltip(page)).toBeVisible();
    await rest(page);
    await expect(tooltip(page)).toBeHidden();

    await link(page, 'GitHub').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(theme).toBeFocused();
    await expect(tooltip(page)).toHaveText('Switch to dark theme');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(tooltip(page)).toHaveText('GitHub');
    const width = await tooltip(page).evaluate(
      (element) => element.parentElement?.getBoundingClientRect().width,
    );
    expect(width).toBeLessThanOrEqual(TOOLTIP_MAX_WIDTH_PX);
  });
});

test('social links show five, in their modes, and the rest in a menu', async ({ page }) => {
  await open(page, START);
  await expect(link(page, 'GitHub')).toHaveAttribute('href', 'https://code.test/frame');
  await button(page, 'News').click();
  await expect(topBar(page).getByText('We are @frame there.')).toBeVisible();
  await button(page, 'Chat code').click();
  await expect(topBar(page).getByRole('img', { name: 'Chat code' })).toBeVisible();
  await button(page, 'Feed').click();
  await expect(topBar(page).getByText('feed', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  const shown = topBar(page)
    .getByRole('listitem')
    .filter({ has: page.locator('[data-tooltip], [popovertarget]') });
  await expect(link(page, 'Five')).toBeVisible();
  await expect(link(page, 'Six')).toBeHidden();
  await button(page, 'More links').click();
  await expect(link(page, 'Six')).toBeVisible();
  await expect(link(page, 'Seven')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await shown.count()).toBeGreaterThan(SOCIAL_LINKS_SHOWN);
});

test('a top bar that hides on the way down comes back on the way up, and for the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 700 });
  await open(page, fixtureUrl('frame', '/guide/long'));
  await scrollDown(page, 60);
  await expect(topBar(page)).toBeInViewport();
  await scrollDown(page, 600);
  await expect(topBar(page)).not.toBeInViewport();
  await scrollDown(page, -100);
  await expect(topBar(page)).toBeInViewport();
  await scrollDown(page, 300);
  await expect(topBar(page)).not.toBeInViewport();
  const before = await scrollTop(page);
  await link(page, 'Long').focus();
  await expect(topBar(page)).toBeInViewport();
  expect(await scrollTop(page)).toBe(before);
});

test('over the landing page the bar is clear until 100 px are scrolled', async ({ page }) => {
  await open(page, fixtureUrl('frame', '/'));
  const clear = 'rgba(0, 0, 0, 0)';
  await expect(topBar(page)).toHaveCSS('background-color', clear);
  await scrollDown(page, 90);
  await expect(topBar(page)).toHaveCSS('background-color', clear);
  await scrollDown(page, 30);
  await expect(topBar(page)).not.toHaveCSS('background-color', clear);
  await open(page, START);
  await expect(topBar(page)).not.toHaveCSS('background-color', clear);
});
