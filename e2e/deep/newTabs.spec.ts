import { BROWSER_ARGS, findFullChromium } from '../../tools/browser/chromium.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { dialog, field, options } from '../support/search.ts';
import { navbar, openMenu, sidebar } from '../support/shell.ts';
import { expect, open, test } from '../support/test.ts';

// a worker for each test would start the full browser for each
test.describe.configure({ mode: 'default' });

test.use({ searchIndex: true, launchOptions: { executablePath: findFullChromium(), args: BROWSER_ARGS } });

test('modified and middle clicks on links are left to the browser', async ({ page, context }) => {
  await open(page, '/guide/start/');
  const link = sidebar(page).getByRole('link', { name: 'Quick start' });
  const clicks = [
    () => link.click({ modifiers: ['ControlOrMeta'] }),
    () => link.click({ modifiers: ['Shift'] }),
    () => link.click({ button: 'middle' }),
  ];
  for (const click of clicks) {
    const opened = context.waitForEvent('page');
    await click();
    const other = await opened;
    await expect(other).toHaveURL('/guide/start/quick-start');
    await other.close();
    await expect(page).toHaveURL('/guide/start/');
  }
});

test('switching the language in a new tab keeps the section', async ({ page, context }) => {
  await open(page, '/guide/start/?from=mail');
  await openMenu(page, 'Language');
  const opened = context.waitForEvent('page');
  await navbar(page).getByRole('link', { name: '简体中文' }).click({ button: 'middle' });
  await expect(await opened).toHaveURL('/zh/guide/start/?from=mail');
});

test('a search result opened in a new tab leaves search open', async ({ page, context }) => {
  await open(page, '/guide/start/');
  await navbar(page).getByRole('button', { name: 'Search', exact: true }).click();
  await field(page).fill('snapshot');
  await expect(options(page).first()).toBeVisible();
  const tab = context.waitForEvent('page');
  await options(page)
    .nth(1)
    .click({ modifiers: ['Control'] });
  await (await tab).waitForURL(/\/guide\/basic\/snapshot/);
  await expect(dialog(page)).toBeVisible();
  await expect(field(page)).toBeFocused();
});

test('a query submitted for a new tab before its answer arrives opens there', async ({ page, context }) => {
  const held = await holdRequests(context, /search_index\.en\./);
  await open(page, '/guide/start/');
  await navbar(page).getByRole('button', { name: 'Search', exact: true }).click();
  await field(page).fill('snapshot');
  await held.requested;
  const tab = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  held.release();
  await (await tab).waitForURL(/\/guide\/basic\/snapshot/);
  await expect(dialog(page)).toBeVisible();
});
