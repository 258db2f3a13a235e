/** `npm run recipes`. See `USAGE`. */
import { performance } from 'node:perf_hooks';
import { readCommandLine } from '../../src/node/base/commandLine.ts';
import { checkContributing } from './contributing.ts';
import { ProjectCopy } from './copy.ts';
import { newFrontmatterField, newIsland } from './engine.ts';
import { knownPage, newPage } from './pages.ts';
import { newLanguage, newText, staleTranslation } from './texts.ts';

const USAGE = `Usage: npm run recipes
Runs the recipes of CONTRIBUTING.md in a copy of this project, and checks the results.`;

readCommandLine(USAGE, {});
const copy = new ProjectCopy();
try {
  const recipes = {
    newPage,
    knownPage,
    newText,
    staleTranslation,
    newLanguage,
    newFrontmatterField,
    newIsland,
  };
  for (const [name, recipe] of Object.entries(recipes)) {
    const start = performance.now();
    await recipe(copy);
    console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
  const commandProblems = checkContributing(copy, copy.read('tools/check.ts'));
  if (commandProblems.length > 0) throw new Error(`CONTRIBUTING.md:\n${commandProblems.join('\n')}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  copy.delete();
}
