/** `npm run bench -- vitals`. See `USAGE`. */
import path from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { readCommandLine, runCommand } from '../src/node/base/commandLine.ts';
import { serveSite } from '../src/node/commands/serve/serveSite.ts';
import { BROWSER_ARGS, findChromium } from '../tools/browser/chromium.ts';
import { serveBuiltSites, type VisitedSite } from './builtSites.ts';
import { clickToHeading } from './clickToHeading.ts';
import { packagedEngine } from './engines/docsSiteEngine.ts';
import type { Engine } from './engines/engine.ts';
import { traceVisit } from './mainThread.ts';
import { median } from './median.ts';
import { findPeer } from './peers.ts';
import { figure, formatTable, ratios } from './table.ts';
import { inTemporaryFolder } from './temporaryFolder.ts';

/** Size of the sites that are compared. */
const PEER_PAGES = 120;

const USAGE = `Usage: npm run bench -- vitals [--url http://127.0.0.1:8080] [--pages /a,/b] [--runs 5] [--clicks 15]
       [--quiet /a,/b] [--visits 10]
       npm run bench -- vitals --peer vitepress|rspress|starlight [--runs 5] [--clicks 15]
Measures loading performance with a phone's CPU and network (4 times slower, slow 4G): largest contentful paint, blocking
time, layout shifts and bytes, and for navigation inside the site, the time from a click to the new heading. Then measures
main-thread work on pages without interaction, from the load event to the end of idle work, in the worst visit. Never fails.
  --url    another site (default: the site in dist/)
  --pages  two pages that link to each other
  --quiet  pages to measure without interaction
  --peer   install another engine, build the same ${PEER_PAGES} pages with both, serve both the same way, and visit them in
           turns`;

/** Slow 4G, in bytes per second and milliseconds: Lighthouse's values. */
const NETWORK = {
  offline: false,
  downloadThroughput: (1.6e6 * 0.9) / 8,
  uploadThroughput: (750e3 * 0.9) / 8,
  latency: 150,
};
const SLOW_CPU = 4;

/** Threshold of a long task, in milliseconds; only the time above it counts as blocking. */
const LONG_TASK_MS = 50;
/** Loading at idle counts as finished after this long without requests, in milliseconds. */
const QUIET_MS = 1500;
/** Number of trace events that are shown of the longest task. */
const MOST = 4;

const { values } = readCommandLine(USAGE, {
  url: { type: 'string' },
  pages: { type: 'string', default: '/guide/start/quick-start,/guide/basic/cli' },
  runs: { type: 'string', default: '5' },
  clicks: { type: 'string', default: '15' },
  quiet: {
    type: 'string',
    default: '/,/guide/start/quick-start,/guide/basic/cli,/api/runtime-api/test-api/expect,/config/',
  },
  visits: { type: 'string', default: '10' },
  peer: { type: 'string' },
});

interface Load {
  largestPaint: number;
  blocked: number;
  longest: number;
  shift: number;
  loaded: number;
  requests: number;
  bytes: number;
}

const FIGURES: [name: keyof Load, label: string, digits: number][] = [
  ['largestPaint', 'largest contentful paint, ms', 0],
  ['blocked', 'blocked (TBT), ms', 0],
  ['longest', 'longest task, ms', 0],
  ['shift', 'shifts (CLS)', 3],
  ['loaded', 'load event, ms', 0],
  ['requests', 'requests before it', 0],
  ['bytes', 'KB before it', 1],
];

/** Slowdowns of the processor to measure with. With a slow processor, the network is also slow. */
const SPEEDS = [1, SLOW_CPU];

await runCommand(USAGE, async () => {
  const peer = findPeer(values.peer, USAGE);
  const browser = await chromium.launch({ executablePath: findChromium(), args: BROWSER_ARGS });
  try {
    if (peer) await compareWith(browser, peer);
    else await measureSite(browser);
  } finally {
    await browser.close();
  }
  return 0;
});

async function compareWith(browser: Browser, peer: Engine): Promise<void> {
  const engines = [await packagedEngine(), peer];
  await inTemporaryFolder(async (folder) => {
    const sites = await serveBuiltSites(folder, engines, PEER_PAGES);
    try {
      await visit(browser, sites);
    } finally {
      for (const { close } of sites) await close();
    }
  });
}

async function measureSite(browser: Browser): Promise<void> {
  const site = await serveConfiguredSite();
  try {
    await visit(browser, [site]);
    const left = [];
    for (const page of values.quiet.split(',').filter(Boolean))
      left.push(await leaveAlone(browser, site, page));
    console.log(
      `\nwithout interaction, worst of ${values.visits} visits, processor ${SLOW_CPU} times slower, ms\n\n` +
        formatTable(['', 'longest task', 'TBT', 'where it goes'], left),
    );
  } finally {
    await site.close();
  }
}

