import siteConfig from '../site.config.ts';
import { axeFindings } from './support/axe.ts';
import { readRoutes, siteFolder } from './support/site.ts';
import { expect, open, test } from './support/test.ts';

const { pages } = readRoutes(siteFolder);

const copy = 'Copy page as Markdown';

test('a page is copied as Markdown; where copying fails, a prompt offers it', { tag: '@deep' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/config/test/testTimeout');
  const button = page.getByRole('article').getByRole('button', { name: copy });
  await button.click();
  await expect(page.getByRole('article').getByRole('button', { name: 'Copied' })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  // the description below the title, as on the page
  const lead = await page.getByRole('article').locator('div:has(> h1) + p').textContent();
  expect(text.split('\n\n')[1]?.replaceAll('`', '')).toBe(lead);
  expect(text).toMatch(/^# testTimeout\n\n.+\n\n- Type: `number`\n- Default: `5000`/);
  expect(text).toContain(`](${siteConfig.siteUrl}/config/test/hookTimeout)`);
  await expect(button).toBeVisible(); // has its original name again
  expect(await axeFindings(page)).toEqual([]);

  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new Error('refused'));
  });
  const dialogShown = page.waitForEvent('dialog');
  const click = button.click();
  const dialog = await dialogShown;
  expect(dialog.defaultValue()).toContain('# testTimeout');
  await dialog.dismiss();
  await click;
  await expect(button).toBeVisible();
});

test('every page has a Markdown copy, and one file per language contains all of them', async ({
  page,
  request,
}) => {
  // the browser is English, and would be redirected on its first visit
  await page.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
  await page.goto('/zh/guide/start/quick-start');
  const link = page.getByRole('link', { name: /Markdown/, includeHidden: true });
  const markdown = await request.get((await link.getAttribute('href')) ?? '');
  expect(markdown.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  const text = await markdown.text();
  expect(text).toMatch(/^# 快速上手\n/);
  // checks that no component syntax is left
  expect(text.replace(/^(`{3,})[\s\S]*?^\1/gm, '')).not.toMatch(/<[A-Z]|:::|docs-link|\{#/);

  for (const [path, title] of [
    ['/llms.txt', 'Quick start'],
    ['/zh/llms.txt', '快速上手'],
  ] as const) {
    const list = await (await request.get(path)).text();
    expect(list.match(/^- \[/gm)).toHaveLength(pages.filter((page) => page.startsWith('/zh/')).length);
    expect(list).toContain(`- [${title}](${siteConfig.siteUrl}/`);
    const full = await (await request.get(path.replace('llms', 'llms-full'))).text();
    expect(full).toContain(`\n# ${title}\n`);
    const addresses = full.split('\n').filter((line) => line.startsWith(`<!-- ${siteConfig.siteUrl}/`));
    expect(addresses).toHaveLength(list.match(/^- \[/gm)?.length ?? 0);
  }
  expect(await (await request.get('/index.md')).text()).toContain('npx rstest run --related');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the Markdown can be viewed, and there is no copy button', async ({ page, allowConsole }) => {
    allowConsole(/Failed to load resource/); // text files have no icon link, so the browser requests /favicon.ico
    await page.goto('/guide/start/');
    await expect(page.getByRole('button', { name: copy })).toHaveCount(0);
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    await expect(page).toHaveURL('/guide/start/index.md');
  });
});
