import { expectAddress, expectBelowBars, expectScroll, scrollTop } from './support/expectations.ts';
import type { Tab } from './support/tab.ts';
import { eventually, fixtureUrl, open, ready, test } from './support/test.ts';

const LONG = fixtureUrl('one-language', '/guide/long');

test('back and forward within a page restore the scroll position', async ({ tab }) => {
  await open(tab, LONG);
  await tab.wheel(50);
  await expectScroll(tab, 50);
  await tab.role('link', 'a section far below').click();
  await expectBelowBars(tab.css('[id="section-12"]'));
  const before = await scrollTop(tab);
  await tab.wheel(250);
  await expectScroll(tab, before + 250);
  await tab.goBack();
  await expectAddress(tab, LONG);
  await expectScroll(tab, 50);
  await tab.goForward();
  await expectAddress(tab, `${LONG}#section-12`);
  await expectScroll(tab, before + 250);
});

test('a reloaded page keeps its scroll position', async ({ tab }) => {
  await open(tab, LONG);
  await tab.wheel(600);
  await expectScroll(tab, 600);
  await expectRemembered(tab, 600);
  await tab.reload();
  await ready(tab);
  await expectScroll(tab, 600);
});

test('back from another site restores the scroll position', async ({ tab }) => {
  await open(tab, LONG);
  await tab.wheel(600);
  await expectScroll(tab, 600);
  await expectRemembered(tab, 600);
  await open(tab, '/guide/start/');
  await tab.goBack();
  await ready(tab);
  await expectAddress(tab, LONG);
  await expectScroll(tab, 600);
});

/** A marker that a reload removes; it also shows that the page's scripts have run. */
async function expectRemembered(tab: Tab, top: number): Promise<void> {
  await eventually(() => tab.evaluate(() => (history.state as { scrollY?: number } | null)?.scrollY)).toBe(
    top,
  );
}
