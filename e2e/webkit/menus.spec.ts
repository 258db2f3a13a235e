import {
  expectAddress,
  expectAttribute,
  expectFocused,
  expectGone,
  expectShown,
  expectText,
} from './support/expectations.ts';
import type { Part } from './support/part.ts';
import { heading, navbar } from './support/shell.ts';
import { eventually, fixtureUrl, open, test } from './support/test.ts';

const START = fixtureUrl('shell', '/guide/start');
/** An empty place of the page. */
const ASIDE = { x: 600, y: 650 };
// a site with a missing logo and fake social links
const MISSING = /img \S+ failed|policy violation: img-src/;

test('a menu opens visibly on click, and closes on a click elsewhere or Escape', async ({ tab }) => {
  await open(tab, '/guide/start/');
  const button = navbar(tab).role('button', 'Language');
  const link = navbar(tab).role('link', '简体中文');
  for (const close of [() => tab.click(ASIDE), () => tab.press('Escape'), () => button.click()]) {
    await button.click();
    await expectShown(link);
    await expectAttribute(button, 'aria-expanded', 'true');
    await eventually(() => effectiveOpacity(link)).toBe(1);
    await close();
    await expectGone(link);
    await expectAttribute(button, 'aria-expanded', 'false');
  }
});

test('a menu opens on hover, and closes when the pointer leaves', async ({ tab, allowConsole }) => {
  allowConsole(MISSING);
  await open(tab, START);
  const learn = navbar(tab).role('button', /^Learn/);
  const long = navbar(tab).role('link', /^Long page/);
  await learn.hover();
  await expectShown(long);
  await long.hover();
  await expectAttribute(learn, 'aria-expanded', 'true');
  await tab.move(ASIDE);
  await expectGone(long);
  await learn.hover();
  await long.click();
  await expectText(heading(tab), 'Long page');
  await expectGone(long);
});

test('a menu handles arrow keys, Home, End and Escape', async ({ tab, allowConsole }) => {
  allowConsole(MISSING);
  await open(tab, START);
  const learn = navbar(tab).role('button', /^Learn/);
  const link = (name: string | RegExp) => navbar(tab).role('link', name);
  await learn.focus();
  // the keys come with code that is loaded after the page is hydrated
  await eventually(async () => {
    if ((await link('Start').count()) === 0) await tab.press('ArrowDown');
    return link('Start').count();
  }).toBe(1);
  await expectFocused(link('Start'));
  for (const [key, name] of [
    ['ArrowDown', /^Long page/],
    ['End', 'Elsewhere'],
    ['ArrowDown', 'Start'],
    ['ArrowUp', 'Elsewhere'],
    ['Home', 'Start'],
  ] as const) {
    await tab.press(key);
    await expectFocused(link(name));
  }
  await tab.press('Escape');
  await expectFocused(learn);
  await expectGone(link('Elsewhere'));
});

test('the tools menu opens on hover and by key, and closes', async ({ tab, allowConsole }) => {
  allowConsole(MISSING);
  await open(tab, START);
  const family = navbar(tab).role('button', 'Family');
  const panel = tab.role('dialog', 'Family');
  const first = navbar(tab).role('link', /^First/);
  await family.hover();
  await expectShown(first);
  await tab.move(ASIDE);
  await expectGone(first);
  // another panel has replaced the native one
  await family.focus();
  await tab.press('Enter');
  await expectShown(panel);
  await expectFocused(family);
  await tab.press('ArrowDown');
  await expectFocused(panel.role('link').nth(0));
  await tab.press('Escape');
  await expectGone(panel);
  await expectFocused(family);
  await family.click();
  await expectShown(panel);
  await tab.click(ASIDE);
  await expectGone(panel);
});

test('a tooltip names the icon on hover or focus, and disappears', async ({ tab, allowConsole }) => {
  allowConsole(MISSING);
  await open(tab, START);
  const theme = navbar(tab).role('button', 'Switch to dark theme');
  const tooltip = tab.role('tooltip');
  await theme.hover();
  await expectText(tooltip, 'Switch to dark theme');
  await tab.press('Escape');
  await expectGone(tooltip);
  await tab.move(ASIDE);
  await navbar(tab).role('link', 'GitHub').focus();
  await tab.press('Shift', 'Tab');
  await expectFocused(theme);
  await expectText(tooltip, 'Switch to dark theme');
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test('the menu of the navbar covers the screen, and closes on navigation', async ({ tab }) => {
    await open(tab, '/guide/start/');
    const main = tab.role('navigation', 'Main');
    await expectGone(main);
    await tab.role('button', 'Open menu').click();
    await main.role('link', 'API').click();
    await expectAddress(tab, '/api/');
    await expectGone(main);
    await expectFocused(heading(tab));
  });

  test('the menu of the navbar closes on its button and on Escape', async ({ tab }) => {
    await open(tab, '/guide/start/');
    const main = tab.role('navigation', 'Main');
    await tab.role('button', 'Open menu').click();
    await expectShown(main);
    await tab.role('button', 'Close menu').click();
    await expectGone(main);
    await tab.role('button', 'Open menu').click();
    await expectShown(main);
    await tab.press('Escape');
    await expectGone(main);
    await expectFocused(tab.role('button', 'Open menu'));
  });

  test('the menu of the navbar contains theme and language', async ({ tab }) => {
    await open(tab, '/guide/start/');
    await tab.role('button', 'Open menu').click();
    await tab.role('button', 'Switch to dark theme').click();
    await expectAttribute(tab.css('html'), 'data-theme', 'dark');
    await tab.role('button', 'Language').click();
    await tab.role('link', '简体中文').click();
    await expectAddress(tab, '/zh/guide/start/');
    await expectGone(tab.role('navigation', '主导航'));
  });
});

/** Returns the opacity of an element, including its ancestors. */
function effectiveOpacity(part: Part): Promise<number> {
  return part.evaluate((element) => {
    let opacity = 1;
    for (let each: Element | null = element; each; each = each.parentElement)
      opacity *= Number(getComputedStyle(each).opacity);
    return opacity;
  });
}
