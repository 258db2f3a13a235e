/** `npm run bench -- build`. See `USAGE`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCommandLine } from '../src/node/base/commandLine.ts';
import { type CommandFigures, measureCommand } from './command.ts';
import { compileSeconds } from './compileSeconds.ts';
import { middleRoute } from './corpus/corpus.ts';
import { packagedEngine } from './engines/docsSiteEngine.ts';
import { deleteCache, type Engine, writeSite } from './engines/engine.ts';
import { folderSize } from './files.ts';
import { median } from './median.ts';
import peers from './peers.json' with { type: 'json' };
import { findPeer } from './peers.ts';
import { CAN_MEASURE_MEMORY } from './processTree.ts';
import { figure, formatTable, ratios } from './table.ts';
import { inTemporaryFolder } from './temporaryFolder.ts';

interface Figures {
  name: string;
  /** Seconds: with an empty cache, with no changes, and after an edit of one page. */
  cold: number | null;
  warm: number | null;
  edit: number | null;
  /** Peak of all three builds, in megabytes (millions of bytes). */
  peakMb: number | null;
  /** Size of the built site, in megabytes (millions of bytes). */
  distMb: number | null;
}

const HEADER = ['', 'cold s', 'warm s', 'one edit s', 'peak MB', 'dist MB'];
const RECORDED: Record<string, Figures[]> = peers.builds;

const USAGE = `Usage: npm run bench -- build [--peer vitepress|rspress|starlight] [--runs 5] [--large] [--pages 300]
Measures build time and memory of the packaged engine, next to figures of other engines that were recorded on another
machine. Never fails.
  --peer   install another engine, build the same pages with both in turns, and compare the figures
  --runs   number of runs; the medians are shown (default: 1, or 5 with --peer)
  --large  also build 5,000 pages
  --pages  only build this number of pages`;

const { values } = readCommandLine(USAGE, {
  peer: { type: 'string' },
  runs: { type: 'string' },
  large: { type: 'boolean' },
  pages: { type: 'string' },
});
const counts = values.pages ? [Number(values.pages)] : [120, 1000, ...(values.large ? [5000] : [])];
const peer = findPeer(values.peer, USAGE);
const runs = Number(values.runs ?? (peer ? 5 : 1));
const engines = [await packagedEngine(), ...(peer ? [peer] : [])];

for (const pages of counts) {
  const { figures, compiling } = await inTemporaryFolder((folder) => measureAll(folder, pages));
  const rows = [...figures, ...(peer ? [] : (RECORDED[pages] ?? []))].map(row);
  const [ours, theirs] = figures.map(figureValues);
  if (ours && theirs) rows.push(['ratio', ...ratios(ours, theirs)]);
  const medians = runs === 1 ? '' : `, medians of ${runs}`;
  console.log(`\n${pages.toLocaleString('en')} pages${medians}\n\n${formatTable(HEADER, rows)}`);
  const cold = `our cold build takes ${figure(figures[0]?.cold, 1)} s`;
  console.log(`\nOne warm thread compiles these pages in ${figure(compiling, 1)} s; ${cold}.`);
}
if (!peer) console.log(`\nThe others: ${peers.note}`);
if (!CAN_MEASURE_MEMORY) console.log('Memory: not measured, this system has no /proc.');

/**
 * Measures the engines in turns, so that background load affects them equally.
 *
 * @returns the median of each, and the median of {@link compileSeconds}
 */
async function measureAll(folder: string, pages: number): Promise<{ figures: Figures[]; compiling: number }> {
  const sites = engines.map((engine, index) => {
    const site = path.join(folder, String(index));
    writeSite(engine, site, { pages });
    return { engine, site, figures: [] as Figures[] };
  });
  const compiling: number[] = [];
  for (let run = 0; run < runs; run++) {
    for (const { engine, site, figures } of sites) figures.push(await measure(engine, site, pages));
    compiling.push(await inTemporaryFolder((empty) => compileSeconds(empty, pages)));
  }
  return { figures: sites.map(({ figures }) => medianFigures(figures)), compiling: median(compiling) };
}

async function measure(engine: Engine, site: string, pages: number): Promise<Figures> {
  const build = () => measureCommand(site, engine.build);
  deleteCache(engine, site);
  const cold = await build();
  const warm = await build();
  const file = path.join(site, engine.file('en', middleRoute(pages)));
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `${text}\nOne more paragraph, written a moment ago.\n`);
  const edit = await build();
  writeFileSync(file, text);
  return {
    name: engine.name,
    cold: cold.seconds,
    warm: warm.seconds,
    edit: edit.seconds,
    peakMb: highestPeak([cold, warm, edit]),
    distMb: folderSize(path.join(site, engine.output)) / 1e6,
  };
}

function highestPeak(builds: readonly CommandFigures[]): number | null {
  const peaks = builds.flatMap(({ peakBytes }) => peakBytes ?? []);
  return peaks.length === 0 ? null : Math.max(...peaks) / 1e6;
}

/** Returns the median of each figure. */
function medianFigures(all: readonly Figures[]): Figures {
  const middle = (name: Exclude<keyof Figures, 'name'>) => {
    const numbers = all.flatMap((figures) => figures[name] ?? []);
    return numbers.length === 0 ? null : median(numbers);
  };
  return {
    name: all[0]?.name ?? '',
    cold: middle('cold'),
    warm: middle('warm'),
    edit: middle('edit'),
    peakMb: middle('peakMb'),
    distMb: middle('distMb'),
  };
}

function figureValues({ cold, warm, edit, peakMb, distMb }: Figures): (number | null)[] {
  return [cold, warm, edit, peakMb, distMb];
}

function row({ name, cold, warm, edit, peakMb, distMb }: Figures): string[] {
  return [name, figure(cold, 1), figure(warm, 1), figure(edit, 1), figure(peakMb), figure(distMb, 1)];
}
