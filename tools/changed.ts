/** Determines what changed files can affect, for `npm test -- --changed`. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { importGraph } from '../src/node/base/importGraph.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** The tests that a change can affect. */
export interface Scope {
  /** Names of the steps to run; `undefined`: all. */
  steps?: ReadonlySet<string>;
  /** Arguments for Playwright: the end-to-end tests to run. None: all. */
  specs: readonly string[];
  /** The unit tests to run: all, those that import the changed scripts, or the named ones. */
  units: 'all' | 'by import' | readonly string[];
}

export const EVERYTHING: Scope = { specs: [], units: 'all' };

/** Steps that always run, because they take seconds and check everything. */
const ALWAYS = ['typecheck', 'lint', 'test:unit', 'schemas'];
const COMPONENTS = ['browser:install', 'test:components'];
const BROWSER = ['browser:install', 'build', 'test:fixtures', 'workbench:build', 'test:browser'];
/** Components with component tests. */
const COMPONENT = /^(?:src\/(?:ui|islands|article|shell|search\/ui)|stories)\/.*\.tsx?$/;
const STRINGS = /^locales\/[\w-]+\.json$/;
const PAGE = /^docs\/\w+\/(.*)\.mdx?$/;
const PAGES = ['build', 'audit', 'browser:install', 'docs:verify', 'docs:coverage', 'docs:lint', 'i18n'];

/** Entry points of everything that builds and serves the sites of the end-to-end tests. */
const SITE_SOURCES = [
  'playwright.config.ts',
  'src/node/commands/serve.ts',
  'src/node/plugin.ts',
  'src/node/render/serverEntry.tsx',
  ...globSync('.ladle/*.{ts,tsx}', { cwd: ROOT }),
];

/** Steps for files that end-to-end tests don't depend on. */
const OTHER_STEPS: readonly (readonly [path: RegExp, steps: readonly string[]])[] = [
  [/^docs\/claims\/|^docs\/proofs\.json$|^tools\/docs\//, PAGES],
  [/^bench\//, ['build', 'browser:install', 'bench']],
  [/^(?:src|packages|tools|stories)\/.*\.test\.ts$/, []],
  [COMPONENT, COMPONENTS],
  [STRINGS, [...COMPONENTS, 'i18n']],
  [/^[^/]+\.md$|^(?:packages|src\/node|tools)\/.*\.ts$/, []],
];

/** Paths of all files that differ from the last commit in common with `main`, new ones included. */
export function changedFiles(): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  const lines = (text: string) => text.split('\n').filter((line) => line !== '');
  return [
    ...lines(git('diff', '--name-only', '--no-renames', changesSince())),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ];
}

/** Returns the last commit in common with `main`; without such a branch, the last commit. */
export function changesSince(): string {
  const args = ['merge-base', 'HEAD', 'main'];
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'HEAD';
  }
}

/** Returns the scope that changed files can affect. Unknown files affect everything. */
export function affectedScope(files: readonly string[]): Scope {
  const steps = new Set(ALWAYS);
  const specs = new Set<string>();
  const seen = importedFiles([...SITE_SOURCES, ...allSpecs()]);
  for (const file of files) {
    const otherSteps =
      seen.has(file) && ![COMPONENT, STRINGS].some((known) => known.test(file))
        ? undefined
        : OTHER_STEPS.find(([path]) => path.test(file))?.[1];
    const concerned = otherSteps ? [] : specsFor(file);
    if (!concerned) return EVERYTHING;
    for (const spec of concerned) specs.add(spec);
    const fileSteps = otherSteps ?? (file.startsWith('docs/') ? [...PAGES, 'bench', ...BROWSER] : BROWSER);
    for (const step of fileSteps) steps.add(step);
  }
  return { steps, specs: [...specs], units: unitsFor(files) };
}

/** Returns the unit tests that files can affect. */
function unitsFor(files: readonly string[]): Scope['units'] {
  if (files.every((file) => /\.(?:tsx?|md)$/.test(file))) return 'by import';
  const readBy = (file: string) => {
    if (STRINGS.test(file))
      return (test: string) => readFileSync(path.join(ROOT, test), 'utf8').includes('locales');
    if (PAGE.test(file)) return (test: string) => importedFiles([test]).has('tools/docs/root.ts');
    return undefined;
  };
  const readers = files.map(readBy);
  if (!readers.every((reads) => reads !== undefined)) return 'all';
  const all = globSync('{components,packages,src,stories,tools}/**/*.test.ts', {
    cwd: ROOT,
    ignore: '**/*.deep.test.ts',
  });
  return all.filter((test) => readers.some((reads) => reads(test))).sort();
}

/** Returns the end-to-end tests that a file can affect; `undefined`: all. */
function specsFor(file: string): string[] | undefined {
  if (/^e2e\/(?:(?:deep|webkit)\/)?[^/]+\.spec\.ts$/.test(file))
    return existsSync(path.join(ROOT, file)) ? [file] : [];
  if (/^e2e\/(?:webkit\/)?support\/.*\.ts$/.test(file)) {
    if (file.endsWith('/test.ts') || importedFiles(['playwright.config.ts']).has(file)) return undefined;
    return allSpecs().filter((spec) => importedFiles([spec]).has(file));
  }
  const page = PAGE.exec(file)?.[1];
  if (page === undefined || page.split('/').includes('shared')) return undefined;
  // the walk looks at every page; other tests name the ones that they open
  const address = page.replace(/(?:^|\/)index$/, '');
  const opens = allSpecs().filter((spec) =>
    readFileSync(path.join(ROOT, spec), 'utf8').includes(`/${address}`),
  );
  return ['e2e/deep/routes.spec.ts', ...opens];
}

function allSpecs(): string[] {
  return globSync('e2e/{,deep/,webkit/}*.spec.ts', { cwd: ROOT }).sort();
}

/** Scripts and everything that they import, by their paths from the root. */
function importedFiles(entries: readonly string[]): Set<string> {
  const graph = importGraph(entries.map((entry) => path.join(ROOT, entry)));
  return new Set([...graph.keys()].map((file) => path.relative(ROOT, file).replaceAll('\\', '/')));
}
