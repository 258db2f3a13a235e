import { chromium, type Page } from '@playwright/test';
import { serveSite } from '../../src/node/commands/serve/serveSite.ts';
import { SEARCH_DEBOUNCE_MS } from '../../src/shared/constants.ts';
import { BROWSER_ARGS, findChromium } from '../../tools/browser/chromium.ts';
import { openSlowLink } from './slowLink.ts';
import { workerMemory } from './workerMemory.ts';

export interface BrowserFigures {
  /** Milliseconds from the last keystroke to painted results, without the debounce. */
  median: number;
  slowest: number;
  /** Longest task on the main thread while search was opened and used, in milliseconds; 0 if none reached 50. */
  longestTask: number;
  /** Time from a click to the painted panel, in milliseconds, on a slow CPU with the index fetched in idle time. */
  panelAhead: number;
  /** Time from the painted panel to results, debounce included, under the same conditions as {@link panelAhead}. */
  firstAhead: number;
  /** Time from a click to results with nothing loaded, as for readers with data saver. */
  first: number;
  /** Like {@link first}, on a slow CPU. */
  firstSlowCpu: number;
  /**
   * Time until the first results on a slow CPU, after pointing at the button, which loads the code but not the index.
   */
  firstPointed: number;
  /** Like {@link firstPointed}, at 10 Mbit/s. */
  firstSlowLink: number;
  /** Memory that the worker retains once everything is loaded, in bytes. */
  memory: number;
}

const LINK_BITS = 10_000_000;
const SLOW_CPU = 4;
/** Timeout of every wait, in milliseconds. */
const TIMEOUT_MS = 120_000;

/** Loading counts as finished after this long without activity, in milliseconds. */
const QUIET_MS = 5000;

/** Files with the code and styles of search. */
const CODE = [/\/search\.[^/]*\.js$/, /\/react\.[^/]*\.js$/, /\/deferred\.[^/]*\.css$/];

/** Records when results for the last text are painted, and long tasks. Does not change the page's code. */
const OBSERVER = `
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
  }).observe({ type: 'longtask' });
  addEventListener('input', ({ timeStamp }) => { window.typedAt = timeStamp; }, { capture: true });
  addEventListener('click', ({ timeStamp }) => { window.openedAt = timeStamp; }, { capture: true });
  window.painted = (selector = '[role=option] mark') => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('Nothing was painted for ' + document.activeElement.value)), ${TIMEOUT_MS});
    const look = () => document.querySelector(selector) && requestAnimationFrame(() => {
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
  /** A built site. */
  dist: string;
  /** Path of the page to open. */
  page: string;
  /** Language of the browser: if it differs from the page's, the site redirects. */
  locale: string;
  /** Queries that each have results. */
  queries: readonly string[];
}

/** Measures search in a browser, on a page of a built site. */
export async function measureBrowser({ dist, page, locale, queries }: BrowserInput): Promise<BrowserFigures> {
  const server = await serveSite({ folder: dist, port: 0, host: '127.0.0.1' });
  const link = await openSlowLink(Number(new URL(server.url).port), LINK_BITS);
  const browser = await chromium.launch({ executablePath: findChromium(), args: BROWSER_ARGS });
  // each page has its own context, with an empty cache
  const newPage: NewPage = () => browser.newPage({ bypassCSP: true, locale });
  const [query = ''] = queries;
  try {
    const { href } = new URL(page, server.url);
    const slowLink = href.replace(/:\d+/, `:${link.port}`);
    const first = async (url: string, opening?: Opening) =>
      (await firstAnswer(newPage, url, query, opening)).results;
    const ahead = await firstAnswer(newPage, href, query, { slowdown: SLOW_CPU, loadsAhead: true });
    return {
      ...(await measureTyping(newPage, href, queries)),
      panelAhead: ahead.panel,
      firstAhead: ahead.results - ahead.panel,
      first: await first(href),
      firstSlowCpu: await first(href, { slowdown: SLOW_CPU }),
      firstPointed: await first(href, { slowdown: SLOW_CPU, points: true }),
      firstSlowLink: await first(slowLink),
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
  // the first round is a warm-up
  for (const [index, query] of [...queries, ...queries].entries()) {
    await field.fill('');
    await page.locator('[role=option] mark').first().waitFor({ state: 'detached' });
    await page.evaluate(`void (window.seen = window.painted())`);
    // extra text makes each query a different one, so that no answer comes from the cache
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

/** Waits until no file of the index has arrived for a while, and all of them have been indexed. */
async function untilQuiet(page: Page): Promise<void> {
  let last = performance.now();
  page.on('requestfinished', () => {
    last = performance.now();
  });
  while (performance.now() - last < QUIET_MS) await new Promise((resolve) => setTimeout(resolve, 100));
}

interface Opening {
  /** How many times slower the CPU is. Default: 1. */
  slowdown?: number;
  /** Points at the button first. Default: `false`. */
  points?: boolean;
  /**
   * Waits for the files that the page fetches when idle and after the pointer has moved before opening search.
   * Default: `false`, nothing is fetched in advance.
   */
  loadsAhead?: boolean;
}

/** Milliseconds from the click to the panel, and to the first results. */
async function firstAnswer(
  newPage: NewPage,
  url: string,
  query: string,
  { slowdown = 1, points = false, loadsAhead = false }: Opening = {},
): Promise<{ panel: number; results: number }> {
  const page = await open(newPage, url, loadsAhead);
  if (loadsAhead) {
    await untilQuiet(page);
    await page.mouse.move(200, 300); // any input starts prefetching
    await untilQuiet(page);
  }
  if (points) {
    const loaded = CODE.map((file) => page.waitForResponse(file).then((response) => response.finished()));
    await Promise.all([...loaded, page.locator('#shell-search').hover()]);
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(`void (window.seen = [window.painted('[role=combobox]'), window.painted()])`);
  await page.locator('#shell-search').dispatchEvent('click');
  await page.keyboard.insertText(query);
  const [panel = 0, results = 0] = await page.evaluate<number[]>(
    `Promise.all(window.seen).then((times) => times.map((at) => at - window.openedAt))`,
  );
  await page.close();
  return { panel, results };
}
