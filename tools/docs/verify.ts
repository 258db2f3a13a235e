/** `npm run docs:verify`: verifies the samples on the pages with the real package, and prints how each was verified. */
import { performance } from 'node:perf_hooks';
import { formatProblems, type Problem } from '../../src/node/base/problems.ts';
import { checkOutputs } from './outputs/checkOutputs.ts';
import { outputsOf } from './outputs/outputs.ts';
import { readRecordings } from './outputs/recordings.ts';
import { readFlags } from './package/packageFacts.ts';
import { LANGUAGES, readPages } from './pages.ts';
import { checkCommands } from './samples/checkCommands.ts';
import { checkData } from './samples/checkData.ts';
import { checkLanguages } from './samples/checkLanguages.ts';
import { checkMarks } from './samples/checkMarks.ts';
import { checkRuns } from './samples/checkRuns.ts';
import { checkTypes } from './samples/checkTypes.ts';
import { type Project, projectsOf } from './samples/projects.ts';
import { ProofCache } from './samples/proofCache.ts';
import { type Proof, proofOf, type Sample, samplesOf } from './samples/samples.ts';
import { summary } from './samples/summary.ts';

const [original = 'en', ...translations] = LANGUAGES;
const pages = readPages(original);
const samples = pages.flatMap(samplesOf);
const projects = pages.flatMap(projectsOf);
const of = (...proofs: Proof[]): Sample[] => samples.filter((sample) => proofs.includes(proofOf(sample)));
const outputs = pages.flatMap(outputsOf);
const cache = new ProofCache();
const problems: Problem[] = checkMarks(samples);

await step('same code in all languages', samples, async () =>
  translations.flatMap((lang) => checkLanguages(samples, readPages(lang).flatMap(samplesOf))),
);
await step('data', of('parse'), async () => checkData(of('parse')));
await step('command lines', of('flags'), async () => checkCommands(of('flags'), await readFlags()));
await step('types', of('run', 'types', 'signature'), () => checkTypes(projects, of('signature')));
const quoted = outputs.map(({ sample, inputs }) => sample.code + inputs);
const recorded = pages.flatMap(({ path }) => readRecordings(path)).map(({ inputs, text }) => inputs + text);
await step('terminal output', quoted, async () => checkOutputs(outputs), recorded);
const unproven = projects.filter((project) => project.tests.length > 0 && !cache.has(projectKey(project)));
await step(
  'test runs',
  unproven.flatMap(({ tests }) => tests),
  async () => {
    const found = await checkRuns(unproven);
    for (const project of unproven) {
      const files = new Set([...project.files.values()].map(({ file }) => file));
      if (!found.some(({ file }) => files.has(file))) cache.add(projectKey(project));
    }
    return found;
  },
);

cache.save();
console.log(`\n${summary(readAll(), samples)}`);
if (problems.length > 0) {
  console.error(`\n${formatProblems(problems)}`);
  process.exitCode = 1;
}

/** Runs a check, unless the same samples have already passed it with the same inputs. */
async function step(
  name: string,
  inputs: readonly (Sample | string)[],
  check: () => Promise<Problem[]>,
  compared: readonly string[] = [],
): Promise<void> {
  const key = cache.key([name, inputs, compared]);
  const start = performance.now();
  process.stdout.write(`${name}: ${inputs.length} … `);
  if (cache.has(key)) {
    console.log('known to be right');
    return;
  }
  const found = await check();
  problems.push(...found);
  if (found.length === 0) cache.add(key);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${found.length === 0 ? 'all right' : `${found.length} wrong`}, ${seconds} s`);
}

function projectKey({ files, tests }: Project): string {
  return cache.key([tests, [...files].map(([name, { code, meta }]) => [name, code, meta])]);
}

function readAll(): number {
  return pages.length + translations.reduce((sum, lang) => sum + readPages(lang).length, 0);
}
