/** `npm run bench -- search`. See `USAGE`. */
import path from 'node:path';
import { readCommandLine } from '../src/node/base/commandLine.ts';
import type { SearchIndex } from '../src/search/engine/searchIndex.ts';
import type { SearchRecord } from '../src/search/records.ts';
import { measureBrowser } from './search/browser.ts';
import {
  buildIndex,
  findAnswers,
  findLostTexts,
  loadSearchableSite,
  MIN_SHARES,
  type Miss,
  measureRelevance,
  type QueryFile,
  type Relevance,
  readQueries,
} from './search/relevance.ts';
import { hostileSite, measureSpeed, slowestHostile } from './search/speed.ts';
import { formatTable } from './table.ts';

const USAGE = `Usage: npm run bench -- search [--dist dist] [--check | --browser [--lang en]]
Measures the relevance and speed of search.
  --check    only measure relevance, and exit with 1 if too few queries find their page
  --browser  measure the time to painted results in a browser with a slow CPU and network, and the memory used`;

/** Number of queries typed in the browser. */
const BROWSER_QUERIES = 12;
const LANGUAGES = ['en', 'zh'];
const TITLES: Record<QueryFile, string> = { queries: 'queries', setAside: 'set aside', unseen: 'unseen' };
/** Number of failed queries to list with their results. */
const MAX_WORST = 10;

/** Returns a dash for queries without expectations. */
const percent = (share: number) => (Number.isNaN(share) ? '–' : `${(share * 100).toFixed(1)} %`);
const milliseconds = (value: number) => `${value.toFixed(1)} ms`;

function describe({ query, expected, found }: Miss): string {
  return `  ${query}\n    wanted ${expected.join(' or ')}\n    found  ${found.join(', ') || 'nothing'}`;
}

/** Prints how well the queries of a language find their pages. Returns whether the minimum is reached. */
function printRelevance(lang: string, index: SearchIndex): boolean {
  let isGood = true;
  for (const file of Object.keys(TITLES) as QueryFile[]) {
    const answers = findAnswers(index, readQueries(lang, file));
    const all = measureRelevance(answers);
    const rows = [...new Set(answers.map(({ kind }) => kind))].map((kind): [string, Relevance] => [
      kind,
      measureRelevance(answers.filter((answer) => answer.kind === kind)),
    ]);
    const { first, firstThree } = MIN_SHARES[file];
    isGood &&= all.first >= first && all.firstThree >= firstThree;
    const title = `${lang}, ${TITLES[file]}`;
    console.log(`\n${title} (at least ${percent(first)} and ${percent(firstThree)})\n`);
    console.log(
      formatTable(
        ['', 'queries', 'page first', 'among three', 'MRR', 'section first'],
        [...rows, ['all', all] as const].map(([kind, measured]) => [
          kind,
          String(measured.queries),
          percent(measured.first),
          percent(measured.firstThree),
          measured.mrr.toFixed(3),
          percent(measured.sections),
        ]),
      ),
    );
    // the held-out queries aren't listed, so that nobody tunes search to them
    const worst = file === 'queries' ? all.misses.slice(0, MAX_WORST) : [];
    if (worst.length > 0) console.log(`\nWorst queries:\n${worst.map(describe).join('\n')}`);
  }
  return isGood;
}

/** Returns the titles of pages from all over the site. */
function someQueries(records: readonly SearchRecord[]): string[] {
  const step = Math.max(1, Math.floor(records.length / BROWSER_QUERIES));
  return records.filter((_, index) => index % step === 1 % step).map(({ title }) => title);
}

async function printBrowser(dist: string, lang: string): Promise<void> {
  const { records } = loadSearchableSite(dist, lang);
  const page = lang === LANGUAGES[0] ? '/' : `/${lang}/`;
  const queries = someQueries(records).slice(0, BROWSER_QUERIES);
  const figures = await measureBrowser({ dist, page, locale: lang, queries });
  const rows = [
    ['last key to painted results, without the pause, median', milliseconds(figures.median)],
    ['the slowest', milliseconds(figures.slowest)],
    ['longest task of the page (0: none over 50 ms)', milliseconds(figures.longestTask)],
    ['click to panel, at 4x CPU', milliseconds(figures.panelAhead)],
    ['panel to first results, with the pause, at 4x CPU', milliseconds(figures.firstAhead)],
    ['click to first results, nothing loaded', milliseconds(figures.first)],
    ['nothing loaded, at 4x CPU', milliseconds(figures.firstSlowCpu)],
    ['the code loaded, the index not, at 4x CPU', milliseconds(figures.firstPointed)],
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
  let isGood = true;
  const sites = LANGUAGES.map((lang) => ({ lang, ...loadSearchableSite(dist, lang) }));
  for (const site of sites) {
    const index = buildIndex(site);
    isGood = printRelevance(site.lang, index) && isGood;
    const notFound = findLostTexts(index, site.records);
    if (notFound.length > 0)
      console.log(`\nTitles and headings that do not find their page: ${notFound.join(', ')}`);
    isGood &&= notFound.length === 0;
  }
  if (values.check) {
    if (!isGood) process.exitCode = 1;
    return;
  }
  const speeds = sites.map((site) => {
    const { build, median, slow, bytes } = measureSpeed(site, site.lang);
    return [site.lang, milliseconds(build), milliseconds(median), milliseconds(slow), String(bytes)];
  });
  console.log('\nSpeed of the engine in this process, after warm-up\n');
  console.log(
    formatTable(['', 'index made in', 'query, median', 'query, 95%', 'bytes a page, brotli'], speeds),
  );
  const hostile = [...sites, { lang: 'hostile index', ...hostileSite() }];
  const slowest = hostile.map((site) => {
    const { query, milliseconds: time } = slowestHostile(site);
    return [site.lang, milliseconds(time), query];
  });
  const ordinary = slowestHostile(hostileSite(), { test: 'test', mock: 'mock', both: 'test mock' });
  slowest.push(['hostile index, ordinary queries', milliseconds(ordinary.milliseconds), ordinary.query]);
  console.log('\nSlowest of hostile queries\n');
  console.log(formatTable(['', 'time', 'query'], slowest));
}

await main();
