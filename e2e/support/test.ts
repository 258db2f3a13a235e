import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type FixtureName, fixturePort } from './fixtures.ts';

/** Messages that a test expects, see `allowConsole`. */
type Allowed = RegExp[];

export interface Options {
  /**
   * Whether pages load the search index when idle. That is more work than most tests, so only tests that search, or
   * watch requests, enable it. Default: `false`, an empty index.
   */
  searchIndex: boolean;
}

export interface Fixtures {
  /** Expects a console error that would otherwise fail the test. */
  allowConsole: (pattern: RegExp) => void;
  /** Collects console errors, page errors and hydration warnings; any that is not allowed fails the test. */
  consoleGuard: undefined;
  /** Stubs the search index, see `searchIndex`. */
  indexGuard: undefined;
}

export const test = base.extend<Options & Fixtures & { allowed: Allowed }>({
  searchIndex: [false, { option: true }],
  allowed: async ({}, use) => use([]),
  allowConsole: async ({ allowed }, use) => use((pattern) => void allowed.push(pattern)),
  consoleGuard: [
    async ({ context, allowed }, use) => {
      const messages: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
      });
      context.on('weberror', (error) => {
        // Firefox also runs init scripts on the empty page, which has no storage
        if (error.page()?.url() !== 'about:blank') messages.push(String(error.error()));
      });
      await use(undefined);
      expect(messages.filter((message) => !allowed.some((pattern) => pattern.test(message)))).toEqual([]);
    },
    { auto: true },
  ],
  indexGuard: [
    async ({ context, searchIndex }, use) => {
      if (!searchIndex) await stubIndex(context);
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Answers every request for a search index with an empty one. Playwright's routes would also hold up all other requests,
 * and turn the browser's cache off.
 */
async function stubIndex(context: BrowserContext): Promise<void> {
  const stub = async (page: Page) => {
    const session = await context.newCDPSession(page);
    session.on('Fetch.requestPaused', ({ requestId }) => {
      const responseHeaders = [{ name: 'content-type', value: 'application/json' }];
      const answer = { requestId, responseCode: 200, responseHeaders, body: btoa('[]') };
      // the page can be closed by now
      void session.send('Fetch.fulfillRequest', answer).catch(() => undefined);
    });
    await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/search.json' }] });
  };
  context.on('page', (page) => void stub(page).catch(() => undefined));
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

/** Waits until the page is hydrated. */
export async function ready(page: Page): Promise<void> {
  await page.locator('#root[data-ready]').waitFor({ state: 'attached' });
}

/** URL of a path in a fixture site. */
export function fixtureUrl(name: FixtureName, path: string): string {
  return `http://127.0.0.1:${fixturePort(name)}${path}`;
}
