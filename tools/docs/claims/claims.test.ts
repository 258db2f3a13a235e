import { expect, it } from 'vitest';
import { parsePage } from '../pages.ts';
import { checkClaims } from './checkClaims.ts';
import { type ClaimFile, claimsOf } from './claims.ts';
import { checkFloor, claimSummary } from './floor.ts';
import { judgeClaims } from './runClaims.ts';
import { visibleText } from './visibleText.ts';

const page = parsePage(
  'en',
  'config/test/bail',
  `---
title: bail
---

# bail

With \`--bail\`, the [run](/guide) stops
after **the first** failure.

:::tip A title for it
And what is in it.
:::

| Value | Meaning |
| ----- | ------- |
| \`0\`  | never stops the run |

\`\`\`ts
const code = 'is not prose at all';
\`\`\`
`,
);

function claimFile(source: string, path = 'config/test/bail'): ClaimFile {
  return { file: `docs/claims/${path}.test.ts`, page: path, claims: claimsOf(source), sources: [source] };
}

it('reads what readers see, without marks and code', () => {
  expect(visibleText(page)).toEqual([
    'bail',
    'With --bail, the run stops after the first failure.',
    'A title for it',
    'And what is in it.',
    'Value Meaning',
    '0 never stops the run',
  ]);
});

it('reads the names of tests, with their lines, and not those inside of strings', () => {
  const source = [
    "const files = { a: `test('not this one', () => {});` };",
    "test('one\\n  claim', () => {});",
    "it.concurrent('two', () => {});",
    "test.each([1, 2])('three', () => {});",
    'test(title, () => {});',
    "const own = test.extend({ a: 'b' });",
  ].join('\n');
  expect(claimsOf(source)).toEqual([
    { title: 'one claim', line: 2 },
    { title: 'two', line: 3 },
    { title: 'three', line: 4 },
    { title: '', line: 5 },
  ]);
});

it('accepts claims that stand on the page', () => {
  const source = "test('the run stops after the first failure', run);\ntest('0 never stops the run', run);";
  expect(checkClaims([claimFile(source)], [page])).toEqual([]);
});

it('finds claims that do not, with what the page says instead', () => {
  const source = [
    "test('the run stops after the second failure', run);",
    "test('after the first', run);",
    "test('the run stops after the first failure', run);",
    "test('the run stops after the first failure', run);",
    'test(title, run);',
    "test('is not prose at all', run);",
  ].join('\n');
  const problems = checkClaims([claimFile(source)], [page]);
  expect(problems.map(({ line, message }) => [line, message])).toEqual([
    [1, '“the run stops after the second failure” does not stand on docs/en/config/test/bail.mdx.'],
    [2, '“after the first” has fewer than 4 words.'],
    [4, '“the run stops after the first failure” is claimed twice.'],
    [5, 'The name of this test is not a plain string.'],
    [6, '“is not prose at all” does not stand on docs/en/config/test/bail.mdx.'],
  ]);
  expect(problems[0]?.advice).toContain('the run stops after the first failure');
  expect(checkClaims([claimFile('', 'config/test/gone')], [page])).toMatchObject([
    {
      file: 'docs/claims/config/test/gone.test.ts',
      message: 'There is no page docs/en/config/test/gone.mdx.',
    },
  ]);
});

it('says which claims do not hold, and which were not checked', () => {
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
    [1, '“four” runs, but is not read as a claim.'],
    [7, '“two” does not hold: expected 1 to be 2'],
    [3, '“three” was not checked.'],
    [1, 'These claims could not be checked: the file did not run'],
  ]);
});

it('asks for three claims a page', () => {
  const files = [claimFile("test('one', run);\ntest('two', run);\ntest('three', run);")];
  expect(claimSummary(files, 2)).toBe('3 claims backed, 1.5 per page');
  expect(checkFloor(files, 1, true)).toEqual([]);
  expect(checkFloor(files, 2, true)).toMatchObject([
    { message: '3 claims for 2 pages: fewer than 3 a page.' },
  ]);
});
