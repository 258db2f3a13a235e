/** `npm run bench:dev`. See `USAGE`. */
import type { ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { chromium, type Page, type Response } from '@playwright/test';
import { freePort } from '../e2e/support/freePort.ts';
import { readCommandLine } from '../src/node/base/commandLine.ts';
import { findChromium } from '../tools/browser/chromium.ts';
import { corpusFile, middleRoute, writeCorpus } from './corpus.ts';
import peers from './peers.json' with { type: 'json' };
import { startRsbuild } from './rsbuild.ts';
import { figure, formatTable } from './table.ts';
import { inTemporaryFolder } from './temporaryFolder.ts';

const EDITS = 9;
/** Pause between edits, so that they are handled separately, in milliseconds. */
const PAUSE_MS = 400;
/** Interval of checking whether the server is listening, in milliseconds. */
const RETRY_MS = 20;
/** Timeout for the server, a page or an edit, in milliseconds. */
const TIMEOUT_MS = 120_000;

const HEADER = ['', 'first page s', 'next start s', 'edit ms', 'slowest ms'];
const PEERS: Record<string, { name: string; start: number; editMs: number }[]> = peers.dev;

const USAGE = `Usage: npm run bench:dev -- [--pages 1000]
How soon the dev server shows a page, and how soon an edit shows in the open page, compared with other engines;
figures only, nothing fails.`;

const { values } = readCommandLine(USAGE, { pages: { type: 'string', default: '1000' } });
const pages = Number(values.pages);

await inTemporaryFolder(async (folder) => {
  writeCorpus(folder, { pages });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const route = middleRoute(pages);
    // the measuring code below must run regardless of the site's Content Security Policy
    const page = await browser.newPage({ bypassCSP: true });
    page.setDefaultTimeout(TIMEOUT_MS);
    const first = await withServer(folder, (server) => firstPaint(page, server, route));
    const edits: number[] = [];
    const second = await withServer(folder, async (server) => {
      const painted = await firstPaint(page, server, route);
      await page.waitForLoadState('networkidle');
      const file = path.join(folder, corpusFile('en', route));
      for (let index = 0; index < EDITS; index++)
        edits.push(await editMs(page, file, `Edit number ${index}.`));
      return painted;
    });
    edits.sort((a, b) => a - b);
    const ours = [
      figure(first, 1),
      figure(second, 1),
      figure(edits[Math.floor(EDITS / 2)]),
      figure(edits.at(-1)),
    ];
    const others = (PEERS[pages] ?? []).map(({ name, start, editMs: ms }) => [
      name,
      figure(start, 1),
      '–',
      figure(ms),
      '–',
    ]);
    console.log(`Dev server, ${pages.toLocaleString('en')} pages; edit: the median of ${EDITS}\n`);
    console.log(formatTable(HEADER, [['this engine', ...ours], ...others]));
    console.log(`\nThe others: ${peers.note}`);
  } finally {
    await browser.close();
  }
});

interface Server {
  url: string;
  /** Start time, in milliseconds since the epoch. */
  startedAt: number;
  child: ChildProcess;
  output: () => string;
}

async function withServer<T>(folder: string, run: (server: Server) => Promise<T>): Promise<T> {
  const port = await freePort();
  const startedAt = Date.now();
  const { child, output } = startRsbuild(folder, ['dev', '--port', String(port), '--host', '127.0.0.1']);
  const closed = new Promise((resolve) => child.once('close', resolve));
  try {
    return await run({ url: `http://127.0.0.1:${port}`, startedAt, child, output });
  } finally {
    child.kill();
    await closed;
  }
}

/** Opens a page as soon as the server responds. Returns the seconds from the server's start to the first paint. */
async function firstPaint(
  page: Page,
  { url, startedAt, child, output }: Server,
  route: string,
): Promise<number> {
  const response = await firstResponse(page, url + route, () => {
    if (child.exitCode !== null) throw new Error(`rsbuild dev ended by itself:\n${output()}`);
    if (Date.now() - startedAt > TIMEOUT_MS) throw new Error(`rsbuild dev does not answer:\n${output()}`);
  });
  if (response?.status() !== 200) throw new Error(`${route} answers ${response?.status()}:\n${output()}`);
  const paintedAt = await page.evaluate<number>(`new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      for (const { name, startTime } of list.getEntries()) {
        if (name !== 'first-contentful-paint') continue;
        observer.disconnect();
        resolve(performance.timeOrigin + startTime);
      }
    }).observe({ type: 'paint', buffered: true });
  })`);
  return (paintedAt - startedAt) / 1000;
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
 * Opens a page as soon as something listens, and again if that was not the server yet: Rsbuild tries the port out before
 * it uses it.
 *
 * @param check throws when there is no point in trying any longer
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
