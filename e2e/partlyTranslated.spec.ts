import { rawRequest } from './support/rawRequest.ts';
import { heading, navbar, openMenu } from './support/shell.ts';
import { expect, fixtureUrl, open, ready, test } from './support/test.ts';

const url = (path: string) => fixtureUrl('partly-translated', path);

test('an untranslated page is shown in the original language, with a notice', async ({ page }) => {
  const response = await page.goto(url('/zh/guide/english-only'));
  await ready(page);
  expect(response?.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  const article = page.getByRole('article');
  await expect(article).toHaveAttribute('lang', 'en');
  await expect(heading(page)).toHaveText('English only');
  await expect(page.getByRole('note', { name: '尚未翻译' })).toContainText('英语');
  await expect(page.getByRole('navigation', { name: '侧边栏' })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', '/guide/english-only');
  await expect(page.locator('link[rel="alternate"]')).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('controls in an untranslated article use its language, before and after a click', {
  tag: '@deep',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, url('/zh/guide/english-only'));
  const article = page.getByRole('article');
  for (const name of ['Copy code', 'Copy page as Markdown']) {
    const button = article.getByRole('button', { name });
    await button.click();
    await expect(article.getByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(button).toBeVisible();
  }
  await open(page, url('/zh/guide/both'));
  await article.getByRole('button', { name: '复制页面为 Markdown' }).click();
  await expect(article.getByRole('button', { name: '已复制' })).toBeVisible();
});

test('a page that only exists in the second language does not exist in the first', { tag: '@deep' }, async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  expect((await rawRequest(url(''), '/guide/chinese-only')).status).toBe(404);
  await open(page, url('/zh/guide/chinese-only'));
  await expect(heading(page)).toHaveText('只有中文');
  await openMenu(page, '语言');
  await navbar(page).getByRole('link', { name: 'English' }).click();
  // the nearest existing page
  await expect(page).toHaveURL(url('/'));
  await expect(heading(page)).toHaveText('Partly translated');
});

test('a translated page links to its alternate and has no notice', { tag: '@deep' }, async ({ page }) => {
  await open(page, url('/zh/guide/both'));
  await expect(heading(page)).toHaveText('两种语言都有');
  await expect(page.getByRole('note')).toHaveCount(0);
  await expect(page.getByRole('article')).not.toHaveAttribute('lang');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', '/zh/guide/both');
  await expect(page.locator('link[rel="alternate"][hreflang="en"]')).toHaveAttribute('href', '/guide/both');
  await expect(page.locator('link[rel="alternate"][hreflang="zh"]')).toHaveAttribute(
    'href',
    '/zh/guide/both',
  );
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test('navigation between translated and untranslated pages updates language, notice and article', async ({
  page,
}) => {
  await open(page, url('/zh/'));
  await page.getByRole('main').getByRole('link', { name: '另一个页面' }).click();
  await expect(page).toHaveURL(url('/zh/guide/english-only#details'));
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('note', { name: '尚未翻译' })).toBeVisible();

  await openMenu(page, '语言');
  await navbar(page).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(url('/guide/english-only#details'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('article')).not.toHaveAttribute('lang');
  await expect(page.getByRole('note')).toHaveCount(0);

  await page.goBack();
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('note', { name: '尚未翻译' })).toBeVisible();
});
