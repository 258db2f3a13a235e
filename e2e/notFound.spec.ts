import { axeFindings } from './support/axe.ts';
import { heading } from './support/shell.ts';
import { expect, fixtureUrl, ready, test } from './support/test.ts';

const cases = {
  'of a site': [
    { path: '/nowhere', lang: 'en', home: '/' },
    { path: '/guide/start/nowhere.html', lang: 'en', home: '/' },
    { path: '/404', lang: 'en', home: '/' },
    { path: '/404.html', lang: 'en', home: '/' },
    { path: '/zh/nowhere', lang: 'zh', home: '/zh/' },
  ],
  'of a site with versions, below a path': [
    { path: fixtureUrl('versions', '/docs/nowhere'), lang: 'en', home: '/docs/' },
    { path: fixtureUrl('versions', '/docs/zh/nowhere'), lang: 'zh', home: '/docs/zh/' },
    { path: fixtureUrl('versions', '/docs/v1/nowhere'), lang: 'en', home: '/docs/v1/' },
    { path: fixtureUrl('versions', '/docs/v1/zh/nowhere'), lang: 'zh', home: '/docs/v1/zh/' },
  ],
} as const;

const texts = {
  en: { heading: 'PAGE NOT FOUND', home: 'Take me home' },
  zh: { heading: '页面未找到', home: '返回首页' },
};

test.beforeEach(({ allowConsole }) => allowConsole(/status of 404/));

for (const [site, paths] of Object.entries(cases)) {
  test(`an unknown URL ${site} shows the 404 page in its language`, async ({ page }) => {
    for (const { path, lang, home } of paths) {
      await test.step(path, async () => {
        const response = await page.goto(path);
        await ready(page);
        expect(response?.status()).toBe(404);
        expect(page.url()).toContain(path);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
        await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
        await expect(page).toHaveTitle(/^404 \| \S/);
        await expect(heading(page)).toHaveText(texts[lang].heading);
        await expect(page.getByRole('main').getByText('404', { exact: true })).toBeVisible();
        if (path === '/nowhere') expect(await axeFindings(page)).toEqual([]);

        await page.getByRole('link', { name: texts[lang].home }).click();
        await expect.poll(() => new URL(page.url()).pathname).toBe(home);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(heading(page)).not.toHaveText(texts[lang].heading);

        await page.goBack();
        await expect(heading(page)).toHaveText(texts[lang].heading);
      });
    }
  });
}

test('the not-found page offers search, and the sections with their first pages', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  for (const { path, search, section, page: name, dialog } of [
    {
      path: '/nowhere',
      search: 'Search docs',
      section: 'Config',
      page: 'Quick start',
      dialog: 'Search docs',
    },
    { path: '/zh/nowhere', search: '搜索文档', section: '配置', page: '快速上手', dialog: '搜索文档' },
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      const main = page.getByRole('main');
      // possibly before hydration
      await main.getByRole('button', { name: search }).click();
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(main.getByRole('button', { name: search })).toBeFocused();
      await expect(main.getByRole('link', { name: section, exact: true })).toBeVisible();
      await main.getByRole('link', { name, exact: true }).click();
      await expect(heading(page)).toHaveText(name);
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the sections are listed, and search is hidden', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/nowhere');
    const main = page.getByRole('main');
    await expect(main.getByRole('button')).toHaveCount(0);
    await main.getByRole('link', { name: 'API', exact: true }).click();
    await expect(page).toHaveURL('/api/');
  });
});

test('a site without sections or search links to the home page', { tag: '@deep' }, async ({ page }) => {
  await page.goto(fixtureUrl('bare', '/nowhere'));
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Take me home']);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});
