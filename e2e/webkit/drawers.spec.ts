import {
  expectAddress,
  expectAttribute,
  expectBelowBars,
  expectFocused,
  expectGone,
  expectShown,
} from './support/expectations.ts';
import { heading, outline, sidebar } from './support/shell.ts';
import type { Tab } from './support/tab.ts';
import { eventually, expect, fixtureUrl, open, test } from './support/test.ts';

const LONG = fixtureUrl('one-language', '/guide/long');

const menu = (tab: Tab) => tab.role('button', 'Menu');

test.use({ viewport: { width: 375, height: 700 } });

test('the sidebar opens as a drawer, which traps the focus and returns it', async ({ tab }) => {
  await open(tab, '/guide/start/');
  await expectGone(sidebar(tab));
  await menu(tab).click();
  await expectShown(sidebar(tab));
  await eventually(() => sidebar(tab).css('[aria-current="page"]').isInWindow()).toBe(true);
  for (let stop = 0; stop < 10; stop += 1) {
    await tab.press('Tab');
    // the browser's own controls have no element
    const isInside = () =>
      tab.evaluate(() => {
        const { activeElement: active, body } = document;
        return active === body || active?.closest('[popover]') != null;
      });
    expect(await isInside()).toBe(true);
  }
  await tab.press('Escape');
  await expectGone(sidebar(tab));
  await expectFocused(menu(tab));
});

test('the drawer closes on a click outside, on its button, and on a link', async ({ tab }) => {
  await open(tab, '/guide/start/');
  await menu(tab).click();
  await expectShown(sidebar(tab));
  await tab.click({ x: 370, y: 600 });
  await expectGone(sidebar(tab));
  await menu(tab).click();
  await tab.role('button', 'Close menu').click();
  await expectGone(sidebar(tab));
  await menu(tab).click();
  await sidebar(tab).role('link', 'Quick start').click();
  await expectAddress(tab, '/guide/start/quick-start');
  await expectGone(sidebar(tab));
  await expectFocused(heading(tab));
});

test('the outline dropdown scrolls to a heading and closes', async ({ tab }) => {
  await open(tab, LONG);
  const button = tab.role('button', 'ON THIS PAGE');
  await expectGone(outline(tab));
  await button.click();
  await expectAttribute(button, 'aria-expanded', 'true');
  await outline(tab).role('link', 'Section 12').click();
  await expectGone(outline(tab));
  await expectAddress(tab, `${LONG}#section-12`);
  await expectBelowBars(tab.css('[id="section-12"]'));
});

test('the outline dropdown closes on Escape and on a click outside', async ({ tab }) => {
  await open(tab, LONG);
  const button = tab.role('button', 'ON THIS PAGE');
  await button.click();
  await expectShown(outline(tab));
  await tab.press('Escape');
  await expectGone(outline(tab));
  await button.click();
  await expectShown(outline(tab));
  await tab.click({ x: 20, y: 690 });
  await expectGone(outline(tab));
});

test('a drawer becomes a column when the window grows', async ({ tab }) => {
  await open(tab, '/guide/start/');
  await menu(tab).click();
  await tab.resize(1100, 700);
  await expectShown(sidebar(tab));
  await expectGone(menu(tab));
  await tab.css('main a:not([popover] *)').nth(0).focus();
  await expectFocused(tab.css('main a:not([popover] *)').nth(0));
});
