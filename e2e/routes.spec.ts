import { axeFindings } from './support/axe.ts';
import { readRoutes, siteFolder } from './support/site.ts';
import { expect, ready, test } from './support/test.ts';

const { pages, languages } = readRoutes(siteFolder);
const [defaultLanguage = ''] = languages;

/** Language of a page, from the first segment of its path. */
function languageOf(route: string): string {
  return languages.find((language) => route.startsWith(`/${language}/`)) ?? defaultLanguage;
}

test('the site has the pages of the specification in every language', () => {
  for (const language of languages) {
    expect(pages.filter((route) => languageOf(route) === language)).toHaveLength(53);
  }
});

for (const route of pages) {
  test(`${route} is whole and accessible`, async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));

    const response = await page.goto(route);
    await ready(page);

    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', languageOf(route));
    await expect(page).toHaveTitle(/\S/);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(route);

    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        expect(await axeFindings(page), `${width} px, ${colorScheme}`).toEqual([]);
      }
    }

    await page.setViewportSize({ width: 320, height: 640 });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways, 'scrolls sideways at 320 px').toBeLessThanOrEqual(0);
    expect(messages).toEqual([]);
  });
}
