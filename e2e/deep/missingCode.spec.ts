import { SHELL_CODE } from '../support/holdRequests.ts';
import { button } from '../support/search.ts';
import { navbar } from '../support/shell.ts';
import { expect, fixtureUrl, ready, test } from '../support/test.ts';

test.use({ searchIndex: true });

test('code of islands that fails to load is requested again on the next click', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|could not be made interactive|ChunkLoadError|Loading chunk/);
  await page.route(SHELL_CODE, (route) => route.abort());
  await page.goto(fixtureUrl('one-language', '/guide/tabs'));
  await ready(page);
  const pear = page.getByRole('tab', { name: 'Pear' }).first();
  const logged = page.waitForEvent('console', (message) =>
    /could not be made interactive/.test(message.text()),
  );
  await pear.click();
  await logged;
  await expect(pear).toHaveAttribute('aria-selected', 'false');
  await page.unroute(SHELL_CODE);
  await expect(async () => {
    await pear.click();
    await expect(pear).toHaveAttribute('aria-selected', 'true', { timeout: 2000 });
  }).toPass();
});

test('a blocked script of the site does not affect the page', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|ERR_FAILED/);
  await page.route('**/blocked.js', (route) => route.abort());
  await page.route('/guide/start/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</head>', '<script src="/blocked.js"></script></head>');
    await route.fulfill({ response, body });
  });
  const documents: string[] = [];
  page.on('request', (request) => request.url().endsWith('/guide/start/') && documents.push(request.url()));
  await page.goto('/guide/start/');
  await ready(page);
  await expect(navbar(page).getByRole('button', { name: /Switch to/ })).toBeVisible();
  await expect(button(page)).toBeVisible();
  expect(documents).toHaveLength(1);
});
