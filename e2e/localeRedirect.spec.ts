import type { Page } from '@playwright/test';
import { navbar, openMenu } from './support/shell.ts';
import { blockStorage } from './support/storage.ts';
import { expect, fixtureUrl, open, ready, test } from './support/test.ts';

/** Paths of the documents that a page has loaded, in order. */
function recordDocuments(page: Page): string[] {
  const paths: string[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      paths.push(new URL(response.url()).pathname);
  });
  return paths;
}

const visited = (page: Page) => page.evaluate(() => localStorage.getItem('rspress-visited'));

test.describe('a reader whose browser prefers Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('is redirected to the same place in Chinese once', async ({ page }) => {
    const documents = recordDocuments(page);
    await page.goto('/guide/basic/cli?from=mail#usage');
    await expect(page).toHaveURL('/zh/guide/basic/cli?from=mail#usage');
    await ready(page);
    expect(documents).toEqual(['/guide/basic/cli', '/zh/guide/basic/cli']);
    expect(await visited(page)).not.toBeNull();

    await open(page, '/guide/start/');
    await expect(page).toHaveURL('/guide/start/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await open(page, '/');
    await expect(page).toHaveURL('/');
  });

  test('does not see the original page before the redirect', { tag: '@deep' }, async ({ page }) => {
    const painted: string[] = [];
    await page.exposeFunction('painted', (language: string) => painted.push(language));
    await page.addInitScript(() => {
      const report = () => {
        const shown = document.querySelector('main')?.checkVisibility();
        if (shown) Reflect.get(window, 'painted')(document.documentElement.lang);
        else requestAnimationFrame(report);
      };
      requestAnimationFrame(report);
    });
    await page.goto('/guide/start/');
    await expect(page).toHaveURL('/zh/guide/start/');
    await ready(page);
    await expect.poll(() => painted).toEqual(['zh']);
  });

  test('is redirected at most once if storage is blocked', { tag: '@deep' }, async ({ page }) => {
    const documents = recordDocuments(page);
    await blockStorage(page);
    await page.goto('/guide/start/');
    await expect(page).toHaveURL('/zh/guide/start/');
    await ready(page);
    await openMenu(page, '语言');
    await navbar(page).getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/guide/start/');
    await page.reload();
    await ready(page);
    await page.evaluate(() => location.assign('/config/'));
    await expect(page).toHaveURL('/config/');
    await ready(page);
    const english = ['/guide/start/', '/guide/start/']; // the language switch and the reload
    expect(documents).toEqual(['/guide/start/', '/zh/guide/start/', ...english, '/config/']);
  });

  test('stays on a Chinese page, and later on English ones', { tag: '@deep' }, async ({ page }) => {
    const documents = recordDocuments(page);
    await open(page, '/zh/guide/start/');
    await open(page, '/guide/start/');
    expect(documents).toEqual(['/zh/guide/start/', '/guide/start/']);
  });

  test('is not redirected from pages without a translation', { tag: '@deep' }, async ({
    page,
    allowConsole,
  }) => {
    await test.step('on a site that turns redirects off', async () => {
      await open(page, fixtureUrl('partly-translated', '/guide/both'));
      await expect(page).toHaveURL(fixtureUrl('partly-translated', '/guide/both'));
      expect(await visited(page)).toBeNull();
    });

    await test.step('on the not-found page, but is redirected from the first existing page', async () => {
      allowConsole(/status of 404/);
      await open(page, '/nowhere');
      await expect(page).toHaveURL('/nowhere');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      expect(await visited(page)).toBeNull();
      await page.goto('/guide/start/');
      await expect(page).toHaveURL('/zh/guide/start/');
    });
  });

  test('is redirected, but a crawler is not', { tag: '@deep' }, async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    const visit = async (userAgent: string) => {
      await session.send('Emulation.setUserAgentOverride', { userAgent });
      await page.goto('/guide/start/');
    };
    const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    for (const crawler of [googlebot, 'WhatsApp/2.23.20.0']) {
      await visit(crawler);
      await expect(page, crawler).toHaveURL('/guide/start/');
      expect(await visited(page), crawler).toBeNull();
    }
    // a phone whose name resembles a crawler's
    await visit(
      'Mozilla/5.0 (Linux; Android 11; CUBOT NOTE 20) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    );
    await expect(page).toHaveURL('/zh/guide/start/');
  });
});

test.describe('a reader whose browser prefers English', () => {
  test('is redirected from Chinese to English', async ({ page }) => {
    await page.goto('/zh/guide/start/?a=1');
    await expect(page).toHaveURL('/guide/start/?a=1');
  });
});

test.describe('a reader whose language the site lacks', () => {
  test.use({ locale: 'fr-FR' });

  test('stays', async ({ page }) => {
    await open(page, '/guide/start/');
    await expect(page).toHaveURL('/guide/start/');
    await open(page, '/zh/guide/start/');
    await expect(page).toHaveURL('/zh/guide/start/');
  });
});
