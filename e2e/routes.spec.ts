import { existsSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { axeFindings, COLOR_RULES } from './support/axe.ts';
import { readRoutes, siteFolder } from './support/site.ts';
import { ready } from './support/test.ts';

const { pages, languages } = readRoutes(siteFolder);
const [defaultLanguage = ''] = languages;

/** Language of a page, from the first segment of its path. */
function languageOf(route: string): string {
  return languages.find((language) => route.startsWith(`/${language}/`)) ?? defaultLanguage;
}

/** Looks of texts whose contrast has been judged on the pages that this worker has visited. */
const proven = new Set<string>();

/** Kinds of elements that have been judged in all views, on the pages that this worker has visited. */
const judged = new Set<string>();

/** Rules whose outcome depends on what a page says, not only on the kinds of its elements. */
const TEXT_RULES = [
  'aria-valid-attr-value',
  'button-name',
  'definition-list',
  'document-title',
  'duplicate-id-aria',
  'empty-heading',
  'heading-order',
  'html-has-lang',
  'image-alt',
  'label',
  'landmark-unique',
  'link-name',
  'list',
  'page-has-heading-one',
  'region',
  'svg-img-alt',
  'table-duplicate-name',
  'valid-lang',
];

/** The kinds of elements on a page, each with the element around it. Self-contained, to run inside the page. */
function kindsOfElements(): string[] {
  const kindOf = (element: Element | null) =>
    element
      ? `${element.tagName}.${element.getAttribute('class') ?? ''}[${element.getAttribute('role') ?? ''} ${element.getAttribute('type') ?? ''}]`
      : '';
  const all = [...document.querySelectorAll('body *')];
  return [...new Set(all.map((element) => `${kindOf(element.parentElement)} > ${kindOf(element)}`))];
}

/** In this order, only one thing changes at a time. The second theme of a width changes only colors. */
const VIEWS = [
  { width: 1280, colorScheme: 'light', only: [] },
  { width: 1280, colorScheme: 'dark', only: COLOR_RULES },
  { width: 375, colorScheme: 'dark', only: COLOR_RULES },
  { width: 375, colorScheme: 'light', only: [] },
] as const;

/**
 * What axe finds: at both widths and in both themes on a page with kinds of elements that have not been judged yet, which
 * are few; else only what the page's own text decides.
 */
async function findings(page: Page): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  const kinds = await page.evaluate(kindsOfElements);
  if (kinds.every((kind) => judged.has(kind))) return { text: await axeFindings(page, { only: TEXT_RULES }) };
  for (const { width, colorScheme, only } of VIEWS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    found[`${width} px, ${colorScheme}`] = await axeFindings(page, { only: [...only], proven });
  }
  // what is wrong with a kind is told on every page that has it
  if (Object.values(found).every((list) => list.length === 0)) for (const kind of kinds) judged.add(kind);
  return found;
}

interface Walk {
  page: Page;
  /** Console messages and uncaught errors since the document was requested. */
  messages: string[];
}

/** One tab per worker and language visits all pages: a new tab for each would take as long as a run of axe. */
const test = base.extend<object, { walkIn: (language: string) => Promise<Walk> }>({
  walkIn: [
    async ({ browser }, use) => {
      const walks = new Map<string, Promise<Walk>>();
      const start = async (language: string): Promise<Walk> => {
        // in another language, the browser would be redirected on its first visit; color transitions would cost time
        const page = await browser.newPage({ locale: language, reducedMotion: 'reduce' });
        const messages: string[] = [];
        page.on('console', (message) => messages.push(message.text()));
        page.on('pageerror', (error) => messages.push(String(error)));
        // every page would load the whole index again, which takes longer than checking the page
        await page.route('**/search.json', (route) => route.fulfill({ json: [] }));
        return { page, messages };
      };
      await use((language) => {
        const walk = walks.get(language) ?? start(language);
        walks.set(language, walk);
        return walk;
      });
    },
    { scope: 'worker' },
  ],
});

// tracing four runs of axe per page would take longer than the runs themselves
test.use({ trace: 'off' });

for (const language of languages) {
  const routes = pages.filter((route) => languageOf(route) === language);

  test.describe(`in ${language}`, () => {
    test('there is a page for every file', () => {
      const docs = path.resolve(siteFolder, '../docs');
      // what is not translated yet is there in the first language
      const files = [language, defaultLanguage].flatMap((folder) =>
        globSync('**/*.{md,mdx}', { cwd: path.join(docs, folder), ignore: ['**/shared/**', '404.*'] }),
      );
      expect(existsSync(docs)).toBe(true);
      expect(files.length).toBeGreaterThan(0);
      expect(routes).toHaveLength(
        new Set(files.map((file) => file.replace(/\.mdx?$/, '').toLowerCase())).size,
      );
    });

    for (const route of routes) {
      test(`${route} is whole and accessible`, async ({ walkIn, baseURL }) => {
        test.setTimeout(90_000); // four runs of axe over thousands of elements, on a machine that may be busy
        const { page, messages } = await walkIn(language);
        messages.length = 0;
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.emulateMedia({ colorScheme: 'light' });

        const response = await page.goto(new URL(route, baseURL).href);
        await ready(page);

        expect(response?.status()).toBe(200);
        expect(new URL(page.url()).pathname).toBe(route);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page).toHaveTitle(/\S/);
        const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
        expect(new URL(canonical ?? '').pathname).toBe(route);

        const found = await findings(page);
        expect(found).toEqual(Object.fromEntries(Object.keys(found).map((view) => [view, []])));

        await page.setViewportSize({ width: 320, height: 640 });
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(sideways, 'scrolls sideways at 320 px').toBeLessThanOrEqual(0);
        expect(messages).toEqual([]);
      });
    }
  });
}
