import { hold } from '../support/hold.ts';
import { expect, ready, test } from '../support/test.ts';

for (const width of [375, 800, 1100, 1440]) {
  test(`nothing moves when fonts and pictures come late, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    for (const path of ['/guide/start/quick-start', '/zh/config/test/pool', '/']) {
      const late = await hold(page, /\.(woff2|svg)$/);
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      late.release();
      await ready(page);
      await page.evaluate(() => document.fonts.ready);
      const moved = await page.evaluate(
        () =>
          new Promise<string[]>((resolve) => {
            const found: string[] = [];
            const names = (entry: PerformanceEntry) =>
              (entry as PerformanceEntry & { sources: { node: Node | null }[] }).sources.map(
                ({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent) ?? '',
              );
            // shifts are reported in their order: one of our own ends the list, and shows that they are reported
            let ownFrom = Number.POSITIVE_INFINITY;
            const observer = new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) {
                if (entry.startTime >= ownFrom) resolve(found);
                else found.push(...names(entry));
              }
            });
            observer.observe({ type: 'layout-shift', buffered: true });
            requestAnimationFrame(() =>
              requestAnimationFrame(() => {
                ownFrom = performance.now();
                document.body.style.paddingTop = '5rem';
              }),
            );
          }),
      );
      expect(moved, path).toEqual([]);
    }
  });
}

test('fonts that come late are used from the next page on', async ({ page }) => {
  const linkWidth = () =>
    page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Config' })
      .evaluate((link) => link.getBoundingClientRect().width);
  const next = page.getByRole('navigation', { name: 'Pager' }).getByRole('link', { name: /Next Page/ });
  const late = await hold(page, /\.woff2$/);
  await page.goto('/guide/start/quick-start', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  late.release();
  await ready(page);
  await page.evaluate(() => document.fonts.ready);
  const before = await linkWidth();
  const address = (await next.getAttribute('href')) ?? '';
  await next.click();
  await expect(page).toHaveURL(address);
  await expect.poll(linkWidth).not.toBe(before);
});
