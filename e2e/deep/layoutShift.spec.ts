import { holdRequests } from '../support/holdRequests.ts';
import { expect, ready, test } from '../support/test.ts';

/** Largest sum of layout shifts while the text font replaces its fallback: a fiftieth of what counts as good. */
const MAX_SHIFT = 0.002;

for (const width of [375, 800, 1100, 1440]) {
  test(`late fonts and images move hardly anything, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    for (const path of ['/guide/start/quick-start', '/zh/config/test/pool', '/']) {
      const late = await holdRequests(page, /\.(woff2|svg)$/);
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      late.release();
      await ready(page);
      await page.evaluate(() => document.fonts.ready);
      const moved = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            // shifts are reported in order: a shift caused by the test ends the list, and proves that shifts are reported
            let probeStart = Number.POSITIVE_INFINITY;
            const observer = new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) {
                if (entry.startTime >= probeStart) resolve(sum);
                else sum += (entry as PerformanceEntry & { value: number }).value;
              }
            });
            observer.observe({ type: 'layout-shift', buffered: true });
            requestAnimationFrame(() =>
              requestAnimationFrame(() => {
                probeStart = performance.now();
                document.body.style.paddingTop = '5rem';
              }),
            );
          }),
      );
      expect(moved, path).toBeLessThan(MAX_SHIFT);
    }
  });
}

test('a text font that loads late is still used on the first page', async ({ page }) => {
  const linkWidth = () =>
    page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Config' })
      .evaluate((link) => link.getBoundingClientRect().width);
  const late = await holdRequests(page, /\.woff2$/);
  await page.goto('/guide/start/quick-start', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const before = await linkWidth();
  late.release();
  await expect.poll(linkWidth).not.toBe(before);
});
