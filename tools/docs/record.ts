/** `npm run docs:record`. See `USAGE`. */
import { spawn } from 'node:child_process';
import { realpathSync, writeFileSync } from 'node:fs';
import nodePath from 'node:path';
import { performance } from 'node:perf_hooks';
import { stripVTControlCharacters } from 'node:util';
import { recordExamples } from '../../examples/record.ts';
import { readCommandLine } from '../../src/node/base/commandLine.ts';
import { formatProblems } from '../../src/node/base/problems.ts';
import { browserFlags, isBrowserPage, linkBrowserPackages } from './browserMode.ts';
import { ChosenPages, listPagePaths } from './chosenPages.ts';
import { checkOutput, checkOutputs } from './outputs/checkOutputs.ts';
import { comparableLines } from './outputs/normalizeOutput.ts';
import { type Output, readOutputs } from './outputs/outputs.ts';
import { updateQuote, withCode } from './outputs/quote.ts';
import { type Recording, readRecordings, writeRecordings } from './outputs/recordings.ts';
import { LANGUAGES, type Language } from './pages.ts';
import { ROOT } from './root.ts';
import { commandEnv } from './runCommand.ts';
import { readSamples, type Sample } from './samples/samples.ts';
import { WorkFolder } from './workFolder.ts';

const USAGE = `Usage: npm run docs:record -- [--all] [page or folder, such as config/test/bail]…
Runs the commands whose output the pages quote, saves the terminal output to docs/recordings/, and updates the pages in all
languages if it has changed. Differences in durations and line order are ignored. With pages as arguments, runs all their
commands. Otherwise, runs commands with changed inputs, and the projects of examples/, recorded in examples/recordings/.
  --all  also run commands whose inputs have not changed`;

/** Timeout of a command, in milliseconds; also stops those that would run forever. */
const TIMEOUT_MS = 60_000;
/** Escape sequences other than those for colors, which move the cursor or clear the screen. */
const CURSOR_SEQUENCES = new RegExp(`${String.fromCharCode(27)}(?:\\[[\\d;?]*[A-LN-Za-ln-z]|[c78=>])`, 'g');
/** Maximum attempts until the test files finish in the page's order. */
const ATTEMPTS = 4;

const { values, positionals } = readCommandLine(
  USAGE,
  { all: { type: 'boolean' } },
  { maxArguments: Infinity },
);
const chosen = new ChosenPages(positionals, USAGE);
if (chosen.areAll) recordExamples();
const pages = chosen
  .read('en')
  .map((page) => ({ page, outputs: readOutputs(page), known: readRecordings(page.path) }));
const isWanted = ({ inputs }: Output, known: readonly Recording[]) =>
  values.all || !chosen.areAll || !known.some((recording) => recording.inputs === inputs);
const total = pages.flatMap(({ outputs, known }) =>
  outputs.filter((output) => isWanted(output, known)),
).length;
let done = 0;
for (const { page, outputs, known } of pages) {
  const recordings: Recording[] = [];
  const texts = new Map<Output, [before: string | undefined, now: string]>();
  for (const output of outputs) {
    const same = known.find(({ inputs }) => inputs === output.inputs);
    // a page may quote a command several times
    const isSameCommand = ({ command }: { command: string }) => command === output.command;
    const before = same ?? known.filter(isSameCommand)[outputs.filter(isSameCommand).indexOf(output)];
    if (isWanted(output, known)) {
      process.stdout.write(`${++done}/${total} ${page.path}: ${output.command} … `);
      const start = performance.now();
      const recorded = await recordLikePage(output);
      const isSame = before !== undefined && sortedLines(before.text) === sortedLines(recorded.text);
      const result = isSame ? before : recorded;
      recordings.push({
        command: output.command,
        inputs: output.inputs,
        text: result.text,
        exitCode: result.exitCode,
      });
      console.log(
        `${isSame ? 'as before' : 'changed'}, ${((performance.now() - start) / 1000).toFixed(1)} s`,
      );
    } else if (same) recordings.push(same);
    texts.set(output, [plain(before?.text), plain(recordings.at(-1)?.text) ?? '']);
  }
  writeRecordings(page.path, recordings);
  for (const lang of texts.size > 0 ? LANGUAGES : []) quote(lang, page.path, texts);
}
const problems = checkOutputs(chosen.read('en').flatMap(readOutputs));
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
}

