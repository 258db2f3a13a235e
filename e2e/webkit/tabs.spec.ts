import { expectAttribute, expectFocused, expectGone, expectText } from './support/expectations.ts';
import { heading, sidebar } from './support/shell.ts';
import type { Tab } from './support/tab.ts';
import { eventually, expect, fixtureUrl, open, test } from './support/test.ts';

const TABS = fixtureUrl('one-language', '/guide/tabs');

const pear = (tab: Tab) => tab.role('tablist', 'Apple, Pear').nth(0).role('tab', 'Pear');

test('arrow keys, Home and End move through tabs and show their panels', async ({ tab }) => {
  await open(tab, TABS);
  const tablist = tab.role('tablist', 'On its own');
  await tablist.role('tab', 'One').click();
  for (const [key, name] of [
    ['ArrowRight', 'Two'],
    ['ArrowRight', 'One'],
    ['ArrowLeft', 'Two'],
    ['Home', 'One'],
    ['End', 'Two'],
  ] as const) {
    await tab.press(key);
    await expectFocused(tablist.role('tab', name));
    await expectAttribute(tablist.role('tab', name), 'aria-selected', 'true');
    await eventually(() => tab.role('tabpanel', name).count()).toBe(1);
  }
});

test('groups with the same id switch together, also on other pages and after a reload', async ({ tab }) => {
  await open(tab, TABS);
  await pear(tab).click();
  await expectText(tab.role('tabpanel', 'Pear').nth(0), /^Pears are long/);
  await expectText(tab.role('tabpanel', 'Pear').nth(1), /^Pears again/);
  await expectGone(tab.role('tabpanel', 'Apple'));
  await sidebar(tab).role('link', 'Tabs far below').click();
  await expectText(heading(tab), 'Tabs far below');
  await expectAttribute(tab.role('tab', 'Pear'), 'aria-selected', 'true');
  await tab.goto(TABS);
  await expectAttribute(pear(tab), 'aria-selected', 'true');
});

test('visible content keeps its position when a group above changes its height', async ({ tab }) => {
  await tab.resize(1280, 600);
  await open(tab, TABS);
  const second = tab.role('tablist', 'Apple, Pear').nth(1).role('tab', 'Pear');
  await second.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { y } = await second.box();
  await second.click();
  await expectAttribute(second, 'aria-selected', 'true');
  expect(Math.abs((await second.box()).y - y)).toBeLessThanOrEqual(1);
});
