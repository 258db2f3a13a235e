import { eventually, expect, fixtureUrl, open, test } from './support/test.ts';

const PAGES = ['/', '/guide/start/quick-start', '/zh/guide/basic/cli', '/config/', '/config/test/pool'];
const WIDTHS = [375, 600, 768, 960, 1280, 1600];
/** In pixels; a greater height only takes longer to paint. */
const HEIGHT = 300;

/** Runs in the page. @returns what does not fit in which theme */
function findOverflows(): string[] {
  const { documentElement: root } = document;
  const { theme: before } = root.dataset;
  const found = ['light', 'dark'].flatMap((theme) => {
    root.dataset.theme = theme;
    const left = document.querySelector('main h1')?.getBoundingClientRect().left ?? 0;
    return [
      ...(root.scrollWidth > root.clientWidth ? [`the ${theme} page scrolls sideways`] : []),
      ...(left > 0 ? [] : [`the heading of the ${theme} page is not in the window`]),
    ];
  });
  root.dataset.theme = before;
  return found;
}

test('no page scrolls sideways in either theme, from 375 to 1600 px', async ({ tab }) => {
  for (const page of [...PAGES, fixtureUrl('elements', '/blocks')]) {
    await open(tab, page);
    for (const width of WIDTHS) {
      await tab.resize(width, HEIGHT);
      await eventually(() => tab.evaluate(() => innerWidth)).toBe(width);
      expect(await tab.evaluate(findOverflows), `${page} at ${width} px`).toEqual([]);
    }
  }
});
