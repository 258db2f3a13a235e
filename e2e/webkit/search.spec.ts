import {
  expectAddress,
  expectAttribute,
  expectFocused,
  expectGone,
  expectShown,
} from './support/expectations.ts';
import { dialog, field, heading, navbar, options } from './support/shell.ts';
import { eventually, expect, open, test } from './support/test.ts';

test.beforeEach(({ tab: _, relay }) => relay.offerIndex());

test('search works with the keyboard, despite a typo', async ({ tab }) => {
  await open(tab, '/guide/start/');
  await tab.press('Control', 'k');
  await expectFocused(field(tab));
  await tab.type('concurency');
  const group = dialog(tab).role('group', 'maxConcurrency');
  await expectAttribute(group.role('option').nth(0), 'aria-selected', 'true');
  await tab.press('ArrowUp');
  await expectAttribute(options(tab).nth(-1), 'aria-selected', 'true');
  await tab.press('ArrowDown');
  await expectAttribute(options(tab).nth(0), 'aria-selected', 'true');
  await tab.press('Enter');
  await expectAddress(tab, '/config/test/maxConcurrency');
  await expectFocused(heading(tab));
});

test('Escape closes search and returns the focus', async ({ tab }) => {
  await open(tab, '/guide/start/');
  const button = navbar(tab).role('button', 'Search');
  await button.focus();
  await tab.press('Enter');
  await expectFocused(field(tab));
  await tab.press('Escape');
  await expectGone(dialog(tab));
  await expectFocused(button);
});

test('search traps the focus, and closes on a click outside', async ({ tab }) => {
  await open(tab, '/guide/start/');
  await navbar(tab).role('button', 'Search').click();
  await expectFocused(field(tab));
  const close = dialog(tab).role('button', 'Close search');
  await tab.press('Tab');
  await expectFocused(close);
  await tab.press('Tab');
  await expectFocused(field(tab));
  await tab.press('Shift', 'Tab');
  await expectFocused(close);
  await tab.click({ x: 5, y: 400 });
  await expectGone(dialog(tab));
});

test('a search result opens its section, where the words are highlighted', async ({ tab }) => {
  await open(tab, '/guide/start/');
  await tab.press('Control', 'k');
  await expectFocused(field(tab));
  await tab.type('rs.hoisted');
  await expectShown(options(tab));
  await options(tab).nth(0).click();
  await expectAddress(tab, '/api/rstest/mockModules#rs-hoisted');
  await eventually(() => tab.css('[id="rs-hoisted"]').isInWindow()).toBe(true);
  await eventually(() => tab.evaluate(() => CSS.highlights.get('search')?.size ?? 0)).toBeGreaterThan(0);
});

test('search leaves keys to an input method, and finds words in Chinese sentences', async ({ tab }) => {
  await tab.markAsVisited();
  await open(tab, '/zh/guide/start/');
  await tab.press('Control', 'k');
  const input = tab.role('dialog', '搜索文档').role('combobox');
  await expectFocused(input);
  // WebDriver has no input method: dispatches its events, in WebKit's order
  await input.evaluate((element) => {
    const composition = (type: string, data: string) =>
      element.dispatchEvent(new CompositionEvent(type, { data, bubbles: true }));
    const write = (value: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value);
      element.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    };
    const press = (key: string, keyCode: number, isComposing: boolean) =>
      element.dispatchEvent(
        new KeyboardEvent('keydown', {
          key,
          keyCode,
          isComposing,
          bubbles: true,
          cancelable: true,
        } as object),
      );
    composition('compositionstart', '');
    composition('compositionupdate', 'kuai zhao');
    write('kuai zhao');
    for (const key of ['ArrowDown', 'Escape']) press(key, 229, true);
    write('快照');
    composition('compositionend', '快照');
    // Safari sends the key that ends a composition after its end
    press('Enter', 229, false);
  });
  expect(await tab.address()).toBe('/zh/guide/start/');
  expect(await input.evaluate((element) => (element as HTMLInputElement).value)).toBe('快照');
  await eventually(() => tab.css('[role="option"] mark').evaluate((mark) => mark.textContent)).toContain(
    '快照',
  );
  await tab.press('ArrowDown');
  await tab.press('ArrowUp');
  await tab.press('Enter');
  await eventually(() => tab.address()).toMatch(/snapshot/i);
});
