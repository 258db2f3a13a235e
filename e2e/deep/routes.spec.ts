import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { axeFindings, COLOR_RULES } from '../support/axe.ts';
import { markedKinds } from '../support/pageKinds.ts';
import { readRoutes, siteFolder } from '../support/site.ts';
import { Walk } from '../support/walk.ts';

const { pages, languages } = readRoutes(siteFolder);
const [defaultLanguage = ''] = languages;

/** Language of a page, from the first segment of its path. */
function routeLanguage(route: string): string {
  return languages.find((language) => route.startsWith(`/${language}/`)) ?? defaultLanguage;
}

/** Sorts pages with the most classes first, so that few later pages have new kinds of elements. */
function richestFirst(routes: readonly string[]): string[] {
  const classes = routes.map((route): [string, number] => {
    const html = readFileSync(path.join(siteFolder, route.replace(/\/$/, '/index').concat('.html')), 'utf8');
    return [route, new Set(html.match(/ class="[^"]*"/g)).size];
  });
  return classes.toSorted(([, one], [, other]) => other - one).map(([route]) => route);
}

/** Text styles whose contrast has been checked on the pages that this worker has visited. */
const proven = new Set<string>();

/** Kinds of elements that this worker has checked in all views. */
const judged = new Set<string>();

/** Views in which every page is opened; in the narrowest, nothing may overflow. */
const NARROWEST = { width: 320, height: 640 };

/** In this order, only one thing changes at a time. The second theme of a width changes only colors. */
const VIEWS = [
  { width: 1280, colorScheme: 'light', only: [] },
  { width: 1280, colorScheme: 'dark', only: COLOR_RULES },
  { width: 375, colorScheme: 'dark', only: COLOR_RULES },
  { width: 375, colorScheme: 'light', only: [] },
] as const;

/** Returns axe violations of the marked elements, at both widths and in both themes, by view. */
async function findings(page: Page): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { width, colorScheme, only } of VIEWS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    found[`${width} px, ${colorScheme}`] = await axeFindings(page, {
      only: [...only],
      within: markedKinds,
      proven,
    });
  }
  await page.setViewportSize(NARROWEST); // the theme is light again
  return found;
}

/** One tab per language visits all pages: a new tab for each would take as long as a run of axe. */
const test = base.extend<object, { walkIn: (language: string) => Promise<Walk> }>({
  walkIn: [
    async ({ browser }, use) => {
      const walks = new Map<string, Promise<Walk>>();
      await use((language) => {
        // the browser's language prevents a redirect on the first visit; reduced motion avoids waiting for color
        // transitions
        const options = { locale: language, reducedMotion: 'reduce', viewport: NARROWEST } as const;
        const walk = walks.get(language) ?? Walk.start(browser, options);
        walks.set(language, walk);
        return walk;
      });
    },
    { scope: 'worker' },
  ],
});

// tracing four runs of axe per page would take longer than the runs themselves
test.use({ trace: 'off' });

// runs in one worker, which checks each kind of element once
test.describe.configure({ mode: 'default' });

for (const language of languages) {
  const routes = pages.filter((route) => routeLanguage(route) === language);

  test.describe(`in ${language}`, () => {
    test('there is a page for every file', () => {
      const docs = path.resolve(siteFolder, '../docs');
      // untranslated pages are shown in the first language
      const files = [language, defaultLanguage].flatMap((folder) =>
        globSync('**/*.{md,mdx}', { cwd: path.join(docs, folder), ignore: ['**/shared/**', '404.*'] }),
      );
      expect(existsSync(docs)).toBe(true);
      expect(files.length).toBeGreaterThan(0);
      expect(routes).toHaveLength(
        new Set(files.map((file) => file.replace(/\.mdx?$/, '').toLowerCase())).size,
      );
    });

    for (const route of richestFirst(routes)) {
      test(`${route} is complete and accessible`, async ({ walkIn }) => {
        const walk = await walkIn(language);
        const status = await walk.goTo(route);
        const { facts, text, kinds } = await walk.look(judged);
        expect({ status, ...facts }).toEqual({
          status: 200,
          path: route,
          language,
          titles: 1,
          hasTitle: true,
          canonical: route,
          scrollsSideways: false, // at 320 px
        });
        expect(text).toEqual([]);
        const found = kinds.length > 0 ? await findings(walk.page) : {};
        expect(found).toEqual(Object.fromEntries(Object.keys(found).map((view) => [view, []])));
        // a problem of an entry kind is reported on every page with such an entry
        for (const kind of kinds) judged.add(kind);
        expect(walk.messages).toEqual([]);
      });
    }
  });
}