async function serveConfiguredSite(): Promise<VisitedSite> {
  const [first = '/', second = '/'] = values.pages.split(',');
  const folder = path.resolve(import.meta.dirname, '../dist');
  const { url, close } = values.url
    ? { url: values.url, close: async () => {} }
    : await serveSite({ folder, port: 0, host: '127.0.0.1' });
  return { name: 'this site', origin: url.replace(/\/$/, ''), pages: [first, second], close };
}

/** Prints the loading metrics of the given sites. */
async function visit(browser: Browser, sites: readonly VisitedSite[]): Promise<void> {
  const visited = sites.flatMap((site) =>
    SPEEDS.map((slowdown) => ({ site, slowdown, loads: [] as Load[] })),
  );
  const runs = Number(values.runs);
  for (let run = 0; run < runs; run++)
    for (const { site, slowdown, loads } of visited) loads.push(await load(browser, site, slowdown));
  const addRow = (label: string, numbers: readonly number[], digits: number) => {
    const [ours, theirs] = [numbers.slice(0, SPEEDS.length), numbers.slice(SPEEDS.length)];
    const parts = theirs.length > 0 ? ratios(ours, theirs) : [];
    rows.push([label, ...numbers.map((number) => figure(number, digits)), ...parts]);
  };
  const rows: string[][] = [];
  for (const [name, label, digits] of FIGURES)
    addRow(
      label,
      visited.map(({ loads }) => median(loads.map((one) => one[name]))),
      digits,
    );
  const clicks = Number(values.clicks);
  const navigation: number[] = [];
  for (const { site, slowdown } of visited) {
    const { page } = await openPage(browser, slowdown);
    navigation.push(median(await clickToHeading(page, site, clicks)));
    await page.context().close();
  }
  addRow('click to new heading, ms', navigation, 0);
  const columns = [...sites.map(({ name }) => name), ...(sites.length > 1 ? ['ratio'] : [])];
  const header = ['', ...columns.flatMap((name) => [name, `${name}, slow`])];
  const where = sites.map(({ origin, pages: [first] }) => origin + first).join(', ');
  console.log(
    `${where}, medians of ${runs} visits and ${clicks} clicks; ` +
      `slow: processor ${SLOW_CPU} times slower, slow 4G\n\n${formatTable(header, rows)}`,
  );
}

/** Returns a table row that shows how busy the main thread is on a page. */
async function leaveAlone(browser: Browser, { origin }: VisitedSite, page: string): Promise<string[]> {
  const visits = await repeat(Number(values.visits), () => traceVisit(browser, origin + page, SLOW_CPU));
  const { longest, where } = visits.reduce((worst, one) => (one.longest > worst.longest ? one : worst));
  const parts = where.slice(0, MOST).map(([event, duration]) => `${event} ${figure(duration)}`);
  return [
    page,
    figure(longest),
    figure(visits.reduce((most, { blocked }) => Math.max(most, blocked), 0)),
    parts.join(', '),
  ];
}

async function repeat<T>(times: number, run: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let count = 0; count < times; count++) results.push(await run());
  return results;
}

async function openPage(target: Browser, slowdown: number): Promise<{ page: Page; session: CDPSession }> {
  const context = await target.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session };
}

/** One page load with an empty browser cache. */
async function load(
  target: Browser,
  { origin, pages: [first] }: VisitedSite,
  slowdown: number,
): Promise<Load> {
  const { page, session } = await openPage(target, slowdown);
  await session.send('Network.enable');
  if (slowdown > 1) await session.send('Network.emulateNetworkConditions', NETWORK);
  const traffic = { requests: 0, bytes: 0, loaded: false };
  session.on('Network.requestWillBeSent', () => {
    if (!traffic.loaded) traffic.requests += 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    if (!traffic.loaded) traffic.bytes += encodedDataLength;
  });
  page.once('load', () => {
    traffic.loaded = true;
  });
  await page.goto(origin + first, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  const measured = await page.evaluate(readVitals, { longTask: LONG_TASK_MS, quiet: QUIET_MS });
  await page.context().close();
  return { ...measured, requests: traffic.requests, bytes: traffic.bytes / 1000 };
}

/** Runs in the page. */
async function readVitals({ longTask, quiet }: { longTask: number; quiet: number }) {
  const entries = (type: string): Promise<PerformanceEntry[]> =>
    new Promise((resolve) => {
      const allEntries: PerformanceEntry[] = [];
      const observer = new PerformanceObserver((list) => allEntries.push(...list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(() => resolve(allEntries), quiet);
    });
  const [paints, tasks, shifts] = await Promise.all([
    entries('largest-contentful-paint'),
    entries('longtask'),
    entries('layout-shift'),
  ]);
  const [firstPaint] = performance.getEntriesByName('first-contentful-paint');
  const long = tasks.filter(({ startTime }) => startTime >= (firstPaint?.startTime ?? 0));
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return {
    largestPaint: paints.at(-1)?.startTime ?? Number.NaN,
    blocked: long.reduce((sum, { duration }) => sum + duration - longTask, 0),
    longest: tasks.reduce((most, { duration }) => Math.max(most, duration), 0),
    shift: shifts.reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
    loaded: document?.loadEventStart ?? Number.NaN,
  };
}
