/** `npm run docs:verify`. See `USAGE`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { type Candidate, findCandidates } from '../../components/runner/node/candidates.ts';
import { readRunnable } from '../../components/runner/node/runnableRecord.ts';
import committedCounts from '../../docs/verifiedCounts.json' with { type: 'json' };
import { readCommandLine } from '../../src/node/base/commandLine.ts';
import { formatProblems, type Problem } from '../../src/node/base/problems.ts';
import { isBrowserPage } from './browserMode.ts';
import { ChosenPages } from './chosenPages.ts';
import { checkClaims, listClaims } from './claims/checkClaims.ts';
import { checkClaimCount, claimSummary } from './claims/claimCount.ts';
import { type ClaimFile, readClaimFiles } from './claims/claims.ts';
import { CLAIMS_CONFIG, runClaims } from './claims/runClaims.ts';
import { checkOutputs } from './outputs/checkOutputs.ts';
import { readOutputs } from './outputs/outputs.ts';
import { readRecordings } from './outputs/recordings.ts';
import { readFlags } from './package/packageFacts.ts';
import { isFragment, LANGUAGES } from './pages.ts';
import { ROOT } from './root.ts';
import { checkCommands } from './samples/checkCommands.ts';
import { checkData } from './samples/checkData.ts';
import { checkLanguages } from './samples/checkLanguages.ts';
import { checkMarks } from './samples/checkMarks.ts';
import { checkRunnable } from './samples/checkRunnable.ts';
import { checkRuns } from './samples/checkRuns.ts';
import { checkTypes } from './samples/checkTypes.ts';
import { type Project, readProjects } from './samples/projects.ts';
import { chooseVerification, readSamples, type Sample, type Verification } from './samples/samples.ts';
import { summary } from './samples/summary.ts';
import { checkTestedWith, recordTestedWith } from './samples/testedWith.ts';
import { VerificationCache } from './samples/verificationCache.ts';
import { checkVerifiedCounts, saveVerifiedCounts, verifiedCounts } from './verifiedCounts.ts';

const USAGE = `Usage: npm run docs:verify -- [--committed | --fresh] [page or folder, such as config/test/bail]…
Runs the samples and claims of the pages with the installed package, and prints how each was verified. With pages as
arguments, also lists their claims by section.
  --committed  skip what docs/verified.json lists, unless a page, tool or package has changed since; as npm test does
  --fresh      verify everything from scratch, for example before a release
Without either option, updates docs/verified.json, docs/runnable.json (samples that also run in browsers), docs/testedWith.json
(versions shown below page titles) and docs/verifiedCounts.json (counts on the home page).`;

const { values, positionals } = readCommandLine(
  USAGE,
  { committed: { type: 'boolean', default: false }, fresh: { type: 'boolean', default: false } },
  { maxArguments: Infinity },
);
/** Scripts whose results are cached per item. */
const [RUNS, CLAIMS] = ['samples/checkRuns.ts', 'claims/runClaims.ts'];
const RUNNABLE = 'samples/checkRunnable.ts';

const [original = 'en', ...translations] = LANGUAGES;
/** Whether to only check the committed files, without updating them. */
const isCheck = values.committed || values.fresh;
const chosen = new ChosenPages(positionals, USAGE);
const partial = !chosen.areAll;
const pages = chosen.read(original);
const samples = pages.flatMap(readSamples);
const projects = pages.flatMap(readProjects);
const samplesFor = (...kinds: Verification[]): Sample[] =>
  samples.filter((sample) => kinds.includes(chooseVerification(sample)));
const outputs = pages.flatMap(readOutputs);
const cache = new VerificationCache(values);
const problems: Problem[] = checkMarks(samples, { share: !partial });

// keys don't contain the page's name, so that results survive when it is moved
const translatedPages = translations.map((lang) => chosen.read(lang));
const translated = translatedPages.map((translation) => translation.flatMap(readSamples));
const inAllLanguages = pages.map(({ path }) =>
  [samples, ...translated].map((all) => all.filter(({ page }) => page === path).map(sampleContent)),
);
await step(
  'same code in all languages',
  'samples/checkLanguages.ts',
  samples.length,
  inAllLanguages,
  async () => translated.flatMap((all) => checkLanguages(samples, all)),
);
const [data, commands, signatures] = [samplesFor('parse'), samplesFor('flags'), samplesFor('signature')];
await step('data', 'samples/checkData.ts', data.length, data.map(sampleContent), async () => checkData(data));
await step(
  'command lines',
  'samples/checkCommands.ts',
  commands.length,
  commands.map(sampleContent),
  async () => checkCommands(commands, await readFlags()),
);
const typed = [
  ...signatures.map(sampleContent),
  ...projects.map(({ page, files }) => [isBrowserPage(page), ...[...files].map(fileContent)]),
];
await step('types', 'samples/checkTypes.ts', samplesFor('run', 'types', 'signature').length, typed, () =>
  checkTypes(projects, signatures),
);
const quoted = outputs.map(({ sample, inputs }) => [sample.code, inputs]);
const recorded = pages.flatMap(({ path }) => readRecordings(path)).map(({ inputs, text }) => [inputs, text]);
await step('terminal output', 'outputs/checkOutputs.ts', quoted.length, [...quoted, ...recorded], async () =>
  checkOutputs(outputs),
);
const unverified = projects.filter((project) => project.tests.length > 0 && !cache.has(projectKey(project)));
await step(
  'test runs',
  RUNS,
  unverified.flatMap(({ tests }) => tests).length,
  unverified.map(projectKey),
  async () => {
    const isWrong = ({ files }: Project, itemProblems: readonly Problem[]) => {
      const names = new Set([...files.values()].map(({ file }) => file));
      return itemProblems.some(({ file }) => names.has(file));
    };
    const newProblems = await checkTwice(unverified, checkRuns, isWrong);
    for (const project of unverified) if (!isWrong(project, newProblems)) cache.add(projectKey(project));
    return newProblems;
  },
);

