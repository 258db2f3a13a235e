/** `npm run bench -- dev`. See `USAGE`. */
import type { ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { chromium, type Page, type Response } from '@playwright/test';
import { freePort } from '../e2e/support/freePort.ts';
import { readCommandLine } from '../src/node/base/commandLine.ts';
import { findChromium } from '../tools/browser/chromium.ts';
import { startCommand } from './command.ts';
import { middleRoute } from './corpus/corpus.ts';
import { packagedEngine } from './engines/docsSiteEngine.ts';
import { deleteCache, type Engine, writeSite } from './engines/engine.ts';
import { median } from './median.ts';
import peers from './peers.json' with { type: 'json' };
import { findPeer } from './peers.ts';
import { figure, formatTable, ratios } from './table.ts';
import { inTemporaryFolder } from './temporaryFolder.ts';

const EDITS = 9;
/** Pause between edits, so that they are handled separately, in milliseconds. */
const PAUSE_MS = 400;
/** Interval of checking whether the server is listening, in milliseconds. */
const RETRY_MS = 20;
/** Timeout for the server, a page or an edit, in milliseconds. */
const TIMEOUT_MS = 120_000;

const HEADER = ['', 'first page s', 'next start s', 'edit ms', 'slowest ms'];
const RECORDED: Record<string, { name: string; start: number; editMs: number }[]> = peers.dev;

const USAGE = `Usage: npm run bench -- dev [--peer vitepress|rspress|starlight] [--runs 5] [--pages 1000]
Measures how soon the dev server of the packaged engine shows a page, and how soon an edit is visible in the open page, next
to figures of other engines that were recorded on another machine. Never fails.
  --peer  install another engine, measure the same pages with both in turns, and compare the figures
  --runs  number of runs; the medians are shown (default: 1, or 5 with --peer)`;

const { values } = readCommandLine(USAGE, {
  peer: { type: 'string' },
  runs: { type: 'string' },
  pages: { type: 'string', default: '1000' },
});
const pages = Number(values.pages);
const peer = findPeer(values.peer, USAGE);
const runs = Number(values.runs ?? (peer ? 5 : 1));
const engines = [await packagedEngine(), ...(peer ? [peer] : [])];

await inTemporaryFolder(async (folder) => {
  const sites = engines.map((engine, index) => {
    const site = path.join(folder, String(index));
    writeSite(engine, site, { pages });
    return { engine, site, first: [] as number[], next: [] as number[], edits: [] as number[] };
  });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    // the measuring code below must run regardless of the site's Content Security Policy
    const page = await browser.newPage({ bypassCSP: true });
    page.setDefaultTimeout(TIMEOUT_MS);
    await page.addInitScript(watchHeading);
    const route = middleRoute(pages);
    for (let run = 0; run < runs; run++)
      for (const { engine, site, first, next, edits } of sites) {
        deleteCache(engine, site);
        first.push(await withServer(engine, site, (server) => firstPaint(page, server, route)));
        await withServer(engine, site, async (server) => {
          next.push(await firstPaint(page, server, route));
          await page.waitForLoadState('networkidle');
          const file = path.join(site, engine.file('en', route));
          for (let index = 0; index < EDITS; index++)
            edits.push(await editMs(page, file, `Edit number ${run * EDITS + index}.`));
        });
      }
  } finally {
    await browser.close();
  }
  const numbers = sites.map(({ first, next, edits }) => [
    median(first),
    median(next),
    median(edits),
    Math.max(...edits),
  ]);
  const rows = numbers.map((result, index) => [
    engines[index]?.name ?? '',
    ...result.map((number, column) => figure(number, column < 2 ? 1 : 0)),
  ]);
  const [ours, theirs] = numbers;
  if (ours && theirs) rows.push(['ratio', ...ratios(ours, theirs)]);
  const recorded = (RECORDED[pages] ?? []).map(({ name, start, editMs: ms }) => [
    name,
    figure(start, 1),
    '–',
    figure(ms),
    '–',
  ]);
  const medians = `medians of ${runs} ${runs === 1 ? 'start' : 'starts'} and ${runs * EDITS} edits`;
  console.log(`Dev server, ${pages.toLocaleString('en')} pages, ${medians}\n`);
  console.log(formatTable(HEADER, peer ? rows : [...rows, ...recorded]));
  if (!peer) console.log(`\nThe others: ${peers.note}`);
});

interface Server {
  url: string;
  /** Start time, in milliseconds since the epoch. */
  startedAt: number;
  child: ChildProcess;
  output: () => string;
}

async function withServer<T>(engine: Engine, site: string, run: (server: Server) => Promise<T>): Promise<T> {
  const port = await freePort();
  const startedAt = Date.now();
  const { child, output } = startCommand(site, engine.dev(port));
  const closed = new Promise((resolve) => child.once('close', resolve));
  try {
    return await run({ url: `http://127.0.0.1:${port}`, startedAt, child, output });
  } finally {
    child.kill();
    await closed;
  }
}

/**
 * Opens a page as soon as the server responds. Returns the seconds from the server's start until its heading is
 * painted.
 */
async function firstPaint(
  page: Page,
  { url, startedAt, child, output }: Server,
  route: string,
): Promise<number> {
  const response = await firstResponse(page, url + route, () => {
    if (child.exitCode !== null) throw new Error(`The dev server exited unexpectedly:\n${output()}`);
    if (Date.now() - startedAt > TIMEOUT_MS) throw new Error(`The dev server does not respond:\n${output()}`);
  });
  if (response?.status() !== 200)
    throw new Error(`${route} returned status ${response?.status()}:\n${output()}`);
  // polled, because some servers reload the page after discovering dependencies
  await page.waitForFunction(() => (window as Watched).paintedAt !== undefined);
  const paintedAt = await page.evaluate(() => (window as Watched).paintedAt ?? Number.NaN);
  return (paintedAt - startedAt) / 1000;
}

type Watched = typeof window & { paintedAt?: number };

/** Runs in the page: some servers send a page without its article, which scripts then show. */
function watchHeading(): void {
  const look = () => {
    if (!document.querySelector('h1')) requestAnimationFrame(look);
    else
      setTimeout(() => {
        (window as Watched).paintedAt = Date.now();
      });
  };
  requestAnimationFrame(look);
}

/** Milliseconds from saving a page until its new text is in a rendered frame of the open page. */
async function editMs(page: Page, file: string, text: string): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  await page.evaluate(`void (window.seen = new Promise((resolve) => {
    const look = () => document.querySelector('main, article')?.textContent.includes(${JSON.stringify(text)});
    new MutationObserver((_, observer) => {
      if (!look()) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(Date.now()));
    }).observe(document.documentElement, { subtree: true, childList: true, characterData: true });
  }))`);
  const source = readFileSync(file, 'utf8').replace(/\n*(?:Edit number \d+\.\n)?$/, '');
  const savedAt = Date.now();
  writeFileSync(file, `${source}\n\n${text}\n`);
  return (await page.evaluate<number>('window.seen')) - savedAt;
}

/**
 * Opens a page as soon as the port is open, and again if the server wasn't ready, because some servers try the port
 * before they use it.
 *
 * @param check throws when retrying is pointless
 */
async function firstResponse(page: Page, url: string, check: () => void): Promise<Response | null> {
  for (;;) {
    check();
    if (await listens(Number(new URL(url).port))) {
      try {
        return await page.goto(url, { waitUntil: 'commit' });
      } catch (error) {
        if (!/ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET/.test(String(error))) throw error;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

async function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
