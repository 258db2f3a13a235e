import type { BrowserContext, Page, Route } from '@playwright/test';

/** Longest wait for a request, in milliseconds. */
const TIMEOUT_MS = 90_000;

export interface HeldRequests {
  /** Resolves when the first matching request has been made; rejects if none is made in time. */
  readonly requested: Promise<void>;
  /** Lets all matching requests continue. */
  release: () => void;
}

/**
 * Holds requests until they are released, like a slow network.
 * @param page page, or its context to also hold requests of workers
 */
export async function holdRequests(page: Page | BrowserContext, url: string | RegExp): Promise<HeldRequests> {
  const gate = Promise.withResolvers<void>();
  const seen = Promise.withResolvers<void>();
  await page.route(url, async (route: Route) => {
    seen.resolve();
    await gate.promise;
    await route.fallback();
  });
  return {
    get requested() {
      return Promise.race([seen.promise, rejectLater(`No request for ${url} was made.`)]);
    },
    release: gate.resolve,
  };
}

function rejectLater(message: string): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(message)), TIMEOUT_MS).unref();
  });
}

/** The code of islands: every script except the boot script, which the page references. */
export const SHELL_CODE = /\/assets\/js\/(?!boot\.)[^/]+\.js$/;

/** The code of the search dialog. */
export const SEARCH_CODE = /\/search\.[^/]+\.js$/;
