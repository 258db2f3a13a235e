import { expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../../testing/temporarySite.ts';
import { problemsOverlay, renderExcerpt } from './devProblems.ts';

const error = { severity: 'error' as const, message: 'Wrong.' };

it('shows location, message, marked line and advice as plain text', () => {
  const root = temporaryFolder();
  writeFiles(root, { 'docs/a.mdx': '# A\n\nSee <Tabz>this</Tabz>\n' });
  const overlay = problemsOverlay(
    [
      {
        severity: 'error',
        file: 'docs/a.mdx',
        line: 3,
        column: 5,
        message: 'Unknown <Tabz>.',
        advice: 'Use <Tabs>.',
      },
      { severity: 'error', file: 'docs/b.mdx', message: 'Empty.' },
    ],
    root,
  );
  expect(overlay).toBe(
    '<b>docs/a.mdx:3:5</b>\nUnknown &lt;Tabz&gt;.\n  See <mark>&lt;Tabz</mark>&gt;this&lt;/Tabz&gt;\nUse &lt;Tabs&gt;.\n\n<b>docs/b.mdx</b>\nEmpty.',
  );
});

it.each([
  ['a word', 'Good [wrod](./b.mdx).', 7, ['Good [', 'wrod', '](./b.mdx).']],
  ['Chinese', '一个链接。', 3, ['一个', '链接', '。']],
  ['the end of the line', 'const a =', 10, ['const a =', ' ', '']],
  ['an indented line', '    titel: A', 5, ['', 'titel', ': A']],
  [
    'a long line',
    `${'a'.repeat(100)} b ${'c'.repeat(100)}`,
    102,
    [`…${'a'.repeat(59)} `, 'b', ` ${'c'.repeat(59)}…`],
  ],
])('marks the offending text: %s', (_, text, column, [before, marked, after]) => {
  const root = temporaryFolder();
  writeFiles(root, { 'a.mdx': `first\n${text}\nlast\n` });
  expect(renderExcerpt({ ...error, file: 'a.mdx', line: 2, column }, root)).toBe(
    `${before}<mark>${marked}</mark>${after}`,
  );
});

it('shows the whole line of a problem without a column, and no code of a missing file', () => {
  const root = temporaryFolder();
  writeFiles(root, { 'a.mdx': 'titel: A\n' });
  expect(renderExcerpt({ ...error, file: 'a.mdx', line: 1 }, root)).toBe('titel: A');
  expect(renderExcerpt({ ...error, file: 'a.mdx', line: 9 }, root)).toBe('');
  expect(renderExcerpt({ ...error, file: 'none.mdx', line: 1, column: 1 }, root)).toBe('');
});
