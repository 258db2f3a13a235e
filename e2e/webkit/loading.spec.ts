import { expectAttribute, expectText } from './support/expectations.ts';
import { heading, root } from './support/shell.ts';
import { eventually, expect, fixtureUrl, open, ready, test } from './support/test.ts';

test('pages of every kind load without an error or a warning', async ({ tab }) => {
  for (const path of [
    '/',
    '/guide/start/quick-start',
    '/guide/basic/cli',
    '/config/',
    '/config/test/pool',
    '/zh/',
    '/zh/api/',
    ...['blocks', 'code', 'text', 'types'].map((name) => fixtureUrl('elements', `/${name}`)),
  ])
    await test.step(path, async () => {
      await open(tab, path);
      await expectAttribute(root(tab), 'lang', path.startsWith('/zh/') ? 'zh' : 'en');
      await eventually(() => heading(tab).isInWindow()).toBe(true);
      // a previous page's code would log that it failed to load
      await tab.evaluate(focusFilters);
      await eventually(() => tab.evaluate(areFiltersHydrated)).toBe(true);
    });
});

/** Filters of overviews hydrate on focus. */
function focusFilters(): void {
  for (const field of document.querySelectorAll<HTMLElement>('[data-island=OverviewFilter] input'))
    field.focus();
}

/** Whether React runs every filter of an overview. */
function areFiltersHydrated(): boolean {
  const filters = document.querySelectorAll('[data-island=OverviewFilter]');
  return [...filters].every((filter) =>
    Object.keys(filter).some((key) => key.startsWith('__reactContainer')),
  );
}

test('errors, warnings, rejections and refused files fail a test', async ({ tab, relay, allowConsole }) => {
  await open(tab, '/guide/start/');
  allowConsole(/./);
  await tab.evaluate(() => {
    console.error('an error');
    console.warn('a warning');
    setTimeout(() => {
      throw new Error('thrown late');
    });
    void Promise.reject(new Error('rejected'));
    document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.invalid/a.png' }));
  });
  const seen: string[] = [];
  for (const what of [
    /an error/,
    /a warning/,
    /thrown late/,
    /rejection/,
    /policy violation: img-src/,
    /img .* failed/,
  ])
    await eventually(async () => {
      seen.push(...relay.takeMessages());
      return seen.some((message) => what.test(message));
    }).toBe(true);
});

for (const { path, lang, title, home } of [
  { path: '/nowhere', lang: 'en', title: 'PAGE NOT FOUND', home: '/' },
  { path: '/zh/nowhere', lang: 'zh', title: '页面未找到', home: '/zh/' },
]) {
  test(`${path} shows the 404 page in its language, with a link to the home page`, async ({ tab }) => {
    await tab.goto(path);
    await ready(tab);
    await expectAttribute(root(tab), 'lang', lang);
    await expectText(heading(tab), title);
    await tab.css(`main a[href="${home}"]`).click();
    await eventually(() => tab.address()).toBe(home);
    expect(await heading(tab).text()).not.toBe(title);
  });
}
