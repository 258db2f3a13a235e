import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS, findChromium } from '../../e2e/support/chromium.ts';
import { serveSite } from '../../src/build/serve/serveSite.ts';
import { SEARCH_DEBOUNCE_MS } from '../../src/shared/constants.ts';
import { openSlowLink } from './slowLink.ts';
import { workerMemory } from './workerMemory.ts';

export interface BrowserFigures {
  /** Milliseconds from the last key to painted results, without the pause that search waits for. */
  median: number;
  slowest: number;
  /** Longest task of the page's thread while search was opened and used, in milliseconds; 0 when none took 50. */
  longestTask: number;
  /** Milliseconds from opening, with nothing loaded, to painted results of what is typed at once; the pause included. */
  first: number;
  firstSlowCpu: number;
  /** The same at 10 Mbit/s. */
  firstSlowLink: number;
  /** What the worker keeps when all is loaded, in bytes. */
  memory: number;
}

const LINK_BITS = 10_000_000;
const SLOW_CPU = 4;
/** Longest wait for anything, in milliseconds. */
const TIMEOUT_MS = 120_000;

/** Nothing has to be waited for after this long, in milliseconds. */
const QUIET_MS = 5000;

/** Notes when results for the last text are painted, and long tasks. The page's own code is not touched. */
const OBSERVER = `
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
  }).observe({ type: 'longtask' });
  addEventListener('input', ({ timeStamp }) => { window.typedAt = timeStamp; }, { capture: true });
  addEventListener('click', ({ timeStamp }) => { window.openedAt = timeStamp; }, { capture: true });
  window.painted = () => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('Nothing marked was painted for ' + document.activeElement.value)), ${TIMEOUT_MS});
    const look = () => document.querySelector('[role=option] mark') && requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(0);
    });
    if (look()) return;
    new MutationObserver((_, observer) => { if (look()) observer.disconnect(); })
      .observe(document.body, { subtree: true, childList: true });
  });
`;

type NewPage = () => Promise<Page>;

export interface BrowserInput {
  /** A finished site. */
  dist: string;
  /** Path of the page that is open. */
  page: string;
  /** Language of the browser: another one than the page's would be led to its own pages. */
  locale: string;
  /** Each finds something there. */
  queries: readonly string[];
}

/** Measures search in a browser, on a page of a finished site. */
export async function measureBrowser({ dist, page, locale, queries }: BrowserInput): Promise<BrowserFigures> {
  const server = await serveSite({ folder: dist, port: 0, host: '127.0.0.1' });
  const link = await openSlowLink(Number(new URL(server.url).port), LINK_BITS);
  const browser = await chromium.launch({ executablePath: findChromium(), args: BROWSER_ARGS });
  // every page has a context of its own: nothing is in its cache
  const newPage: NewPage = () => browser.newPage({ bypassCSP: true, locale });
  const [query = ''] = queries;
  try {
    const { href } = new URL(page, server.url);
    const slowLink = href.replace(/:\d+/, `:${link.port}`);
    return {
      ...(await measureTyping(newPage, href, queries)),
      first: await firstAnswer(newPage, href, query, 1),
      firstSlowCpu: await firstAnswer(newPage, href, query, SLOW_CPU),
      firstSlowLink: await firstAnswer(newPage, slowLink, query, 1),
    };
  } finally {
    await browser.close();
    link.close();
    await server.close();
  }
}

async function open(newPage: NewPage, url: string, loadsAhead: boolean): Promise<Page> {
  const page = await newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.addInitScript(OBSERVER);
  if (!loadsAhead)
    await page.addInitScript(
      `Object.defineProperty(navigator, 'connection', { value: { saveData: true } });`,
    );
  await page.goto(url);
  await page.evaluate(`dispatchEvent(new Event('pointerdown'))`);
  await page.locator('#root[data-ready]').waitFor({ state: 'attached' });
  return page;
}

async function measureTyping(
  newPage: NewPage,
  url: string,
  queries: readonly string[],
): Promise<Pick<BrowserFigures, 'median' | 'slowest' | 'longestTask' | 'memory'>> {
  const page = await open(newPage, url, true);
  await page.waitForLoadState('networkidle');
  await page.evaluate(`window.longest = 0`);
  await page.locator('#shell-search').click();
  const field = page.getByRole('combobox');
  await field.waitFor();
  await untilQuiet(page);
  const times: number[] = [];
  // the first round warms the code up
  for (const [index, query] of [...queries, ...queries].entries()) {
    await field.fill('');
    await page.locator('[role=option] mark').first().waitFor({ state: 'detached' });
    await page.evaluate(`void (window.seen = window.painted())`);
    // a space at the end makes it another text, and no other question; none is answered from memory
    await page.keyboard.type(index < queries.length ? `${query} zz` : query);
    const time = await page.evaluate<number>(`window.seen.then((at) => at - window.typedAt)`);
    if (index >= queries.length) times.push(time - SEARCH_DEBOUNCE_MS);
  }
  times.sort((a, b) => a - b);
  const longestTask = await page.evaluate<number>(`window.longest`);
  const memory = await workerMemory(page);
  await page.close();
  return { median: times[times.length >> 1] ?? 0, slowest: times.at(-1) ?? 0, longestTask, memory };
}

/** Waits until no file of the index has come for a while, and what came has been taken in. */
async function untilQuiet(page: Page): Promise<void> {
  let last = performance.now();
  page.on('requestfinished', () => {
    last = performance.now();
  });
  while (performance.now() - last < QUIET_MS) await new Promise((resolve) => setTimeout(resolve, 100));
}

async function firstAnswer(newPage: NewPage, url: string, query: string, slowdown: number): Promise<number> {
  const page = await open(newPage, url, false);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(`void (window.seen = window.painted())`);
  await page.locator('#shell-search').dispatchEvent('click');
  await page.keyboard.insertText(query);
  const time = await page.evaluate<number>(`window.seen.then((at) => at - window.openedAt)`);
  await page.close();
  return time;
}
