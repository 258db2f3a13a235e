import { expectAttribute, expectShown } from './support/expectations.ts';
import { navbar, root } from './support/shell.ts';
import type { Tab } from './support/tab.ts';
import { eventually, expect, open, ready, test } from './support/test.ts';

const toDark = (tab: Tab) => navbar(tab).role('button', 'Switch to dark theme');
const toLight = (tab: Tab) => navbar(tab).role('button', 'Switch to light theme');

function readColors() {
  const { colorScheme, backgroundColor } = getComputedStyle(document.documentElement);
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, 1, 1);
  const [red = 0] = context.getImageData(0, 0, 1, 1).data;
  return { colorScheme, background: red > 128 ? 'light' : 'dark' };
}

/** The page and its scrollbars are light or dark. */
async function expectTheme(tab: Tab, theme: 'light' | 'dark'): Promise<void> {
  await expectAttribute(root(tab), 'data-theme', theme);
  await eventually(() => tab.evaluate(readColors)).toEqual({ colorScheme: theme, background: theme });
}

test('the button switches the theme with a transition, and the choice is stored', async ({ tab }) => {
  await open(tab, '/guide/start/');
  await expectTheme(tab, 'light');
  expect(await tab.evaluate(() => 'startViewTransition' in document)).toBe(true);
  await toDark(tab).click();
  await expectTheme(tab, 'dark');
  await expectShown(toLight(tab));

  await tab.reload();
  await expectTheme(tab, 'dark');
  await ready(tab);
  await toLight(tab).click();
  await expectTheme(tab, 'light');
  await tab.goto('/zh/');
  await expectTheme(tab, 'light');
});

test('the button switches the theme in a browser without view transitions', async ({ tab }) => {
  await open(tab, '/guide/start/');
  await tab.evaluate(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
  expect(await tab.evaluate(() => 'startViewTransition' in document)).toBe(false);
  await toDark(tab).click();
  await expectTheme(tab, 'dark');
  await toLight(tab).click();
  await expectTheme(tab, 'light');
});

test('the keyboard switches the theme', async ({ tab }) => {
  await open(tab, '/guide/start/');
  await toDark(tab).focus();
  await tab.press('Enter');
  await expectTheme(tab, 'dark');
});

test('a switch of the theme also applies to other tabs, immediately', async ({ tab }) => {
  await open(tab, '/guide/start/');
  await tab.inOtherWindow(async () => {
    await open(tab, '/config/');
    await toDark(tab).click();
    await expectTheme(tab, 'dark');
  });
  await expectTheme(tab, 'dark');
});

test.describe('with a dark system theme', () => {
  test.use({ colorScheme: 'dark' });

  test('pages are dark until the reader chooses, also with "auto"', async ({ tab }) => {
    await open(tab, '/guide/start/');
    await expectTheme(tab, 'dark');
    await toLight(tab).click();
    await expectTheme(tab, 'light');
    await tab.reload();
    await expectTheme(tab, 'light');
    await tab.evaluate(() => localStorage.setItem('rspress-theme-appearance', 'auto'));
    await tab.reload();
    await expectTheme(tab, 'dark');
  });
});
