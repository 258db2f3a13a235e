import { expect, it } from 'vitest';
import { parsePage } from '../pages.ts';
import { checkClaims, listClaims } from './checkClaims.ts';
import { checkClaimCount, claimSummary } from './claimCount.ts';
import { type ClaimFile, parseClaims, readClaimFiles } from './claims.ts';
import { judgeClaims } from './runClaims.ts';

const page = parsePage(
  'en',
  'config/test/bail',
  `---
title: bail
---

# bail

The run stops after the first failure.

## What counts

### Retries {#with-retry}

## Root
`,
);

function claimFile(source: string, path = 'config/test/bail'): ClaimFile {
  return { file: `docs/claims/${path}.test.ts`, page: path, claims: parseClaims(source), sources: [source] };
}

it('reads the titles of tests, with their lines, and not those inside of strings', () => {
  const source = [
    "const files = { a: `test('#: not this one', () => {});` };",
    "test('#what-counts: one claim: this', () => {});",
    "it.concurrent('#: two', () => {});",
    "test.each([1, 2])('three', () => {});",
    'test(title, () => {});',
    "const own = test.extend({ a: 'b' });",
  ].join('\n');
  expect(parseClaims(source)).toEqual([
    { title: '#what-counts: one claim: this', section: 'what-counts', statement: 'one claim: this', line: 2 },
    { title: '#: two', section: '', statement: 'two', line: 3 },
    { title: 'three', statement: 'three', line: 4 },
    { title: '', statement: '', line: 5 },
  ]);
});

it('accepts claims about sections and about the text before them', () => {
  const source = [
    "test('#: the run stops after the first failure', run);",
    "test('#with-retry: only the last attempt counts', run);",
    "test('#root-1: an id that the shell uses has a number', run);",
  ].join('\n');
  expect(checkClaims([claimFile(source)], [page])).toEqual([]);
});

it('reports claims without a section or with an unknown one', () => {
  const source = [
    "test('the run stops after the first failure', run);",
    "test('#what-count: the run stops after the first failure', run);",
    "test('#: after the first', run);",
    "test('#: the run stops after the first failure', run);",
    "test('#: the run stops after the first failure', run);",
    'test(title, run);',
  ].join('\n');
  const problems = checkClaims([claimFile(source)], [page]);
  expect(problems.map(({ line, message }) => [line, message])).toEqual([
    [1, '"the run stops after the first failure" does not name a section.'],
    [2, 'docs/en/config/test/bail.mdx has no section #what-count.'],
    [3, '"after the first" has fewer than 4 words.'],
    [5, '"#: the run stops after the first failure" is claimed twice.'],
    [6, 'The title of this test is not a plain string.'],
  ]);
  expect(problems[1]?.advice).toBe(
    'Did you mean "#what-counts"? Available: #, #what-counts, #with-retry, #root-1.',
  );
  expect(checkClaims([claimFile('', 'config/test/gone')], [page])).toMatchObject([
    {
      file: 'docs/claims/config/test/gone.test.ts',
      message: 'The page docs/en/config/test/gone.mdx does not exist.',
    },
  ]);
});

it('lists claims in the order of the page', () => {
  const source = "test('#what-counts: failed tests count', run);\ntest('#: the run stops immediately', run);";
  expect(listClaims([claimFile(source)], [page])).toBe(
    'config/test/bail  #  the run stops immediately\nconfig/test/bail  #what-counts  failed tests count',
  );
});

it('reruns claims when their code changes, but not when a title is reworded', () => {
  const [first] = readClaimFiles((path) => path === 'config/test/bail');
  expect(first?.claims.length).toBeGreaterThan(3);
  for (const { statement } of first?.claims ?? []) expect(first?.sources[0]).not.toContain(statement);
  expect(first?.sources[0]).toContain('beforeAll(async');
});

it('reports claims that fail, and claims that were not checked', () => {
  const file = claimFile("test('one', run);\ntest('two', run);\ntest('three', run);");
  const problems = judgeClaims(
    [file, claimFile('', 'config/test/broken')],
    [
      {
        testPath: file.file,
        status: 'fail',
        results: [
          { name: 'one', status: 'pass' },
          {
            name: 'two',
            status: 'fail',
            errors: [
              { message: 'expected 1 to be 2\n\n- 2', stack: 'at docs/claims/config/test/bail.test.ts:7:3' },
            ],
          },
          { name: 'three', status: 'skip' },
          { name: 'four', status: 'pass' },
        ],
      },
    ],
  );
  expect(problems.map(({ line, message }) => [line, message])).toEqual([
    [1, '"four" is not recognized as a claim.'],
    [7, '"two" failed: expected 1 to be 2'],
    [3, '"three" was skipped.'],
    [1, 'The claims could not be run: the file did not run'],
  ]);
});

it('requires three claims per page', () => {
  const files = [claimFile("test('one', run);\ntest('two', run);\ntest('three', run);")];
  expect(claimSummary(files, 2)).toBe('3 claims tested, 1.5 per page');
  expect(checkClaimCount(files, 1)).toEqual([]);
  expect(checkClaimCount(files, 2)).toMatchObject([
    { message: '3 claims for 2 pages, fewer than 3 per page.' },
  ]);
});
