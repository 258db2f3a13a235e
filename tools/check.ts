/** `npm test` and `npm run test:all`. See `USAGE`. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { readCommandLine } from '../src/node/base/commandLine.ts';
import { affectedScope, changedFiles, changesSince, EVERYTHING } from './changed.ts';

const USAGE = `Usage: npm test -- [--changed], npm run test:all
Checks types, lint, unit and component tests, pages and strings, the build, budgets, and the browser tests of \`e2e/\` in Chromium.
\`test:all\`, which CI runs, adds the deep tier: slow unit and browser tests, Firefox and WebKit, the workbench, recipes, relevance of
search, the audit, and unit tests and commands on the oldest and the newest Node.js.
Two steps run in parallel. The browser tests run last, with live output. Other steps only show their output if they fail.
  --changed  only run what your changes since the last commit shared with main can affect; for components and strings, their
             unit and component tests
  --deep     also run the deep tier (the same as \`npm run test:all\`)`;

/** Shares compiled modules between processes: loading modules takes most of the time of short steps. */
const ENV = {
  NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../node_modules/.cache/node'),
  // fewer garbage collections for TypeScript, which is short-lived
  GOGC: '400',
  ...process.env,
};

/** Number of steps to run in parallel. */
const LANES = 2;

interface Step {
  /** The npm script, with its arguments. */
  script: readonly [name: string, ...args: string[]];
  /** Names of steps that must have passed first. */
  after?: readonly string[];
  /** Whether to show the output live. */
  live?: boolean;
  /** Whether it belongs to the deep tier. Default: `false`. */
  deep?: boolean;
}

const { values } = readCommandLine(USAGE, {
  changed: { type: 'boolean', default: false },
  deep: { type: 'boolean', default: false },
});
/** Folders of `e2e/` whose tests all belong to the deep tier. */
const DEEP_SPECS = /^e2e\/(?:deep|webkit)\//;

const scope = values.changed ? affectedScope(changedFiles()) : EVERYTHING;

const specs = scope.specs.filter((spec) => values.deep || !DEEP_SPECS.test(spec));

/**
 * Steps that others depend on come first, then the slowest ones. The browser tests are last, because they take by far
 * the longest.
 */
const STEPS: readonly Step[] = [
  { script: ['test:fixtures'] },
  { script: ['build'] },
  { script: ['workbench:build'], deep: true },
  // docs/verified.json contains hashes of everything that results depend on: samples, tools, package versions
  { script: ['docs:verify', '--committed'], after: ['browser:install'] },
  {
    script: [
      'test:unit',
      ...(values.deep ? ['--project', 'deep'] : []),
      ...(scope.units === 'all'
        ? []
        : scope.units === 'by import'
          ? ['--changed', changesSince()]
          : scope.units),
    ],
  },
  { script: ['test:components'], after: ['browser:install'] },
  { script: ['test:nodes'], after: ['test:unit'], deep: true },
  { script: ['typecheck'] },
  { script: ['audit'], after: ['build'], deep: true },
  { script: ['lint'] },
  { script: ['lint:commits'], deep: true },
  { script: ['docs:coverage', '--check'] },
  { script: ['examples:check'], deep: true },
  { script: ['docs:lint'] },
  // runs after the build, with the pages that it has compiled
  { script: ['recipes'], after: ['build'], deep: true },
  { script: ['bench', 'lost-text', '--pages', '300', '--check'], deep: true },
  { script: ['i18n', '--check'] },
  { script: ['schemas', '--check'] },
  { script: ['bench', 'search', '--check'], after: ['build'], deep: true },
  { script: ['bench', 'sizes', '--check'], after: ['browser:install', 'build'] },
  // browsers use both CPUs: with another step in parallel, everything takes 10% longer
  {
    script: ['test:browser', ...(values.deep ? [] : ['--project=chromium']), ...specs],
    after: ['browser:install', 'build', 'test:fixtures', ...(values.deep ? ['workbench:build'] : [])],
    live: true,
  },
];
/** Bound by network and disk rather than CPU, so it does not occupy a lane. */
const UNLIMITED: Step = { script: ['browser:install'] };
const isWanted = ({ script: [name], deep = false }: Step) =>
  (values.deep || !deep) &&
  (scope.steps?.has(name) ?? true) &&
  // without arguments, all specs would run
  (name !== 'test:browser' || specs.length > 0 || scope === EVERYTHING);

const passed = new Set<string>();
/** The output of each step that failed, by its name. */
const failed = new Map<string, string>();
const waiting = STEPS.filter(isWanted);
const active = new Set<Promise<void>>();
const children = new Set<ChildProcess>();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of children) child.kill(signal);
    process.exit(1);
  });
}

const beside = isWanted(UNLIMITED) ? [track(run(UNLIMITED))] : [];
await Promise.all([...beside, ...Array.from({ length: LANES }, runLane)]);
for (const step of waiting) console.log(`– ${stepLabel(step)} skipped: it needs ${step.after?.join(', ')}`);
// printed at the end, after the list of browser tests
for (const [name, text] of failed) console.error(`\n✗ ${name}\n${text}`);
if (failed.size > 0) console.error(`\nFailed: ${[...failed.keys()].join(', ')}`);
console.log(`\n${passed.size} passed, ${failed.size} failed, ${waiting.length} skipped`);
process.exitCode = failed.size > 0 ? 1 : 0;

/** Runs steps one after another while any can run. */
async function runLane(): Promise<void> {
  while (waiting.length > 0) {
    const index = waiting.findIndex(canRun);
    const [step] = index === -1 ? [] : waiting.splice(index, 1);
    if (step) {
      await track(run(step));
    } else if (active.size > 0) await Promise.race(active);
    else return;
  }
}

/** Tracks a step, so that idle lanes can wait for it. */
async function track(step: Promise<void>): Promise<void> {
  active.add(step);
  await step;
  active.delete(step);
}

function canRun({ after = [] }: Step): boolean {
  return after.every((name) => passed.has(name));
}

/** Returns the label of a step, with the subcommand of scripts that have several steps: `bench sizes`. */
function stepLabel({ script: [name, what] }: Step): string {
  return name === 'bench' ? `${name} ${what}` : name;
}

async function run(step: Step): Promise<void> {
  const { script, live } = step;
  const [name, ...args] = script;
  const label = stepLabel(step);
  const start = performance.now();
  const { code, text } = await runScript(name, args, live ? 'inherit' : 'pipe');
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (code === 0) passed.add(label);
  else failed.set(label, text);
  console.log(`${code === 0 ? '✓' : '✗'} ${label} (${seconds} s)`);
}

function runScript(
  name: string,
  args: readonly string[],
  output: 'pipe' | 'inherit',
): Promise<{ code: number | null; text: string }> {
  // runs the script with Node, which starts faster than npm
  const child = spawn(process.execPath, ['--run', name, '--', ...args], {
    stdio: ['ignore', output, output],
    env: values.deep ? { ...ENV, RANDOM_INPUTS: '1' } : ENV,
  });
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
