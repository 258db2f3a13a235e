import { expectAttribute, expectFocused, expectGone, expectText } from './support/expectations.ts';
import { open, test } from './support/test.ts';

test('a sample runs, and can be edited and reset', async ({ tab }) => {
  await open(tab, '/guide/start/');
  const result = tab.css('.run-result');
  await tab.role('button', 'Run').nth(0).click();
  await expectText(result, /Test Files 1 passed/);
  await expectAttribute(result, 'data-exit-code', '0');
  await tab.role('button', 'Edit').nth(0).click();
  await expectFocused(tab.css('.run-editor'));
  await tab.role('button', 'Reset').click();
  await expectGone(result);
});
