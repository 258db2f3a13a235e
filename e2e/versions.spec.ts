import { fixtureFolder } from './support/fixtures.ts';
import { heading, navbar, openMenu, pager, sidebar } from './support/shell.ts';
import { readRoutes } from './support/site.ts';
import { expect, fixtureUrl, open, ready, test } from './support/test.ts';

const url = (path: string) => fixtureUrl('versions', `/docs${path}`);

test.beforeEach(({ page }) =>
  // disables the redirect to the browser's language
  page.addInitScript(() => localStorage.setItem('rspress-visited', '1')),
);

test('every page exists, and its canonical link is itself or its original', { tag: '@deep' }, async ({
  page,
}) => {
  const { pages } = readRoutes(`${fixtureFolder('versions')}/dist`);
  expect(pages).toHaveLength(12);
  for (const path of pages) {
    const response = await page.goto(fixtureUrl('versions', path));
    await ready(page);
    expect([path, response?.status()]).toEqual([path, 200]);
    await expect(page.locator('html')).toHaveAttribute('lang', path.includes('/zh/') ? 'zh' : 'en');
    const original = path.endsWith('new-feature') ? '/docs/guide/new-feature' : path;
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', original);
  }
});

test('the menu lists the versions, and opens the same page in another version', async ({ page }) => {
  await open(page, url('/guide/install?a=1#steps'));
  await expect(heading(page)).toHaveText('Install v2 in en');
  await openMenu(page, 'Version');
  await expect(navbar(page).getByRole('link', { name: 'v2', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await navbar(page).getByRole('link', { name: 'v1', exact: true }).click();
  await expect(page).toHaveURL(url('/v1/guide/install?a=1#steps'));
  await expect(heading(page)).toHaveText('Install v1 in en');

  await openMenu(page, 'Version');
  await expect(navbar(page).getByRole('link', { name: 'v1', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.keyboard.press('Escape');
  await openMenu(page, 'Language');
  await navbar(page).getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(url('/v1/zh/guide/install?a=1#steps'));
  await expect(heading(page)).toHaveText('Install v1 in zh');
  await openMenu(page, '版本');
  await navbar(page).getByRole('link', { name: 'v2', exact: true }).click();
  await expect(page).toHaveURL(url('/zh/guide/install?a=1#steps'));
  await expect(heading(page)).toHaveText('Install v2 in zh');
});

test('links stay in their version and language', { tag: '@deep' }, async ({ page }) => {
  for (const prefix of ['', '/zh', '/v1', '/v1/zh']) {
    await open(page, url(`${prefix}/`));
    await page.getByRole('main').getByRole('link', { name: 'install' }).click();
    await expect(page).toHaveURL(url(`${prefix}/guide/install#steps`));
    await navbar(page).getByRole('link', { name: 'Versions', exact: true }).click();
    await expect(page).toHaveURL(url(`${prefix}/`));
  }
});

test('links with a version or a language open that version or language', { tag: '@deep' }, async ({
  page,
}) => {
  await open(page, url('/guide/new-feature'));
  await page.getByRole('link', { name: 'the old install' }).click();
  await expect(page).toHaveURL(url('/v1/guide/install'));
  await expect(heading(page)).toHaveText('Install v1 in en');
  await page.goBack();
  await page.getByRole('link', { name: 'in Chinese' }).click();
  await expect(page).toHaveURL(url('/zh/guide/install#steps'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
});

test('a page missing in a version is shown from the newest, with a notice', async ({ page }) => {
  await open(page, url('/guide/new-feature#use-it'));
  await openMenu(page, 'Version');
  await navbar(page).getByRole('link', { name: 'v1', exact: true }).click();
  await expect(page).toHaveURL(url('/v1/guide/new-feature#use-it'));
  await expect(heading(page)).toHaveText('New feature of v2');
  const notice = page.getByRole('note', { name: 'From another version' });
  await expect(notice).toContainText('v1');
  await expect(notice).toContainText('v2');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', '/docs/guide/new-feature');
  await page.reload();
  await expect(notice).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);

  await page.goto(url('/guide/new-feature'));
  await expect(notice).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test('the pager stays in the version and language of the page', { tag: '@deep' }, async ({ page }) => {
  for (const { prefix, name, previous, next } of [
    { prefix: '', name: 'Pager', previous: /^Previous Page/, next: /^Next Page/ },
    { prefix: '/zh', name: '上一页和下一页', previous: /^上一页/, next: /^下一页/ },
  ]) {
    const walk = page.getByRole('navigation', { name });
    await open(page, url(`${prefix}/guide/install`));
    await expect(walk.getByRole('link')).toHaveCount(1);
    await walk.getByRole('link', { name: next }).click();
    await expect(page).toHaveURL(url(`${prefix}/guide/new-feature`));
    await walk.getByRole('link', { name: previous }).click();
    await expect(page).toHaveURL(url(`${prefix}/guide/install`));
  }
});

test('the sidebar lists the pages of its version only, and a page outside it has no pager', {
  tag: '@deep',
}, async ({ page }) => {
  await open(page, url('/guide/install'));
  const hrefs = () =>
    sidebar(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(await hrefs()).toEqual(['/docs/guide/install', '/docs/guide/new-feature']);
  await open(page, url('/v1/guide/new-feature'));
  expect(await hrefs()).toEqual(['/docs/v1/guide/install']);
  await expect(heading(page)).toBeVisible();
  await expect(pager(page)).toHaveCount(0);
});
