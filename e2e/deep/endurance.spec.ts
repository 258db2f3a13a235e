import type { CDPSession, Page } from '@playwright/test';
import { expect, fixtureUrl, open, test } from '../support/test.ts';

test.use({ searchIndex: true });

/** Objects that the page retains after garbage collection. */
async function alive(client: CDPSession): Promise<{ nodes: number; listeners: number; kilobytes: number }> {
  await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    kilobytes: value('JSHeapUsedSize') / 1000,
  };
}

/** Navigates in a loop by internal links, as fast as pages are shown. */
async function walk(page: Page, paths: readonly string[], times: number): Promise<void> {
  await page.evaluate(
    async ([paths, times]) => {
      const shown = (path: string) =>
        new Promise<void>((resolve) => {
          const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
          if (canonical && new URL(canonical.href).pathname === path) resolve();
          else requestAnimationFrame(() => shown(path).then(resolve));
        });
      for (let turn = 0; turn < times; turn++) {
        const path = paths[turn % paths.length] ?? '';
        const link = document.querySelector<HTMLElement>(`#root a[href="${path}"]`);
        if (!link) throw new Error(`There is no link to ${path} on ${location.pathname}.`);
        link.click();
        await shown(path);
      }
    },
    [paths, times] as const,
  );
}

test('500 navigations do not leak memory', async ({ page }) => {
  await open(page, fixtureUrl('one-language', '/guide/setup'));
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const paths = ['/guide/tabs', '/guide/elements', '/guide/long', '/guide/setup'];
  // let caches fill up
  await walk(page, paths, 40);
  const before = await alive(client);
  await walk(page, paths, 500);
  // waits until the work of the idle browser has released the last pages
  await expect(async () => {
    const after = await alive(client);
    expect(after.listeners - before.listeners).toBeLessThan(5);
    expect(after.nodes - before.nodes).toBeLessThan(200);
    // leaking only the articles would take ten times as much
    expect(after.kilobytes - before.kilobytes).toBeLessThan(1500);
  }).toPass({ timeout: 20_000 });
});
