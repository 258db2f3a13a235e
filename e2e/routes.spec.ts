import { existsSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { axeFindings, COLOR_RULES } from './support/axe.ts';
import { markedKinds, markKinds, shareKinds } from './support/pageKinds.ts';
import { openTextJudge, textFindings } from './support/pageText.ts';
import { SITE_URL } from './support/ports.ts';
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

/** Kinds of elements that only scripts make, and that have been judged in all views on a page that this worker has visited. */
const judged = new Set<string>();

/** Every page is opened in the narrowest view, in which nothing may be too wide. */
const NARROWEST = { width: 320, height: 640 };

/** In this order, only one thing changes at a time. The second theme of a width changes only colors. */
const VIEWS = [
  { width: 1280, colorScheme: 'light', only: [] },
  { width: 1280, colorScheme: 'dark', only: COLOR_RULES },
  { width: 375, colorScheme: 'dark', only: COLOR_RULES },
  { width: 375, colorScheme: 'light', only: [] },
] as const;

/**
 * What axe finds, by view: what the page's own text decides, and, at both widths and in both themes, what is wrong with
 * elements of the kinds that are judged on this page.
 */
async function findings({ page, judge, owners }: Walk, route: string): Promise<Record<string, string[]>> {
  const kinds = await markKinds(page, (kind) => (owners.get(kind) ?? route) === route && !judged.has(kind));
  const found: Record<string, string[]> = { text: await textFindings(judge, page) };
  for (const { width, colorScheme, only } of kinds.length > 0 ? VIEWS : []) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    found[`${width} px, ${colorScheme}`] = await axeFindings(page, {
      only: [...only],
      within: markedKinds,
      proven,
    });
  }
  if (kinds.length > 0) await page.setViewportSize(NARROWEST); // the theme is light again
  // what is wrong with a kind is told on every page that has it
  if (Object.values(found).every((list) => list.length === 0)) for (const kind of kinds) judged.add(kind);
  return found;
}

interface Walk {
  page: Page;
  /** See `textFindings`. */
  judge: Page;
  /** See `shareKinds`. */
  owners: ReadonlyMap<string, string>;
  /** Console messages and uncaught errors since the document was requested. */
  messages: string[];
}

/** One tab per worker and language visits all pages: a new tab for each would take as long as a run of axe. */
const test = base.extend<object, { walkIn: (language: string) => Promise<Walk> }>({
  walkIn: [
    async ({ browser }, use) => {
      const walks = new Map<string, Promise<Walk>>();
      const judge = await openTextJudge(browser);
      const owners = await shareKinds(judge, pages);
      const start = async (language: string): Promise<Walk> => {
        // in another language, the browser would be redirected on its first visit; color transitions would cost time
        const page = await browser.newPage({
          locale: language,
          reducedMotion: 'reduce',
          viewport: NARROWEST,
        });
        const messages: string[] = [];
        page.on('console', (message) => messages.push(message.text()));
        page.on('pageerror', (error) => messages.push(String(error)));
        await page.addInitScript(() => {
          // every page would load the whole search index again, which takes longer than checking the page
          Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });
          // and as readers who save data, the walk asks for the shell's code by an input
          addEventListener('load', () => dispatchEvent(new Event('pointerdown')));
        });
        return { page, judge, owners, messages };
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
      test(`${route} is whole and accessible`, async ({ walkIn }) => {
        test.setTimeout(90_000); // four runs of axe over thousands of elements, on a machine that may be busy
        const walk = await walkIn(language);
        const { page, messages } = walk;
        messages.length = 0;
        const response = await page.goto(new URL(route, SITE_URL).href);
        await ready(page);
        const facts = await page.evaluate(() => ({
          path: location.pathname,
          language: document.documentElement.lang,
          titles: document.querySelectorAll('h1').length,
          hasTitle: document.title.trim() !== '',
          canonical: new URL(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '')
            .pathname,
          // at 320 px
          scrollsSideways: document.documentElement.scrollWidth > window.innerWidth,
        }));
        expect({ status: response?.status(), ...facts }).toEqual({
          status: 200,
          path: route,
          language,
          titles: 1,
          hasTitle: true,
          canonical: route,
          scrollsSideways: false,
        });

        const found = await findings(walk, route);
        expect(found).toEqual(Object.fromEntries(Object.keys(found).map((view) => [view, []])));
        expect(messages).toEqual([]);
      });
    }
  });
}