const candidates = pages.flatMap(findCandidates);
const untried = candidates.filter((candidate) => !cache.has(candidateKey(candidate)));
// recorded samples that no page contains
const known = new Set(
  [...candidates, ...translatedPages.flat().flatMap(findCandidates)].map(({ key }) => key),
);
const obsolete = pages.flatMap(({ path }) =>
  Object.keys(readRunnable()[path] ?? {}).filter((key) => !known.has(key)),
);
const browserInputs = [...untried.map(candidateKey), ...obsolete];
await step('samples that run in a browser', RUNNABLE, untried.length, browserInputs, async () => {
  const newProblems = await checkRunnable(pages, translatedPages, { isCheck, untried });
  const wrong = new Set(newProblems.map(({ file }) => file));
  for (const candidate of untried) if (!wrong.has(candidate.sample.file)) cache.add(candidateKey(candidate)); // runs with the updated record
  return newProblems;
});

const claimFiles = readClaimFiles((path) => chosen.has(path));
problems.push(...checkClaims(claimFiles, pages));
const untested = claimFiles.filter((claimFile) => !cache.has(claimKey(claimFile)));
await step(
  'claims',
  CLAIMS,
  untested.flatMap(({ claims }) => claims).length,
  untested.map(claimKey),
  async () => {
    const isWrong = (claimFile: ClaimFile, itemProblems: readonly Problem[]) =>
      itemProblems.some(({ file }) => file === claimFile.file);
    const newProblems = await checkTwice(untested, runClaims, isWrong);
    for (const claimFile of untested) if (!isWrong(claimFile, newProblems)) cache.add(claimKey(claimFile));
    return newProblems;
  },
);
const pageCount = pages.filter((page) => !isFragment(page)).length;
if (!partial) problems.push(...checkClaimCount(claimFiles, pageCount));
const counts = verifiedCounts(samples, claimFiles);
if (isCheck && !partial)
  problems.push(...checkTestedWith(pages), ...checkVerifiedCounts(committedCounts, counts));

cache.save({ partial });
console.log(`\n${summary(pages.length + translatedPages.flat().length, samples)}`);
console.log(`\n${claimSummary(claimFiles, pageCount)}`);
if (partial) console.log(listClaims(claimFiles, pages));
if (problems.length > 0) {
  console.error(`\n${formatProblems(problems)}`);
  process.exitCode = 1;
} else if (!isCheck) {
  if (!partial) {
    cache.saveCommitted();
    saveVerifiedCounts(counts);
  }
  recordTestedWith(pages, { partial });
}

/**
 * Runs a check, unless it has passed with the same inputs.
 *
 * @param tool the script that makes the check, below `tools/docs/`
 * @param inputs further inputs of the result, in any order
 */
async function step(
  name: string,
  tool: string,
  count: number,
  inputs: readonly unknown[],
  check: () => Promise<Problem[]>,
): Promise<void> {
  const key = cache.key(tool, inputs.map((input) => JSON.stringify(input)).sort());
  const start = performance.now();
  process.stdout.write(`${name}: ${count} … `);
  if (inputs.length === 0 || cache.has(key)) {
    console.log('cached');
    return;
  }
  const newProblems = await check();
  problems.push(...newProblems);
  if (newProblems.length === 0) cache.add(key);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${newProblems.length === 0 ? 'passed' : `${newProblems.length} failed`}, ${seconds} s`);
}

/**
 * Reruns failed checks alone: some samples have timeouts, which a busy machine exceeds. Prints the checks that only
 * pass then.
 */
async function checkTwice<Item>(
  items: readonly Item[],
  check: (items: readonly Item[]) => Promise<Problem[]>,
  isWrong: (item: Item, itemProblems: readonly Problem[]) => boolean,
): Promise<Problem[]> {
  const first = await check(items);
  const suspects = items.filter((item) => isWrong(item, first));
  if (suspects.length === 0) return first;
  const second = await check(suspects);
  const flaky = suspects.filter((item) => !isWrong(item, second));
  const wrongOnce = first.filter((problem) => flaky.some((item) => isWrong(item, [problem])));
  if (wrongOnce.length > 0) console.log(`\nPassed only on the second attempt:\n${formatProblems(wrongOnce)}`);
  return [...second, ...first.filter((problem) => !suspects.some((item) => isWrong(item, [problem])))];
}

function sampleContent({ language, code, meta }: Sample): unknown {
  return [language, code, meta];
}

function fileContent([name, sample]: [name: string, sample: Sample]): unknown {
  return [name, sampleContent(sample)];
}

/** Inputs of a test run. */
function projectKey({ page, files, tests }: Project): string {
  return cache.key(RUNS, [isBrowserPage(page), tests, [...files].map(fileContent)]);
}

/** Inputs of the runs in Node and in a browser, and the recorded results. */
function candidateKey({ page, key, project, request }: Candidate): string {
  const files = [...project.files].map(fileContent);
  return cache.key(RUNNABLE, [key, files, request, readRunnable()[page]?.[key] ?? null]);
}

/** Inputs of a claim. Its section isn't one, because it is checked every time. */
function claimKey({ sources }: ClaimFile): string {
  return cache.key(CLAIMS, [sources, readFileSync(path.join(ROOT, CLAIMS_CONFIG), 'utf8')]);
}
