import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Problem } from '../../../src/node/base/problems.ts';
import { isBrowserPage } from '../browserMode.ts';
import { type ClaimFile, readClaimFiles } from '../claims/claims.ts';
import { isFragment, type Page } from '../pages.ts';
import { ROOT } from '../root.ts';
import { chooseVerification, readSamples, type Sample } from './samples.ts';

const FILE = 'docs/testedWith.json';
/** Path of the file with the package versions that samples were run with. */
export const TESTED_WITH_FILE = path.join(ROOT, FILE);
const CORE = '@rstest/core';

/** How a page was tested. */
interface TestsOfPage {
  /** Packages with their versions. */
  versions: string[];
  /** Numbers of verified samples and tested claims. */
  samples: number;
  claims: number;
}

/** The versions and numbers of all pages, by route path. */
export type TestedWith = Record<string, TestsOfPage>;

/** Returns the tested versions and the numbers of verified samples and tested claims, by page. */
export function testedWith(
  pages: readonly Page[],
  claimFiles: readonly ClaimFile[] = readClaimFiles(),
): TestedWith {
  const entries = pages.flatMap((page): [string, TestsOfPage][] => {
    const versions = isFragment(page) ? [] : usedPackages(page);
    if (versions.length === 0) return [];
    const samples = readSamples(page).filter(
      (sample) => chooseVerification(sample) !== 'illustrative',
    ).length;
    const claims = claimFiles.filter((file) => file.page === page.path).flatMap((file) => file.claims).length;
    return [[`/${page.path.replace(/(^|\/)index$/, '$1')}`, { versions, samples, claims }]];
  });
  return Object.fromEntries(entries);
}

/** Writes changes for these pages. If they are all pages, also drops removed ones. */
export function recordTestedWith(pages: readonly Page[], { partial = false } = {}): void {
  const text = testedWithText({ ...(partial ? recorded() : {}), ...testedWith(pages) });
  // a running dev server restarts when the file is written
  if (!existsSync(TESTED_WITH_FILE) || readFileSync(TESTED_WITH_FILE, 'utf8') !== text)
    writeFileSync(TESTED_WITH_FILE, text);
}

/** Returns the text of the record: one page per line, sorted. */
export function testedWithText(all: TestedWith): string {
  const lines = Object.entries(all)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      (entry) =>
        `  ${entry.map((part) => JSON.stringify(part).replaceAll(',', ', ').replaceAll('":', '": ')).join(': ')}`,
    );
  return `{\n${lines.join(',\n')}\n}\n`;
}

export function checkTestedWith(pages: readonly Page[]): Problem[] {
  const [recordedTests, current] = [recorded(), testedWith(pages)];
  const isRight = Object.entries(recordedTests).every(([address, { versions, samples, claims }]) => {
    const page = current[address];
    // fewer samples than are checked may be stated, never more
    return (
      page && isDeepStrictEqual(versions, page.versions) && samples <= page.samples && claims <= page.claims
    );
  });
  if (isRight && Object.keys(recordedTests).length === Object.keys(current).length) return [];
  const message = 'The versions and counts shown on pages are not the ones that their samples are run with.';
  const advice = 'Run "npm run docs:verify" and commit the changed files.';
  return [{ severity: 'error', file: FILE, message, advice }];
}

/** Returns `@rstest/core` and related packages that the samples mention, with the versions that the samples run with. */
function usedPackages(page: Page): string[] {
  const samples = readSamples(page);
  if (!samples.some((sample) => ['run', 'output', 'embedded'].includes(chooseVerification(sample))))
    return [];
  const inBrowser = isBrowserPage(page.path);
  const folder = inBrowser ? 'examples/browser' : (samples.map(exampleFolder).find(Boolean) ?? '.');
  const manifests = folder === '.' ? ['package.json', 'samples/package.json'] : [`${folder}/package.json`];
  const installed = manifests.flatMap((file) =>
    Object.keys(readJson<{ devDependencies: Record<string, string> }>(file).devDependencies),
  );
  const named = new Set(samples.flatMap(({ code }) => code.match(/@rstest\/[\w-]+/g) ?? []));
  if (inBrowser) named.add('@rstest/browser');
  return [CORE, ...installed.filter((name) => name !== CORE && named.has(name))].map(
    (name) =>
      `${name} ${readJson<{ version: string }>(`${folder}/node_modules/${name}/package.json`).version}`,
  );
}

/** Returns the project of a sample, if it has separate packages. */
function exampleFolder({ meta }: Sample): string | undefined {
  const folder = /examples\/[\w-]+/.exec(meta.file ?? '')?.[0];
  return folder && existsSync(path.join(ROOT, folder, 'package.json')) ? folder : undefined;
}

function recorded(): TestedWith {
  return existsSync(path.join(ROOT, FILE)) ? readJson(FILE) : {};
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
}
