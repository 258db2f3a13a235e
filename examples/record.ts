/** `npm run examples:check`, and a part of `npm run docs:record`. See `USAGE`. */
import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readCommandLine } from '../src/node/base/commandLine.ts';
import { type Run, runs } from './runs.ts';

const USAGE = `Usage: npm run examples:check
Runs the projects of examples/ with the installed test framework, and compares the terminal output, except durations, with
examples/recordings/. Exits with 1 if a recording is out of date.`;

const folder = import.meta.dirname;
const recordings = path.join(folder, 'recordings');
/** The package of each runner. */
const packages = { rstest: '@rstest/core', jest: 'jest', vitest: 'vitest' };

/** The program of a runner, as the project finds it: its workspace may have another version than the root. */
function programOf(runner: keyof typeof packages, cwd: string): string {
  const manifest = createRequire(path.join(cwd, 'package.json')).resolve(`${packages[runner]}/package.json`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return path.join(path.dirname(manifest), typeof bin === 'string' ? bin : bin[runner]);
}

/** What the terminal shows: the command as one would type it, and all that it prints, in the order it is printed. */
function record({ name, project, runner = 'rstest', args, passes }: Run): string {
  const cwd = path.join(folder, project);
  const scratch = mkdtempSync(path.join(tmpdir(), 'record-'));
  const file = path.join(scratch, 'output');
  const output = openSync(file, 'w');
  // one file for both streams, so that neither overtakes the other; nothing of this terminal's own
  const { PATH, HOME } = process.env;
  const { status } = spawnSync(process.execPath, [programOf(runner, cwd), ...args], {
    cwd,
    env: { ...(PATH ? { PATH } : {}), ...(HOME ? { HOME } : {}), FORCE_COLOR: '1' },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const text = readFileSync(file, 'utf8')
    .replaceAll(cwd, `~/${path.basename(cwd)}`)
    .replace(ADVICE, '');
  rmSync(scratch, { recursive: true });
  if ((status === 0) !== passes) throw new Error(`"${name}" exited with ${status}:\n${text}`);
  return `$ ${['npx', runner, ...args].join(' ')}\n${text.trimEnd()}\n`;
}

/** What Vitest advises after the durations: it depends on how fast the machine was. */
const ADVICE = /(?<=^.* {3}Duration .*\n)[\s\S]*/m;
/** Lines of Vitest that are about nothing but time, and the estimate of Jest. */
const TIMES = /^ +(?:Start at|Duration) .*$|, estimated.*$/gm;

/** What must be the same in every run: not how long it took, nor which file was ready first. */
export function comparable(recording: string): string {
  return stripVTControlCharacters(recording)
    .replace(TIMES, '')
    .replace(/ ?\(?\b\d+(?:\.\d+)? ?m?s\b\)?/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.trimEnd())
    .sort()
    .join('\n');
}

const fileOf = ({ name }: Run) => path.join(recordings, `${name}.ansi`);

/** Keeps what the terminal shows, colours included, in `recordings/`; times and the order of lines alone change nothing. */
export function recordExamples(): void {
  for (const [index, run] of runs.entries()) {
    process.stdout.write(`${index + 1}/${runs.length} examples: ${run.name} … `);
    const [file, now] = [fileOf(run), record(run)];
    const isSame = existsSync(file) && comparable(readFileSync(file, 'utf8')) === comparable(now);
    if (!isSame) writeFileSync(file, now);
    console.log(isSame ? 'as before' : 'changed');
  }
}

function main(): void {
  readCommandLine(USAGE, {});
  for (const run of runs) {
    const file = fileOf(run);
    const now = comparable(record(run)).split('\n');
    const recorded = comparable(readFileSync(file, 'utf8')).split('\n');
    if (now.join() === recorded.join()) continue;
    console.error(`${path.relative(process.cwd(), file)} is out of date. Run "npm run docs:record".`);
    for (const line of recorded) if (!now.includes(line)) console.error(`  - ${line}`);
    for (const line of now) if (!recorded.includes(line)) console.error(`  + ${line}`);
    process.exitCode = 1;
  }
}

if (import.meta.main) main();