/** Writes changed outputs to the page in one language. */
function quote(lang: Language, path: string, texts: ReadonlyMap<Output, [string | undefined, string]>): void {
  if (!listPagePaths(lang).includes(path)) return;
  const page = new ChosenPages([path], USAGE).read(lang).find((candidate) => candidate.path === path);
  if (!page) return;
  const samples = readSamples(page).filter(({ meta }) => meta.output !== undefined);
  const blocks = new Map<Sample, string>();
  for (const [index, [output, [before, now]]] of [...texts].entries()) {
    const sample = samples[index];
    if (sample?.meta.output !== output.command) continue; // docs:verify reports differences between languages
    const recording = { command: output.command, inputs: output.inputs, text: now };
    if (checkOutput({ ...output, sample }, recording).length === 0) continue;
    blocks.set(sample, updateQuote(sample.code, before, now));
  }
  if (blocks.size === 0) return;
  writeFileSync(nodePath.join(ROOT, page.file), withCode(page, blocks));
  const lines = [...blocks.keys()].map(({ line }) => line);
  console.log(`Updated ${page.file} (${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}).`);
}

/** Returns the lines of an output for comparison: sorted, and without durations. */
function sortedLines(text: string): string {
  return comparableLines(text).sort().join('\n');
}

/** Test files run in parallel and may finish in any order; retries while only that differs from the page. */
async function recordLikePage(output: Output): Promise<CommandOutput> {
  const { command, inputs, sample } = output;
  for (let attempt = 1; ; attempt++) {
    const recorded = await record(output);
    const { text } = recorded;
    const printed = new Set(comparableLines(text));
    const isComplete = comparableLines(sample.code).every((line) => printed.has(line));
    const isRight = checkOutput(output, { command, inputs, text }).length === 0;
    if (attempt === ATTEMPTS || isRight || !isComplete || sample.code.trim() === '') return recorded;
  }
}

async function record({ sample, command, scenario, files }: Output): Promise<CommandOutput> {
  const work = new WorkFolder(scenario.without);
  try {
    for (const [name, content] of files) work.write(`project/${name}`, content);
    const cwd = nodePath.join(realpathSync(work.path), 'project');
    if (scenario.before) await run(scenario.before, cwd, {});
    const { text, exitCode } = await run(withProgram(command, sample.page, work.path), cwd, scenario);
    const visible = onlyColors(text)
      .replaceAll('\r', '')
      .replaceAll(cwd, '<project>')
      .replaceAll(`${ROOT}/`, '<packages>/')
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .trim();
    return { text: visible, exitCode };
  } finally {
    work.remove();
  }
}

/**
 * Returns the command with the path of the program; on the pages of the browser mode, with flags for this machine's
 * browser.
 */
function withProgram(command: string, page: string, folder: string): string {
  if (!isBrowserPage(page))
    return command.replace(
      /\bnpx rstest\b/g,
      `node ${nodePath.join(folder, 'node_modules/@rstest/core/bin/rstest.js')}`,
    );
  const program = linkBrowserPackages(nodePath.join(folder, 'project'));
  return command.replace(/\bnpx rstest( .*)?$/, `node ${program}$1 ${browserFlags().join(' ')}`);
}

/** What a command printed, and how it ended. */
type CommandOutput = Pick<Recording, 'text' | 'exitCode'>;

/** Returns the output without escape sequences other than those for colors. */
function onlyColors(text: string): string {
  return text.replace(CURSOR_SEQUENCES, '');
}

function plain(text: string | undefined): string | undefined {
  return text === undefined ? undefined : stripVTControlCharacters(text);
}

/** Runs a shell command; `until` and `edits` control one that watches for changes. */
function run(
  command: string,
  cwd: string,
  { until, edits = [], terminal }: Output['scenario'],
): Promise<CommandOutput> {
  const { NO_COLOR, ...colored } = commandEnv();
  const env = { ...colored, FORCE_COLOR: '1', GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: 'ada@example.com' };
  const [program, args] = terminal ? ['script', ['-qec', command, '/dev/null']] : ['bash', ['-c', command]];
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, detached: true });
    const stop = (): void => {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    };
    const timer = setTimeout(stop, TIMEOUT_MS);
    const pending = [...edits];
    let output = '';
    let seen = 0;
    const take = (chunk: Buffer): void => {
      output += chunk.toString();
      const printed = stripVTControlCharacters(output);
      if (until === undefined || !printed.includes(until, seen)) return;
      seen = printed.indexOf(until, seen) + until.length;
      const edit = pending.shift();
      if (edit === undefined) stop();
      else spawn('bash', ['-c', edit], { cwd });
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ text: output, exitCode: code ?? undefined });
    });
  });
}
