import type { BrowserContext, Page, Route } from '@playwright/test';

export interface HeldRequests {
  /** Resolves when the first matching request has been made. */
  requested: Promise<void>;
  /** Lets all matching requests continue. */
  release: () => void;
}

/**
 * Holds requests until they are released, like a slow network.
 * @param page the context also holds requests of workers
 */
export async function holdRequests(page: Page | BrowserContext, url: string | RegExp): Promise<HeldRequests> {
  const gate = Promise.withResolvers<void>();
  const seen = Promise.withResolvers<void>();
  await page.route(url, async (route: Route) => {
    seen.resolve();
    await gate.promise;
    await route.fallback();
  });
  return { requested: seen.promise, release: gate.resolve };
}

/** The code of islands: every script except the boot script, which the page references. */
export const SHELL_CODE = /\/assets\/js\/(?!boot\.)[^/]+\.js$/;

/** The code of the search dialog. */
export const SEARCH_CODE = /\/search\.[^/]+\.js$/;
