import { expect, it } from 'vitest';
import { compileText } from '../../../testing/temporarySite.ts';

const findProblems = async (info: string, ...code: string[]) =>
  (await compileText(['# A', '', `\`\`\`ts ${info}`, ...code, '```', ''].join('\n'))).problems;

it.each(['{0}', '{3-1}', '{1-}', '{}', '{1,}'])('reports a range outside the code: %s', async (range) => {
  expect(await findProblems(range, 'a', 'b', 'c')).toMatchObject([{ code: 'code-fence', line: 3 }]);
});

it.each([
  ['Lower the count to at most 2.', ['a // [!code highlight:3]', 'b']],
  ['Lower the count to at most 1.', ['a', '// [!code highlight:2]', 'b']],
  ['Remove the mark.', ['a', '// [!code ++]']],
])('reports a mark that extends past the end of the code: %s', async (advice, code) => {
  expect(await findProblems('', ...code)).toMatchObject([{ code: 'code-line', line: 3, advice }]);
});

it.each([['a // [!code highlight:2]', 'b'], ['// [!code highlight:2]', 'a', 'b'], ['a // [!code ++]']])(
  'accepts marks that fit: %j',
  async (...code) => {
    expect(await findProblems('', ...code)).toEqual([]);
  },
);

it.each(['ts{2}', 'ts:a.ts', 'ts[a.ts]'])(
  'explains options without a space, as in other tools: %s',
  async (lang) => {
    const { problems } = await compileText(`# A\n\n\`\`\`${lang}\na\n\`\`\`\n`);
    const advice = expect.stringMatching(/^Write a space after the language/);
    expect(problems).toMatchObject([{ code: 'code-language', line: 3, advice }]);
  },
);

it.each(['ts\u00A0title', 'ts\u00A0title="a.ts"', '\u200Bts'])(
  'reports an invisible character after the fence: %j',
  async (lang) => {
    const { problems } = await compileText(`# A\n\n\`\`\`${lang}\na\n\`\`\`\n`);
    expect(problems).toMatchObject([
      {
        code: 'code-language',
        line: 3,
        message: expect.stringMatching(/invisible character U\+(?:00A0|200B)/),
      },
    ]);
  },
);

const findMarks = async (lang: string, line: string) =>
  (await compileText(`# A\n\n\`\`\`${lang}\n${line}\n\`\`\`\n`)).problems;

it.each([
  ['dockerfile', 'RUN b # [!code ++]'],
  ['bat', 'echo a REM [!code ++]'],
  ['text', 'a // [!code focus]'],
])('reports a known mark that readers see in %s: %s', async (lang, line) => {
  const message = expect.stringContaining('Readers see the mark "[!code');
  expect(await findMarks(lang, line)).toMatchObject([{ code: 'code-mark', line: 3, message }]);
});

it.each([
  ['ts', 'a // [!code ++]'],
  ['json', '{ "a": "[!code ++]" }'],
  ['dockerfile', 'RUN b # [\\!code ++]'],
  ['dockerfile', '# [!code ++]\nRUN c'],
])('accepts a mark that is hidden or intentionally visible in %s: %s', async (lang, line) => {
  expect(await findMarks(lang, line)).toEqual([]);
});
