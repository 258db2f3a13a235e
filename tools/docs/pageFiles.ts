import { spawnSync } from 'node:child_process';
import path from 'node:path';
import ts from 'typescript-6';
import {
  RUNNABLE_FILE,
  type RunnableRecord,
  runnableText,
} from '../../components/runner/node/runnableRecord.ts';
import type { Changes } from '../../packages/authoring/src/changes.ts';
import type { EditedPage } from '../../packages/authoring/src/pageCommands.ts';
import { isCommitted } from '../../packages/authoring/src/pageFiles.ts';
import { applyEdits, findStrings } from '../../packages/authoring/src/textEdits.ts';
import type { ResolvedSite } from '../../src/node/config/resolveSite.ts';
import { pageFileStem } from '../../src/shared/routes.ts';
import { type Page, parsePage } from './pages.ts';
import { ROOT } from './root.ts';
import { TESTED_WITH_FILE, type TestedWith, testedWith, testedWithText } from './samples/testedWith.ts';

const inRoot = (name: string) => path.join(ROOT, name);
const CLAIM_ENDINGS = ['.test.ts', '.test.tsx'];
const SCENARIOS = inRoot('docs/recordings/scenarios.ts');
const QUERIES = ['en', 'zh'].map((lang) => inRoot(`bench/search/queries.${lang}.json`));
/** Scripts that the commands edit. */
const SCRIPTS = ['docs/navigation.ts', 'site.config.ts'].map(inRoot);
const KNOWN_PATHS = inRoot('tools/docs/knownPaths.txt');

/**
 * Updates the files and entries that belong to a page of this site: claims, recordings and their scenarios, tested
 * versions, runnable samples, search queries, and its path in the list of known paths.
 */
export function onPageEdited(
  _site: ResolvedSite,
  changes: Changes,
  { from, to, redirect }: EditedPage,
): string[] {
  for (const script of SCRIPTS) format(changes, script);
  const [page, target] = [toolPageName(from), to === undefined ? undefined : toolPageName(to)];
  const manualSteps: string[] = [];
  for (const ending of CLAIM_ENDINGS) moveClaims(changes, page + ending, target && target + ending);
  moveFile(changes, recordingFile(page), target && recordingFile(target));
  const scenario = findStrings(changes.text(SCENARIOS), page);
  if (target === undefined && scenario.length > 0)
    manualSteps.push(`Remove the scenarios of "${page}" from docs/recordings/scenarios.ts.`);
  if (to !== undefined && target !== undefined) {
    replaceStrings(changes, SCENARIOS, page, target);
    for (const file of QUERIES) replaceStrings(changes, file, from, to);
  }
  const { [from]: versions, ...others } = JSON.parse(changes.text(TESTED_WITH_FILE)) as TestedWith;
  const known = versions && to !== undefined ? { ...others, [to]: versions } : others;
  writeTestedWith(changes, known);
  moveRunnable(changes, page, target);
  const isKnown = isCommitted(ROOT, inRoot(`docs/en/${page}.mdx`));
  if (isKnown) manualSteps.push(...keepKnownPath(changes, from, to ?? redirect));
  return manualSteps;
}

/** Adds the files and entries that belong to a new page. */
export function onPageCreated(_site: ResolvedSite, changes: Changes, { from }: EditedPage): string[] {
  for (const script of SCRIPTS) format(changes, script);
  const name = toolPageName(from);
  const page: Page = parsePage('en', name, changes.text(inRoot(`docs/en/${name}.mdx`)));
  const known = JSON.parse(changes.text(TESTED_WITH_FILE)) as TestedWith;
  writeTestedWith(changes, { ...known, ...testedWith([page]) });
  return [];
}

/** Wraps lines that have become too long, as the linter expects. */
function format(changes: Changes, file: string): void {
  const biome = inRoot('node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'format', `--stdin-file-path=${path.relative(ROOT, file)}`];
  const options = { cwd: ROOT, input: changes.text(file), encoding: 'utf8' } as const;
  const { status, stdout } = spawnSync(process.execPath, args, options);
  if (status === 0) changes.write(file, stdout);
}

/** Only writes the file if it changed, because the configuration imports it and the dev server would restart. */
function writeTestedWith(changes: Changes, all: TestedWith): void {
  const text = testedWithText(all);
  if (text !== changes.text(TESTED_WITH_FILE)) changes.write(TESTED_WITH_FILE, text);
}

function moveRunnable(changes: Changes, page: string, target: string | undefined): void {
  const { [page]: results, ...others } = JSON.parse(changes.text(RUNNABLE_FILE)) as RunnableRecord;
  if (results === undefined) return;
  changes.write(
    RUNNABLE_FILE,
    runnableText(target === undefined ? others : { ...others, [target]: results }),
  );
}

/** `guide/start/index`, as the tools name pages. */
function toolPageName(routePath: string): string {
  return pageFileStem('/', routePath);
}

function recordingFile(page: string): string {
  return inRoot(`docs/recordings/${page.replaceAll('/', '-')}.ansi`);
}

/** Moves a file, or removes it where there is no target. */
function moveFile(changes: Changes, from: string, to: string | undefined): void {
  if (!changes.has(from)) return;
  if (to === undefined) changes.remove(from);
  else changes.move(from, to);
}

/** Moves a page's claims, and updates their relative imports and the path of the page that they read. */
function moveClaims(changes: Changes, from: string, to: string | undefined): void {
  const [old, now] = [
    inRoot(`docs/claims/${from}`),
    to === undefined ? undefined : inRoot(`docs/claims/${to}`),
  ];
  if (!changes.has(old)) return;
  const text = changes.text(old);
  moveFile(changes, old, now);
  if (now === undefined || to === undefined) return;
  // strings in claims also contain imports, which belong to the files that they write
  const edits = ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName, pos }) => {
    if (!fileName.startsWith('.')) return [];
    const relative = path.posix.relative(path.dirname(now), path.resolve(path.dirname(old), fileName));
    const specifier = relative.startsWith('.') ? relative : `./${relative}`;
    const start = text.indexOf(fileName, pos);
    return [{ start, end: start + fileName.length, text: specifier }];
  });
  const relinked = applyEdits(text, edits);
  const [page, target] = [from, to].map((name) => `docs/en/${name.replace(/\.test\.tsx?$/, '')}.mdx`);
  changes.write(now, relinked.replaceAll(`'${page}'`, `'${target}'`));
}

function replaceStrings(changes: Changes, file: string, from: string, to: string): void {
  const text = changes.text(file);
  const edits = findStrings(text, from).map(({ quote, ...range }) => ({
    ...range,
    text: quote + to + quote,
  }));
  changes.write(file, applyEdits(text, edits));
}

/** Adds a removed path to the list of paths that must keep redirecting. A test enforces the list. */
function keepKnownPath(changes: Changes, from: string, to: string | undefined): string[] {
  const lines = changes.text(KNOWN_PATHS).trimEnd().split('\n');
  const isListed = lines.includes(from);
  if (to === undefined)
    return isListed ? [`Redirect ${from}: other sites link to it (tools/docs/knownPaths.txt).`] : [];
  const index = lines.findIndex((line) => line.startsWith('/') && line > from);
  if (!isListed) lines.splice(index === -1 ? lines.length : index, 0, from);
  changes.write(KNOWN_PATHS, `${lines.join('\n')}\n`);
  return [];
}
