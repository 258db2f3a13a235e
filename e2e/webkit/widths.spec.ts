import { heading } from './support/shell.ts';
import { eventually, expect, fixtureUrl, open, test } from './support/test.ts';

const PAGES = ['/', '/guide/start/quick-start', '/zh/guide/basic/cli', '/config/', '/config/test/pool'];
const WIDTHS = [375, 600, 768, 960, 1280, 1600];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('no page scrolls sideways, from 375 to 1600 px', async ({ tab }) => {
      for (const page of [...PAGES, fixtureUrl('elements', '/blocks')]) {
        await open(tab, page);
        for (const width of WIDTHS) {
          await tab.resize(width, 800);
          await eventually(() => tab.evaluate(() => innerWidth)).toBe(width);
          const { scrollWidth, clientWidth } = await tab.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return { scrollWidth, clientWidth };
          });
          expect(scrollWidth, `${page} at ${width} px`).toBeLessThanOrEqual(clientWidth);
          expect((await heading(tab).box()).x, `${page} at ${width} px`).toBeGreaterThan(0);
        }
      }
    });
  });
}
