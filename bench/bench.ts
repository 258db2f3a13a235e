/** `npm run bench -- <what>`. See `USAGE`. */
import { handleHelp, runCommand, UsageError } from '../src/node/base/commandLine.ts';
import { didYouMean } from '../src/node/base/problems.ts';

/** Descriptions of the benchmarks, and their modules, which read the rest of the command line. */
const FIGURES: Record<string, readonly [what: string, run: () => Promise<unknown>]> = {
  build: ['build time and memory', () => import('./build.ts')],
  dev: ['dev server: start, first page, time until a change is visible', () => import('./dev.ts')],
  sizes: ['bytes that a browser downloads', () => import('./sizes.ts')],
  search: ['relevance and speed of search', () => import('./search.ts')],
  vitals: [
    'loading performance on a slow phone and network, and navigation inside the site',
    () => import('./vitals.ts'),
  ],
  identical: [
    'whether builds are reproducible, and scripts identical for any number of pages',
    () => import('./entries.ts'),
  ],
  'lost-text': [
    'whether syntax errors can make words disappear without a message',
    () => import('./lostText.ts'),
  ],
  migration: ['how many pages of a VitePress or Rspress site build', () => import('./migration.ts')],
};

const USAGE = `Usage: npm run bench -- <what>
${Object.entries(FIGURES)
  .map(([name, [what]]) => `  ${name.padEnd(11)}${what}`)
  .join('\n')}
Run a benchmark with --help for its options: npm run bench -- sizes --help`;

// benchmarks read the arguments after their name
const [name = ''] = process.argv.splice(2, 1);
const figure = Object.hasOwn(FIGURES, name) ? FIGURES[name] : undefined;
if (figure) await figure[1]();
else {
  handleHelp(USAGE, [name]);
  await runCommand(USAGE, () => {
    const problem = `Unknown benchmark "${name}". ${didYouMean(name, Object.keys(FIGURES), '')}`;
    throw new UsageError(name === '' ? 'Missing argument: the benchmark.' : problem.trim());
  });
}
