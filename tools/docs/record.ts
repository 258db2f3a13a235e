/** `npm run docs:record`. See `USAGE`. */
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { recordExamples } from '../../examples/record.ts';
import { readCommandLine } from '../../src/node/base/commandLine.ts';
import { formatProblems } from '../../src/node/base/problems.ts';
import { browserFlags, isBrowserPage, linkBrowserPackages } from './browserMode.ts';
import { checkOutput, checkOutputs } from './outputs/checkOutputs.ts';
import { type Output, outputsOf } from './outputs/outputs.ts';
import { type Recording, readRecordings, writeRecordings } from './outputs/recordings.ts';
import { readPages } from './pages.ts';
import { ROOT } from './root.ts';
import { commandEnv } from './runCommand.ts';
import { WorkFolder } from './workFolder.ts';

const USAGE = `Usage: npm run docs:record -- [--all]
Runs the projects of examples/, and the commands whose output the pages quote, and keeps what the terminal shows:
in examples/recordings/ and docs/recordings/.
  --all  also the commands whose inputs have not changed since the last time`;

/** Timeout of a command, in milliseconds; also stops those that would run forever. */
const TIMEOUT_MS = 60_000;
/** Maximum attempts until the test files finish in the page's order. */
const ATTEMPTS = 4;

const { all } = readCommandLine(USAGE, { all: { type: 'boolean' } }).values;
recordExamples();
const outputs = readPages('en').flatMap(outputsOf);
for (const [page, ofPage] of Map.groupBy(outputs, ({ sample }) => sample.page)) {
  const known = readRecordings(page);
  const recordings: Recording[] = [];
  for (const output of ofPage) {
    const before = known.find(({ inputs }) => inputs === output.inputs);
    if (before && !all) recordings.push(before);
    else {
      console.log(`${page}: ${output.command}`);
      recordings.push(await recordLikePage(output));
    }
  }
  writeRecordings(page, recordings);
}
const problems = checkOutputs(outputs);
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
}

/** Test files run in parallel and may finish in any order; retries until it is the order on the page. */
async function recordLikePage(output: Output): Promise<Recording> {
  const { command, inputs } = output;
  for (let attempt = 1; ; attempt++) {
    const recording = { command, inputs, text: await record(output) };
    if (attempt === ATTEMPTS || checkOutput(output, recording).length === 0) return recording;
  }
}

async function record({ sample, command, scenario, files }: Output): Promise<string> {
  const work = new WorkFolder(scenario.without);
  try {
    for (const [name, content] of files) work.write(`project/${name}`, content);
    const cwd = path.join(realpathSync(work.path), 'project');
    if (scenario.before) await run(scenario.before, cwd, {});
    const text = await run(withProgram(command, sample.page, work.path), cwd, scenario);
    return stripVTControlCharacters(text)
      .replaceAll('\r', '')
      .replaceAll(cwd, '<project>')
      .replaceAll(`${ROOT}/`, '<packages>/')
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .trim();
  } finally {
    work.remove();
  }
}

/** The command with the path of the program; on the pages of the browser mode, with flags for this machine's browser. */
function withProgram(command: string, page: string, folder: string): string {
  if (!isBrowserPage(page))
    return command.replace(
      /\bnpx rstest\b/g,
      `node ${path.join(folder, 'node_modules/@rstest/core/bin/rstest.js')}`,
    );
  const program = linkBrowserPackages(path.join(folder, 'project'));
  return command.replace(/\bnpx rstest( .*)?$/, `node ${program}$1 ${browserFlags().join(' ')}`);
}

/** Runs a shell command; `until` and `edits` control one that watches for changes. */
function run(
  command: string,
  cwd: string,
  { until, edits = [], terminal }: Output['scenario'],
): Promise<string> {
  const env = { ...commandEnv(), GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: 'ada@example.com' };
  const [program, args] = terminal ? ['script', ['-qec', command, '/dev/null']] : ['bash', ['-c', command]];
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, detached: true });
    const stop = (): void => {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    };
    const timer = setTimeout(stop, TIMEOUT_MS);
    const left = [...edits];
    let output = '';
    let seen = 0;
    const take = (chunk: Buffer): void => {
      output += chunk.toString();
      if (until === undefined || !output.includes(until, seen)) return;
      seen = output.indexOf(until, seen) + until.length;
      const edit = left.shift();
      if (edit === undefined) stop();
      else spawn('bash', ['-c', edit], { cwd });
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', reject);
    child.on('close', () => {
      clearTimeout(timer);
      resolve(output);
    });
  });
}
