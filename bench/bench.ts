/** `npm run bench -- <what>`. See `USAGE`. */
import { answerHelp, runCommand, UsageError } from '../src/node/base/commandLine.ts';
import { didYouMean } from '../src/node/base/problems.ts';

/** What each one measures, and its module, which reads the rest of the command line and runs. */
const FIGURES: Record<string, readonly [what: string, run: () => Promise<unknown>]> = {
  build: ['time and memory of builds', () => import('./build.ts')],
  dev: ['the dev server: start, first page, time to see a change', () => import('./dev.ts')],
  sizes: ['bytes that a browser loads', () => import('./sizes.ts')],
  search: ['how well and how fast search finds', () => import('./search.ts')],
  vitals: [
    'what readers wait for, on a slow phone and network, and inside the site',
    () => import('./vitals.ts'),
  ],
  identical: [
    'whether builds are reproducible, and scripts the same for any number of pages',
    () => import('./entries.ts'),
  ],
  'lost-text': [
    'whether a mistake in a page can make words disappear without a message',
    () => import('./lostText.ts'),
  ],
  foreign: ["how many pages of another tool's site build", () => import('./foreign.ts')],
};

const USAGE = `Usage: npm run bench -- <what>
${Object.entries(FIGURES)
  .map(([name, [what]]) => `  ${name.padEnd(11)}${what}`)
  .join('\n')}
Each says with --help what it takes: npm run bench -- sizes --help`;

// the measurements read what comes after their name
const [name = ''] = process.argv.splice(2, 1);
const figure = Object.hasOwn(FIGURES, name) ? FIGURES[name] : undefined;
if (figure) await figure[1]();
else {
  answerHelp(USAGE, [name]);
  await runCommand(USAGE, () => {
    const told = `There is nothing to measure called “${name}”. ${didYouMean(name, Object.keys(FIGURES), '')}`;
    throw new UsageError(name === '' ? 'Missing argument: what to measure.' : told.trim());
  });
}
