import { expectText } from './support/expectations.ts';
import { heading, sidebar } from './support/shell.ts';
import { expect, fixtureUrl, open, test } from './support/test.ts';

test('the site works under its policy, and neither markup nor scripts can be injected', async ({
  tab,
  allowConsole,
}) => {
  await open(tab, fixtureUrl('one-language', '/guide/tabs'));
  await tab.role('tab', 'Pear').nth(0).click();
  await sidebar(tab).role('link', 'Setup').click();
  await expectText(heading(tab), 'Setup');

  allowConsole(/policy violation|script \S+ failed/);
  const outcomes = await tab.evaluate(() => {
    const attempt = (act: () => void) => {
      try {
        act();
        return 'done';
      } catch {
        return 'refused';
      }
    };
    const script = (properties: object) =>
      document.head.append(Object.assign(document.createElement('script'), properties));
    return {
      markup: attempt(() => {
        document.body.innerHTML = '<img src=x onerror="window.hacked = 1">';
      }),
      foreignScript: attempt(() => script({ src: 'https://evil.test/a.js' })),
      inlineScript: attempt(() => script({ textContent: 'window.hacked = 1' })),
      evaluated: attempt(() => Reflect.construct(Function, ['window.hacked = 1'])()),
    };
  });
  expect(new Set(Object.values(outcomes)), JSON.stringify(outcomes)).toEqual(new Set(['refused']));
  expect(await tab.evaluate(() => 'hacked' in window)).toBe(false);
});
