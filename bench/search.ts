/**
 * `npm run bench:search`: how well and how fast search finds, on the site in `dist`; `-- --dist folder` measures
 * another. With `-- --check`, ends with 1 when too few queries find their page; how fast they do is never checked.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LEAST, loadRecords, type Miss, measureRelevance, type Relevance } from './search/relevance.ts';
import { measureSpeed } from './search/speed.ts';
import { formatTable } from './table.ts';

const LANGUAGES = ['en', 'zh'];

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const milliseconds = (value: number) => `${value.toFixed(1)} ms`;

function isGood({ first, firstThree, lost }: Relevance): boolean {
  return first >= LEAST.first && firstThree >= LEAST.firstThree && lost.length === 0;
}

function describe({ query, expected, found }: Miss): string {
  return `  ${query}\n    wanted ${expected.join(' or ')}\n    found  ${found.join(', ') || 'nothing'}`;
}

function main(): void {
  const { values } = parseArgs({ options: { dist: { type: 'string' }, check: { type: 'boolean' } } });
  const dist = path.resolve(values.dist ?? path.join(import.meta.dirname, '../dist'));
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
}

main();
