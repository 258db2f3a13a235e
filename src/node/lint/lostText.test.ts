import { expect, it } from 'vitest';
import { compileText } from '../../../testing/temporarySite.ts';

const findProblems = async (...lines: string[]) =>
  (await compileText(['# A', '', ...lines].join('\n'))).problems;

it.each<[what: string, lines: string[], line: number, message: string, advice: string]>([
  ['a URL', ['Text', '', '[note]: this'], 5, '"[note]: this" is missing from the page', 'write \\[note]'],
  ['a footnote', ['Text', '', '[^1]: Some words.'], 5, '"[^1]: …" is missing from the page', '[text][^1]'],
  ['a second URL', ['[a]', '', '[a]: /b', '[a]: /c'], 6, '"[a]: /c" is missing', 'another name'],
  ['a second footnote', ['Text[^1]', '', '[^1]: One.', '', '[^1]: Two.'], 7, '"[^1]: …"', 'another name'],
])('reports %s that nothing refers to, with its location', async (_, lines, line, message, advice) => {
  const lostTexts = (await findProblems(...lines)).filter(({ code }) => code === 'lost-text');
  expect(lostTexts).toMatchObject([
    {
      severity: 'warning',
      line,
      message: expect.stringContaining(message),
      advice: expect.stringContaining(advice),
    },
  ]);
});

it('accepts text that is shown elsewhere or intentionally hidden', async () => {
  const lines = [
    ...['```md', '> [!WARNING]', '> Shown unchanged.', '', '[[toc]]', '```', ''],
    ':::tip A title with `code`',
    'Text[^1], [a] and ![b].',
    ':::',
    '',
    '<Badge text="new" /> {/* a remark */}',
    '',
    ':::code-group',
    '```ts [one.ts]',
    'const a = 1;',
    '```',
    ':::',
    '',
    '[a]: /',
    '[b]: https://example.com/b.png',
    '[//]: # (a remark)',
    '[^1]: A note with `code`.',
  ];
  expect((await findProblems(...lines)).filter(({ code }) => code === 'lost-text')).toEqual([]);
});
