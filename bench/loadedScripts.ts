import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { serveSite } from '../src/node/commands/serve/serveSite.ts';
import { BROWSER_ARGS, findChromium } from '../tools/browser/chromium.ts';

/** Loading counts as finished after this long without a request, in milliseconds: longer than a page waits to be idle. */
const QUIET_MS = 2500;

/** A point without interactive elements nearby. */
const EMPTY_SPOT = [1270, 790] as const;

/** Files of scripts that a browser loads, workers included. */
export interface LoadedScripts {
  /** Scripts loaded without any pointer, key, touch or scroll event. */
  withoutInteraction: string[];
  /** Scripts loaded when the pointer first moves, over an empty spot. */
  onFirstInteraction: string[];
}

/** Opens a page of a built site in a browser and lists the scripts that it loads. */
export async function loadedScripts(dist: string, pagePath: string, base: string): Promise<LoadedScripts> {
  const server = await serveSite({ folder: dist, port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch({ executablePath: findChromium(), args: BROWSER_ARGS });
  try {
    const page = await browser.newPage({ locale: 'en-US', viewport: { width: 1280, height: 800 } });
    const urls = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) urls.add(path.join(dist, pathname.slice(base.length)));
    });
    await page.goto(new URL(pagePath, server.url).href, { waitUntil: 'domcontentloaded' });
    // otherwise, it would be over the navbar, which prefetches menus
    await page.mouse.move(...EMPTY_SPOT);
    await page.locator('#root[data-ready]').waitFor({ state: 'attached' });
    await untilQuiet(page);
    const withoutInteraction = [...urls];
    await page.mouse.move(EMPTY_SPOT[0] - 5, EMPTY_SPOT[1]);
    await untilQuiet(page);
    const onFirstInteraction = [...urls].filter((file) => !withoutInteraction.includes(file));
    return { withoutInteraction, onFirstInteraction };
  } finally {
    await browser.close();
    await server.close();
  }
}

async function untilQuiet(page: Page): Promise<void> {
  let last = performance.now();
  page.on('request', () => {
    last = performance.now();
  });
  while (performance.now() - last < QUIET_MS) await page.waitForTimeout(100);
}
