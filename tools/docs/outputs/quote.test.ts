import { expect, it } from 'vitest';
import { parsePage } from '../pages.ts';
import { readSamples } from '../samples/samples.ts';
import { updateQuote, withCode } from './quote.ts';

const before =
  'Rstest v0.12.0\n\n ✓ a.test.ts (1)\n ✗ b.test.ts (42ms)\n   expected 1\n\n  5 | code\n\n Tests 1 failed\n Duration 1s';
const quoted = ' ✗ b.test.ts (10ms)\n   expected 1\n\n Tests 1 failed';

it.each<[what: string, quoted: string, now: string, after: string]>([
  ['nothing but times', quoted, before.replace('42ms', '7ms').replace('1s', '2s'), quoted],
  [
    'a quoted line',
    quoted,
    before.replace('expected 1', 'expected 2'),
    quoted.replace('expected 1', 'expected 2'),
  ],
  ['a line that is not quoted', quoted, before.replace('5 | code', '6 | more'), quoted],
  [
    'a new line between quoted ones',
    quoted,
    before.replace('   expected 1', '   new\n   expected 1'),
    quoted.replace('   expected 1', '   new\n   expected 1'),
  ],
  ['a new line elsewhere', quoted, before.replace(' ✓ a', ' ✓ 0\n ✓ a'), quoted],
  [
    'a quoted line that is gone',
    quoted,
    before.replace('   expected 1\n', ''),
    quoted.replace('   expected 1\n', ''),
  ],
  ['an empty quote', '', 'all\n\n\nof it', 'all\n\nof it'],
])('keeps the quoted lines of an output in which %s has changed', (_, written, now, after) => {
  expect(updateQuote(written, before, now)).toBe(after);
});

it('quotes the complete output if there is no earlier one', () => {
  expect(updateQuote(quoted, undefined, 'all')).toBe('all');
});

it.each([
  ['```text output="a"\nold\n```', '```text output="a"\nnew\n\nlines\n```'],
  ['```text output="a"\n```', '```text output="a"\nnew\n\nlines\n```'],
  [
    '- x\n\n  ```text output="a"\n  old\n  old\n  ```\n\nend',
    '- x\n\n  ```text output="a"\n  new\n\n  lines\n  ```\n\nend',
  ],
])('updates the block in place: %j', (source, after) => {
  const page = parsePage('en', 'a', `---\ntitle: A\n---\n\n${source}\n`);
  const blocks = new Map(readSamples(page).map((sample) => [sample, 'new\n\nlines']));
  expect(withCode(page, blocks)).toBe(`---\ntitle: A\n---\n\n${after}\n`);
});
