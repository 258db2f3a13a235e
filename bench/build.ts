/** `npm run bench:build`. See `USAGE`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCommandLine } from '../src/node/base/commandLine.ts';
import { corpusFile, middleRoute, writeCorpus } from './corpus.ts';
import peers from './peers.json' with { type: 'json' };
import { CAN_MEASURE_MEMORY } from './processTree.ts';
import { type BuildFigures, build, deleteCache, folderSize } from './rsbuild.ts';
import { figure, formatTable } from './table.ts';
import { inTemporaryFolder } from './temporaryFolder.ts';

interface Figures {
  name: string;
  /** Seconds: with an empty cache, with no changes, and after an edit of one page. */
  cold: number | null;
  warm: number | null;
  edit: number | null;
  /** Peak of all three builds, in megabytes (millions of bytes). */
  peakMb: number | null;
  /** Size of the finished site, in megabytes (millions of bytes). */
  distMb: number | null;
}

const HEADER = ['', 'cold s', 'warm s', 'one edit s', 'peak MB', 'dist MB'];
const PEERS: Record<string, Figures[]> = peers.builds;

const USAGE = `Usage: npm run bench:build -- [--large] [--pages 300]
Build times and memory use, compared with other engines; figures only, nothing fails.
  --large  5,000 pages, too
  --pages  only that many`;

const { values } = readCommandLine(USAGE, { large: { type: 'boolean' }, pages: { type: 'string' } });
const counts = values.pages ? [Number(values.pages)] : [120, 1000, ...(values.large ? [5000] : [])];

for (const pages of counts) {
  const ours = await inTemporaryFolder((folder) => measure(folder, pages));
  const rows = [ours, ...(PEERS[pages] ?? [])].map(row);
  console.log(`\n${pages.toLocaleString('en')} pages\n\n${formatTable(HEADER, rows)}`);
}
console.log(`\nThe others: ${peers.note}`);
if (!CAN_MEASURE_MEMORY) console.log('Our memory: not measured, this system has no /proc.');

async function measure(folder: string, pages: number): Promise<Figures> {
  writeCorpus(folder, { pages });
  deleteCache(folder);
  const cold = await build(folder);
  const warm = await build(folder);
  editPage(path.join(folder, corpusFile('en', middleRoute(pages))));
  const edit = await build(folder);
  return {
    name: 'this engine',
    cold: cold.seconds,
    warm: warm.seconds,
    edit: edit.seconds,
    peakMb: highestPeak([cold, warm, edit]),
    distMb: folderSize(path.join(folder, 'dist')) / 1e6,
  };
}

/** Appends a paragraph, like a writer's edit. */
function editPage(file: string): void {
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nOne more paragraph, written a moment ago.\n`);
}

function highestPeak(builds: readonly BuildFigures[]): number | null {
  const peaks = builds.flatMap(({ peakBytes }) => peakBytes ?? []);
  return peaks.length === 0 ? null : Math.max(...peaks) / 1e6;
}

function row({ name, cold, warm, edit, peakMb, distMb }: Figures): string[] {
  return [name, figure(cold, 1), figure(warm, 1), figure(edit, 1), figure(peakMb), figure(distMb, 1)];
}
