/** `npm run bench:search`. See `USAGE`. */
import path from 'node:path';
import { readCommandLine } from '../src/node/base/commandLine.ts';
import type { SearchRecord } from '../src/search/records.ts';
import { measureBrowser } from './search/browser.ts';
import { LEAST, loadRecords, type Miss, measureRelevance, type Relevance } from './search/relevance.ts';
import { hostileRecords, measureSpeed, slowestHostile } from './search/speed.ts';
import { formatTable } from './table.ts';

const USAGE = `Usage: npm run bench:search -- [--dist dist] [--check | --browser [--lang en]]
Relevance and speed of search.
  --check    ends with 1 if too few queries find their page, and measures no speed
  --browser  how soon results are painted in a browser with a slow CPU and a slow network, and the memory used`;

/** Number of queries typed in the browser. */
const BROWSER_QUERIES = 12;
const LANGUAGES = ['en', 'zh'];

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const milliseconds = (value: number) => `${value.toFixed(1)} ms`;

function isGood({ first, firstThree, lost }: Relevance): boolean {
  return first >= LEAST.first && firstThree >= LEAST.firstThree && lost.length === 0;
}

function describe({ query, expected, found }: Miss): string {
  return `  ${query}\n    wanted ${expected.join(' or ')}\n    found  ${found.join(', ') || 'nothing'}`;
}

/** Titles of pages from all over the site. */
function someQueries(records: readonly SearchRecord[]): string[] {
  const step = Math.max(1, Math.floor(records.length / BROWSER_QUERIES));
  return records.filter((_, place) => place % step === 1 % step).map(({ title }) => title);
}

async function printBrowser(dist: string, lang: string): Promise<void> {
  const records = loadRecords(dist, lang);
  const page = lang === LANGUAGES[0] ? '/' : `/${lang}/`;
  const queries = someQueries(records).slice(0, BROWSER_QUERIES);
  const figures = await measureBrowser({ dist, page, locale: lang, queries });
  const rows = [
    ['last key to painted results, without the pause, median', milliseconds(figures.median)],
    ['the slowest', milliseconds(figures.slowest)],
    ['longest task of the page (0: none of 50 ms)', milliseconds(figures.longestTask)],
    ['opening to first results, nothing loaded, with the pause', milliseconds(figures.first)],
    ['the same at 4x CPU', milliseconds(figures.firstSlowCpu)],
    ['the same at 4x CPU, the code loaded, the index not', milliseconds(figures.firstPointed)],
    ['nothing loaded, at 10 Mbit/s', milliseconds(figures.firstSlowLink)],
    ['memory of the worker', `${(figures.memory / 1e6).toFixed(0)} MB`],
  ];
  console.log(formatTable([`In a browser, ${records.length} pages, ${lang}`, ''], rows));
}

async function main(): Promise<void> {
  const { values } = readCommandLine(USAGE, {
    dist: { type: 'string' },
    check: { type: 'boolean' },
    browser: { type: 'boolean' },
    lang: { type: 'string', default: 'en' },
  });
  const dist = path.resolve(values.dist ?? path.join(import.meta.dirname, '../dist'));
  if (values.browser) return printBrowser(dist, values.lang);
  const measured = LANGUAGES.map((lang) => {
    const records = loadRecords(dist, lang);
    return { lang, records, relevance: measureRelevance(records, lang) };
  });
  const rows = measured.map(({ lang, records, relevance: { queries, first, firstThree, lost } }) => [
    lang,
    String(records.length),
    String(queries),
    percent(first),
    percent(firstThree),
    String(lost.length),
  ]);
  const head = ['', 'pages', 'queries', 'page comes first', 'among three', 'titles and headings not found'];
  console.log(`Relevance (at least ${percent(LEAST.first)} and ${percent(LEAST.firstThree)})\n`);
  console.log(formatTable(head, rows));
  for (const { lang, relevance } of measured) {
    const { misses, lost } = relevance;
    if (misses.length > 0) console.log(`\nNot first, ${lang}:\n${misses.map(describe).join('\n')}`);
    if (lost.length > 0)
      console.log(`\nNot among the first three, ${lang}:\n${lost.map(describe).join('\n')}`);
  }
  if (values.check) {
    if (!measured.every(({ relevance }) => isGood(relevance))) process.exitCode = 1;
    return;
  }
  const speeds = measured.map(({ lang, records }) => {
    const { build, median, slow, bytes } = measureSpeed(records, lang);
    return [lang, milliseconds(build), milliseconds(median), milliseconds(slow), String(bytes)];
  });
  console.log('\nSpeed of the engine in this process, after the code is warm\n');
  console.log(
    formatTable(['', 'index made in', 'query, median', 'query, 95 %', 'bytes a page, brotli'], speeds),
  );
  const hostile = [...measured, { lang: 'hostile index', records: hostileRecords() }];
  const slowest = hostile.map(({ lang, records }) => {
    const { query, milliseconds: time } = slowestHostile(records);
    return [lang, milliseconds(time), query];
  });
  const ordinary = slowestHostile(hostileRecords(), { test: 'test', mock: 'mock', both: 'test mock' });
  slowest.push(['hostile index, ordinary queries', milliseconds(ordinary.milliseconds), ordinary.query]);
  console.log('\nSlowest of hostile queries\n');
  console.log(formatTable(['', 'time', 'query'], slowest));
}

await main();
