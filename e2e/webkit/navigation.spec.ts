import {
  expectAddress,
  expectAttribute,
  expectBelowBars,
  expectFocused,
  expectScroll,
  expectText,
  scrollTop,
} from './support/expectations.ts';
import { heading, navbar, outline, root, sidebar } from './support/shell.ts';
import { eventually, expect, fixtureUrl, open, test } from './support/test.ts';

const HOME = fixtureUrl('one-language', '/');
const LONG = fixtureUrl('one-language', '/guide/long');

test('a link shows the page from its top without a reload, and moves the focus', async ({ tab }) => {
  await open(tab, '/guide/start/');
  await tab.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await tab.wheel(400);
  await expectScroll(tab, 400);
  await sidebar(tab).role('link', 'Quick start').click();
  await expectAddress(tab, '/guide/start/quick-start');
  await expectFocused(heading(tab));
  expect(await scrollTop(tab)).toBe(0);
  await expectText(sidebar(tab).css('[aria-current="page"]'), 'Quick start');
  expect(await tab.evaluate(() => document.title)).toMatch(/^Quick start/);
  await expectText(tab.css('[aria-live]'), /^Quick start/);
  expect(await tab.evaluate(() => Reflect.has(window, 'sameDocument'))).toBe(true);
});

test('modified clicks are left to the browser', async ({ tab }) => {
  await open(tab, '/guide/start/');
  await tab.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await sidebar(tab).role('link', 'Quick start').click('Control');
  // the browser that the driver starts opens no other window then, but loads the document in this one
  await eventually(() => tab.evaluate(() => Reflect.has(window, 'sameDocument'))).toBe(false);
});

test('switching the language keeps the page, the query and the section', async ({ tab }) => {
  await open(tab, '/guide/basic/cli?from=mail#exit-codes');
  await navbar(tab).role('button', 'Language').click();
  await navbar(tab).role('link', '简体中文').click();
  await expectAddress(tab, '/zh/guide/basic/cli?from=mail#exit-codes');
  await expectAttribute(root(tab), 'lang', 'zh');
  await expectBelowBars(tab.css('[id="exit-codes"]'));
  await navbar(tab).role('button', '语言').click();
  await navbar(tab).role('link', 'English').click();
  await expectAddress(tab, '/guide/basic/cli?from=mail#exit-codes');
  await expectAttribute(root(tab), 'lang', 'en');
});

for (const width of [1400, 375]) {
  test(`a link with a hash scrolls to below the sticky bars at ${width} px, from another page and on a first visit`, async ({
    tab,
  }) => {
    await tab.resize(width, 700);
    await open(tab, HOME);
    await tab.role('link', 'a section of the long page').click();
    await expectAddress(tab, `${LONG}#section-12`);
    await expectBelowBars(tab.css('[id="section-12"]'));
    await open(tab, `${LONG}#section-9`);
    await expectBelowBars(tab.css('[id="section-9"]'));
  });
}

test('a link within the page moves the focus', async ({ tab }) => {
  await open(tab, LONG);
  await tab.role('link', 'a section far below').focus();
  await tab.press('Enter');
  await expectBelowBars(tab.css('[id="section-12"]'));
  await tab.press('Tab');
  await expectFocused(tab.role('link', 'Link to “Section 12”'));
});

test('the skip link is the first tab stop and skips the shell', async ({ tab }) => {
  await open(tab, LONG);
  await tab.press('Tab');
  const skip = tab.role('link', 'Skip to content');
  await expectFocused(skip);
  await eventually(() => skip.isInWindow()).toBe(true);
  await tab.press('Enter');
  await expectFocused(tab.role('main'));
  await tab.press('Tab');
  expect(await tab.evaluate(() => document.activeElement?.closest('main') != null)).toBe(true);
});

test('the outline scrolls to sections and marks the current one', async ({ tab }) => {
  await tab.resize(1400, 700);
  await open(tab, LONG);
  await outline(tab).role('link', 'Section 3').click();
  await expectBelowBars(tab.css('[id="section-3"]'));
  await expectText(outline(tab).css('[aria-current="location"]'), 'Section 3');
  await tab.css('[id="section-12"]').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expectText(outline(tab).css('[aria-current="location"]'), 'Section 12');
});

test('groups of the sidebar collapse and keep their state', async ({ tab }) => {
  await open(tab, '/guide/start/');
  const last = sidebar(tab).role('button').nth(-1);
  const links = () => sidebar(tab).role('link').count();
  const all = await links();
  await last.click();
  await expectAttribute(last, 'aria-expanded', 'false');
  await eventually(links).toBeLessThan(all);
  const some = await links();
  await sidebar(tab).role('link', 'Quick start').click();
  await expectText(heading(tab), 'Quick start');
  await expectAttribute(last, 'aria-expanded', 'false');
  await tab.reload();
  await expectAttribute(last, 'aria-expanded', 'false');
  await eventually(links).toBe(some);
});
