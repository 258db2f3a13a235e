/** `npm run bench -- lost-text`. See `USAGE`. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { readCommandLine } from '../src/node/base/commandLine.ts';
import { loadSiteConfig } from '../src/node/config/resolveSite.ts';
import { PageCompiler } from '../src/node/content/compilePage.ts';
import type { PageSource } from '../src/node/content/page.ts';
import { discoverPages } from '../src/node/content/read/discover.ts';
import { allArticleStrings, loadStrings } from '../src/node/i18n/loadStrings.ts';
import { lintRules } from '../src/node/lint/rules.ts';
import { Random } from './corpus/random.ts';
import { mutate } from './mutations/mutate.ts';
import { lostWords, type Page, visibleText } from './mutations/words.ts';
import { formatTable } from './table.ts';
import { inTemporaryFolder } from './temporaryFolder.ts';

const USAGE = `Usage: npm run bench -- lost-text [--pages 2000] [--seed s] [--check]
Drops, doubles or swaps a syntax character in real pages, and checks whether a word of the source disappears from the page
without a message. Each run prints its random seed.
  --check  exit with 1 if a word disappears`;

const { values } = readCommandLine(USAGE, {
  pages: { type: 'string', default: '2000' },
  seed: { type: 'string', default: Date.now().toString(36) },
  check: { type: 'boolean', default: false },
});

interface Read extends Page {
  problems: ReadonlySet<string>;
}

await inTemporaryFolder(async (folder) => {
  const repositorySite = await loadSiteConfig(path.resolve(import.meta.dirname, '..'));
  const site = { ...repositorySite, cacheDir: folder };
  const { sources } = await discoverPages(site);
  const compiler = new PageCompiler(site, allArticleStrings((await loadStrings(site)).strings), lintRules);
  const random = new Random(values.seed);
  const originals = new Map<string, Promise<Read>>();
  const figures = { reported: 0, whole: 0, silent: 0 };
  const start = performance.now();
  for (let index = 0; index < Number(values.pages); index++) {
    const page = random.pick(sources);
    const text = readFileSync(page.file, 'utf8');
    const original = originals.get(page.file) ?? read(compiler, page, text);
    originals.set(page.file, original);
    const mutation = mutate(text, random);
    const [before, after] = [await original, await read(compiler, page, mutation.text)];
    const lostWordList = lostWords(before, after);
    const isReported = [...after.problems].some((problem) => !before.problems.has(problem));
    figures[isReported ? 'reported' : lostWordList.length === 0 ? 'whole' : 'silent'] += 1;
    if (!isReported && lostWordList.length > 0)
      console.log(`${page.displayFile}: ${mutation.what}: ${lostWordList.slice(0, 12).join(' ')}`);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    formatTable(
      [`${values.pages} mutated pages, seed ${values.seed}, ${seconds} s`, 'pages'],
      [
        ['reported', String(figures.reported)],
        ['not reported, all words on the page', String(figures.whole)],
        ['not reported, a word is missing', String(figures.silent)],
      ],
    ),
  );
  if (values.check && figures.silent > 0) process.exitCode = 1;
});

async function read(compiler: PageCompiler, page: PageSource, source: string): Promise<Read> {
  const compiled = await compiler.compile(page, Buffer.from(source));
  const allProblems = [...compiled.problems, ...(compiled.lint ?? [])];
  const problems = new Set(allProblems.map(({ code, message }) => `${code} ${message}`));
  let shown = '';
  try {
    if (compiled.code !== '') shown = visibleText(compiled);
  } catch (error) {
    // a build reports the same
    problems.add(String(error));
  }
  // heading ids aren't text, and links to them are checked; neither are the reasons of skipped samples
  return { source: source.replace(/\{#[^}]*\}| verify=(?:"[^"\n]*"|\S*)/g, ''), shown, problems };
}
