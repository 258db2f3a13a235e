import { test as base, expect } from '@playwright/test';
import { fixtureUrl } from '../../support/test.ts';
import { startDriver } from './browser.ts';
import { openWindow } from './openWindow.ts';
import { type Relay, startRelay } from './relay.ts';
import { Tab } from './tab.ts';
import type { Session } from './webDriver.ts';

interface WorkerFixtures {
  /** The browser on a system with a light or a dark theme; started on first use. */
  browserOn: (theme: 'light' | 'dark') => Promise<Session>;
  relay: Relay;
}

interface Fixtures {
  /**
   * A window of a browser that remembers nothing; its size and theme are Playwright's `viewport` and `colorScheme`. The
   * tests share one in turn: a browser or a window with a separate process for each takes longer than most of them.
   */
  tab: Tab;
  /** Expects a console error that would otherwise fail the test. */
  allowConsole: (pattern: RegExp) => void;
  allowed: RegExp[];
}

/** Default inner size of the window. */
const SIZE = { width: 1280, height: 720 };

/** WebKit keeps running a page for a moment after leaving it, so the page sees its aborted requests. */
const LEFT = [/Failed to fetch search index/, /data could not be loaded: TypeError: Load failed/];

/** A test in WebKit. Fails for any error or warning in the console that the test does not allow. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  browserOn: [
    async ({ relay }, use) => {
      const driver = await startDriver();
      let current: { theme: string; session: Session } | undefined;
      // a hanging process does not exit without a signal
      const end = () => current?.session.delete().catch(() => undefined);
      await use(async (theme) => {
        if (current?.theme === theme) return current.session;
        await end(); // the driver has one browser at a time
        const session = await driver.start({ dark: theme === 'dark', proxyPort: relay.port });
        await openWindow(session, SIZE);
        current = { theme, session };
        return session;
      });
      await end();
      await driver.stop();
    },
    { scope: 'worker' },
  ],
  relay: [
    async ({}, use) => {
      const relay = await startRelay();
      await use(relay);
      relay.close();
    },
    { scope: 'worker' },
  ],
  allowed: async ({}, use) => use([...LEFT]),
  allowConsole: async ({ allowed }, use) => use((pattern) => void allowed.push(pattern)),
  tab: async ({ browserOn, relay, viewport, colorScheme, baseURL, allowed }, use, testInfo) => {
    const session = await browserOn(colorScheme === 'dark' ? 'dark' : 'light');
    const tab = new Tab(session, baseURL ?? '');
    const { width, height } = viewport ?? SIZE;
    await tab.goto('about:blank');
    await tab.resize(width, height);
    await tab.move({ x: Math.round(width / 2), y: Math.round(height / 2) });
    relay.takeMessages();
    relay.forgetSites();
    await use(tab);
    if (testInfo.status !== testInfo.expectedStatus) {
      // the next test gets a new worker and browser
      const screenshot = await session.get('/screenshot').catch(() => '');
      await testInfo.attach('screenshot', {
        body: Buffer.from(screenshot as string, 'base64'),
        contentType: 'image/png',
      });
      return;
    }
    const messages = relay.takeMessages();
    expect(messages.filter((message) => !allowed.some((pattern) => pattern.test(message)))).toEqual([]);
  },
});

export { expect, fixtureUrl };

/** Like `expect.poll`, with a short interval, so that tests don't wait longer than necessary. */
export function eventually<T>(read: () => Promise<T>): ReturnType<typeof expect.poll<T>> {
  return expect.poll(read, { intervals: [20, 20, 50, 100] });
}

/** Opens a page and waits until it is hydrated. */
export async function open(tab: Tab, address: string): Promise<void> {
  await tab.goto(address);
  await ready(tab);
}

/** Waits until the page is hydrated. */
export async function ready(tab: Tab): Promise<void> {
  await eventually(() => tab.css('#root[data-ready]').count()).toBe(1);
}
