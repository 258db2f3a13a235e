import { clickInPlace, expectAtTop, readHead, scrollDown, scrollTop, settled } from './support/document.ts';
import { holdRequests, SHELL_CODE } from './support/holdRequests.ts';
import { navbar, openMenu } from './support/shell.ts';
import { expect, open, test } from './support/test.ts';

test('another language is a click away', { tag: '@firefox' }, async ({ page }) => {
  await open(page, '/guide/start/');
  const english = navbar(page).getByRole('link', { name: 'English', exact: true });
  const chinese = navbar(page).getByRole('link', { name: '简体中文', exact: true });

  await test.step('the menu lists each language by its native name and marks the current one', async () => {
    await openMenu(page, 'Language');
    await expect(english).toHaveAttribute('aria-current', 'true');
    await expect(english).toHaveAttribute('lang', 'en');
    await expect(chinese).toHaveAttribute('lang', 'zh');
    await expect(chinese).toHaveAttribute('hreflang', 'zh');
    await expect(chinese).not.toHaveAttribute('aria-current');
    await expect(english.locator('svg')).toBeVisible();
    await expect(chinese.locator('svg')).toHaveCount(0);
  });

  await test.step('the page, the document and the shell change language', async () => {
    await chinese.click();
    await expect(page).toHaveURL('/zh/guide/start/');
    await expect(chinese).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    await expect(page.getByRole('navigation', { name: '侧边栏' })).toBeVisible();
    await expect(navbar(page).getByRole('button', { name: '切换到深色主题' })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: '上一页和下一页' }).getByRole('link', { name: /^下一页/ }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: '跳到正文' })).toBeAttached();
  });

  await test.step('the menu marks the new one', async () => {
    await openMenu(page, '语言');
    await expect(chinese).toHaveAttribute('aria-current', 'true');
    await expect(english).not.toHaveAttribute('aria-current');
  });

  await test.step('the head equals that of the loaded page', async () => {
    const head = await readHead(page);
    await page.reload();
    expect(await readHead(page)).toEqual(head);
  });
});

test('switching keeps the page, the query and the section, in both directions', { tag: '@firefox' }, async ({
  page,
}) => {
  await open(page, '/guide/basic/cli');
  const ids = await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .evaluateAll((headings) => headings.map(({ id }) => id));
  const id = ids[1] ?? '';
  expect(id).not.toBe('');
  await page.goto(`/guide/basic/cli?from=mail#${id}`);

  await openMenu(page, 'Language');
  await navbar(page).getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(`/zh/guide/basic/cli?from=mail#${id}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expectAtTop(page.locator(`[id="${id}"]`));
  expect(await scrollTop(page)).toBeGreaterThan(100);

  await openMenu(page, '语言');
  await navbar(page).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`/guide/basic/cli?from=mail#${id}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('switching in the middle of a page opens the section being read, unless the hash is in view', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 800 });
  await open(page, '/api/test-api/expect');
  const current = page.locator('[aria-current=location]');
  await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .nth(2)
    .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  await expect(current).toBeVisible();
  await openMenu(page, 'Language');
  const hash = (await current.getAttribute('href')) ?? '';
  const top = () =>
    page.locator(`[id="${hash.slice(1)}"]`).evaluate((heading) => heading.getBoundingClientRect().top);
  await settled(page);
  const left = await top();
  // Playwright's click scrolls the page when it retries
  await clickInPlace(navbar(page).getByRole('link', { name: '简体中文' }));
  await expect(page).toHaveURL(`/zh/api/test-api/expect${hash}`);
  await expectAtTop(page.locator(`[id="${hash.slice(1)}"]`));
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThanOrEqual(1);

  // the current section is the one above, but the heading of the hash is visible
  await open(page, `/api/test-api/expect${hash}`);
  await expectAtTop(page.locator(hash));
  await scrollDown(page, -300);
  await expect(current).not.toHaveAttribute('href', hash);
  await openMenu(page, 'Language');
  await settled(page);
  await clickInPlace(navbar(page).getByRole('link', { name: '简体中文' }));
  await expect(page).toHaveURL(`/zh/api/test-api/expect${hash}`);
});

test("switching before the shell's code loads keeps the section", { tag: '@deep' }, async ({ page }) => {
  await holdRequests(page, SHELL_CODE);
  await page.goto('/guide/start/?from=mail#nowhere');
  await openMenu(page, 'Language');
  await navbar(page).getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL('/zh/guide/start/?from=mail#nowhere');
});
