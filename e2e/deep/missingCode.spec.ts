import { SHELL_CODE } from '../support/hold.ts';
import { button } from '../support/search.ts';
import { heading, pager, topBar } from '../support/shell.ts';
import { expect, ready, test } from '../support/test.ts';

test.use({ searchIndex: true });

test.describe('code that cannot be loaded', () => {
  test('is tried again at the next sign of interest, and leaves a page whose links work', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource/);
    const theme = topBar(page).getByRole('button', { name: 'Switch to dark theme' });
    for (const isThereLater of [false, true]) {
      const tried = page.waitForEvent('requestfailed');
      await page.route(SHELL_CODE, (route) => route.abort());
      await page.goto('/guide/start/');
      await tried;
      if (isThereLater) await page.unroute(SHELL_CODE);
      await page.keyboard.press('Shift');
      if (isThereLater) {
        await theme.click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      } else {
        await expect(theme).toBeHidden();
        await pager(page)
          .getByRole('link', { name: /^Next Page/ })
          .click();
        await expect(page).toHaveURL('/guide/start/quick-start');
      }
    }
  });

  test('is reported where the shell’s data is what is missing', async ({ page, allowConsole }) => {
    allowConsole(/Failed to load resource|could not be loaded/);
    await page.route('**/assets/site/*.json', (route) => route.fulfill({ status: 404, body: 'gone' }));
    const logged = page.waitForEvent('console', (message) => /could not be loaded/.test(message.text()));
    await page.goto('/guide/start/');
    await logged;
    await expect(heading(page)).toBeVisible();
    await pager(page)
      .getByRole('link', { name: /^Next Page/ })
      .click();
    await expect(page).toHaveURL('/guide/start/quick-start');
  });
});

for (const [what, url] of [
  ['boot', /\/boot\.[^/]+\.js$/],
  ['shell', /\/shell\.[^/]+\.js$/],
] as const) {
  test(`without the ${what} script, nothing is offered that would not answer`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource|ChunkLoadError|Loading chunk|ERR_FAILED/);
    await page.route(url, (route) => route.abort());
    await page.goto('/');
    if (what === 'shell') await page.keyboard.press('Shift');
    await expect(topBar(page).getByRole('button', { name: /Switch to/ })).toBeHidden();
    await expect(button(page)).toBeHidden();
    for (const manager of ['npm', 'yarn', 'pnpm', 'bun', 'deno'])
      await expect(page.getByText(new RegExp(`^${manager} add -D \\S*@rstest/core$`)).first()).toBeVisible();
    if (what === 'boot') return;
    await page.unroute(url);
    await page.keyboard.press('Shift');
    await ready(page);
    await expect(button(page)).toBeVisible();
  });
}
