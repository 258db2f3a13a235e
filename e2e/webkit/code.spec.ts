import {
  expectAttribute,
  expectFocused,
  expectGone,
  expectShown,
  expectText,
} from './support/expectations.ts';
import type { Tab } from './support/tab.ts';
import { eventually, expect, fixtureUrl, open, test } from './support/test.ts';

const ELEMENTS = fixtureUrl('one-language', '/guide/elements');
const LONG = fixtureUrl('one-language', '/guide/long');

/** Returns the clipboard's content by pasting it into a field. */
async function paste(tab: Tab): Promise<string> {
  await tab.evaluate(() => {
    const area = document.body.appendChild(document.createElement('textarea'));
    area.id = 'pasted';
    area.focus();
  });
  await tab.press('Control', 'v');
  return tab.css('#pasted').evaluate((area) => {
    const { value } = area as HTMLTextAreaElement;
    area.remove();
    return value;
  });
}

test('the copy button copies code without prompts, marks and removed lines', async ({ tab }) => {
  await open(tab, ELEMENTS);
  await tab.role('button', 'Copy code').nth(1).click();
  await expectShown(tab.role('button', 'Copied'));
  expect(await paste(tab)).toBe('const after = 2;');
  await expectGone(tab.role('button', 'Copied'));
  await open(tab, LONG);
  await tab.role('button', 'Copy code').nth(0).click();
  await expectShown(tab.role('button', 'Copied'));
  expect(await paste(tab)).toMatch(/^npm install example\nnpm run example -- --with="an option/);
});

test('the page is copied as Markdown', async ({ tab }) => {
  await open(tab, '/guide/start/');
  await tab.role('button', 'Copy page as Markdown').click();
  await expectShown(tab.role('button', 'Copied'));
  expect(await paste(tab)).toMatch(/^# What is Rstest\?\n/);
});

test('a denied clipboard opens a prompt with the code instead of "Copied"', async ({ tab }) => {
  await open(tab, ELEMENTS);
  await tab.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await tab.role('button', 'Copy code').nth(1).click();
  await eventually(() => tab.dialogText()).toMatch(/^Copy to clipboard: (?:Ctrl|⌘)\+C/);
  await tab.dismissDialog();
  await expectGone(tab.role('button', 'Copied'));
});

test('long lines wrap on demand, and scroll inside the block otherwise', async ({ tab }) => {
  await open(tab, LONG);
  const wrap = tab.role('button', 'Wrap lines');
  const scrolls = () => tab.css('main pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);
  expect(await scrolls()).toBe(true);
  await wrap.click();
  await expectAttribute(wrap, 'aria-pressed', 'true');
  expect(await scrolls()).toBe(false);
  await wrap.click();
  expect(await scrolls()).toBe(true);
});

test('long code is folded, and shown on demand', async ({ tab }) => {
  await open(tab, fixtureUrl('elements', '/code'));
  // blocks below the first view have an estimated height until they are laid out
  await eventually(() => tab.evaluate(() => document.documentElement.hasAttribute('data-first-blocks'))).toBe(
    false,
  );
  const block = tab.css('figure:has(button[data-unfold])').nth(0);
  const height = async () => (await block.box()).height;
  const folded = await height();
  await block.role('button', 'Show all 60 lines').click();
  await eventually(height).toBeGreaterThan(2 * folded);
  await expectGone(block.role('button', /^Show all/));
});

test('definitions appear on hover', async ({ tab }) => {
  await open(tab, fixtureUrl('elements', '/blocks'));
  await expectGone(tab.role('tooltip'));
  await tab.css('dfn').nth(0).hover();
  await expectText(tab.role('tooltip'), /^A separate process or thread/);
});

test('types appear on hover and focus, and close on Escape', async ({ tab }) => {
  await open(tab, fixtureUrl('elements', '/types'));
  const types = tab.css('pre .type');
  const shown = () =>
    tab.evaluate(() =>
      [...document.querySelectorAll('pre .tip')]
        .filter((tip) => tip.checkVisibility())
        .map((tip) => tip.textContent),
    );
  expect(await shown()).toEqual([]);
  await types.nth(1).hover();
  await eventually(shown).toEqual([expect.stringMatching(/^const expect:/)]);
  await tab.press('Escape');
  await eventually(shown).toEqual([]);
  await tab.move({ x: 0, y: 0 });
  await types.nth(0).focus();
  await eventually(shown).toEqual([expect.stringMatching(/^const describe:/)]);
});

test('an image zooms in, and closes on key, click and scroll', async ({ tab }) => {
  await open(tab, fixtureUrl('elements', '/text'));
  const button = tab.role('button', 'Zoom image: A chart with four bars');
  const dialog = tab.role('dialog', 'A chart with four bars');
  const { width } = await button.box();
  for (const close of [
    () => tab.press('Escape'),
    () => dialog.role('img').click(),
    () => dialog.role('button', 'Close image').click(),
    () => tab.wheel(-81),
  ]) {
    await button.focus();
    await tab.press('Enter');
    await expectShown(dialog);
    await eventually(async () => (await dialog.role('img').box()).width).toBeGreaterThan(width);
    await close();
    await expectGone(dialog);
    await expectFocused(button);
  }
});
