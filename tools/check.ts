/** `npm test`. See `USAGE`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { readCommandLine } from '../src/node/base/commandLine.ts';

const USAGE = `Usage: npm test
Everything that CI checks, two steps in parallel, as small machines have two CPUs. A step's output is only shown if
it fails; the end-to-end tests run last, alone, with live output.`;

/** Number of steps to run in parallel. */
const LANES = 2;

interface Step {
  /** The npm script, with its arguments. */
  script: readonly [name: string, ...args: string[]];
  /** Name of a step that must have passed first. */
  after?: string;
}

/** The slowest steps come first. */
const STEPS: readonly Step[] = [
  { script: ['build'] },
  { script: ['docs:verify', '--recorded'], after: 'browser:install' },
  { script: ['test:unit'] },
  { script: ['test:fixtures'] },
  { script: ['workbench:build'] },
  { script: ['typecheck'] },
  { script: ['audit'], after: 'build' },
  { script: ['lint'] },
  { script: ['docs:coverage', '--check'] },
  { script: ['examples:check'] },
  { script: ['docs:lint'] },
  { script: ['i18n', '--check'] },
  { script: ['bench:search', '--check'], after: 'build' },
  { script: ['bench:sizes', '--check'], after: 'build' },
];
/** Bound by network and disk rather than CPU, so it does not occupy a lane. */
const BESIDE: Step = { script: ['browser:install'] };
const LAST: Step = { script: ['test:browser'], after: 'build' };

readCommandLine(USAGE, {});
const passed = new Set<string>();
const failed: string[] = [];
const waiting = [...STEPS];
const active = new Set<Promise<void>>();
const children = new Set<ChildProcess>();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of children) child.kill(signal);
    process.exit(1);
  });
}

await Promise.all([track(run(BESIDE, 'pipe')), ...Array.from({ length: LANES }, runLane)]);
if (canRun(LAST)) await run(LAST, 'inherit');
else waiting.push(LAST);
for (const { script, after } of waiting) console.log(`– ${script[0]} needs ${after}`);
if (failed.length > 0) console.error(`\nNot passed: ${failed.join(', ')}`);
console.log(`\n${passed.size} passed, ${failed.length} failed, ${waiting.length} skipped`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** Runs one step after another until none is left that can run. */
async function runLane(): Promise<void> {
  while (waiting.length > 0) {
    const index = waiting.findIndex(canRun);
    const [step] = index === -1 ? [] : waiting.splice(index, 1);
    if (step) {
      await track(run(step, 'pipe'));
    } else if (active.size > 0) await Promise.race(active);
    else return;
  }
}

/** Lets lanes that have nothing to do wait for a step: others may need it. */
async function track(step: Promise<void>): Promise<void> {
  active.add(step);
  await step;
  active.delete(step);
}

function canRun({ after }: Step): boolean {
  return after === undefined || passed.has(after);
}

async function run({ script: [name, ...args] }: Step, output: 'pipe' | 'inherit'): Promise<void> {
  const start = performance.now();
  const { code, text } = await runScript(name, args, output);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (code === 0) passed.add(name);
  else failed.push(name);
  console.log(code === 0 ? `✓ ${name} (${seconds} s)` : `${text}\n✗ ${name} (${seconds} s)`);
}

function runScript(
  name: string,
  args: readonly string[],
  output: 'pipe' | 'inherit',
): Promise<{ code: number | null; text: string }> {
  const child = spawn('npm', ['run', '--silent', name, '--', ...args], { stdio: ['ignore', output, output] });
  children.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      children.delete(child);
      resolve({ code, text });
    });
  });
}
