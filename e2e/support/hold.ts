import type { Page, Route } from '@playwright/test';

export interface Held {
  /** Resolves when the first such request has been made. */
  requested: Promise<void>;
  /** Lets all such requests go on. */
  release: () => void;
}

/** Lets requests wait until they are released, as a slow network would. */
export async function hold(page: Page, url: string | RegExp): Promise<Held> {
  const gate = Promise.withResolvers<void>();
  const seen = Promise.withResolvers<void>();
  await page.route(url, async (route: Route) => {
    seen.resolve();
    await gate.promise;
    await route.fallback();
  });
  return { requested: seen.promise, release: gate.resolve };
}

/** The code of the frame and of islands: every script but the one that the page itself names. */
export const FRAME_CODE = /\/assets\/js\/(?!boot\.)[^/]+\.js$/;
