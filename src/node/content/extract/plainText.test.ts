import { describe, expect, it } from 'vitest';
import { compileText } from '../../../../testing/temporarySite.ts';

const compileToText = async (...lines: string[]) => (await compileText(lines.join('\n'))).text;

it('contains the visible text without headings, one line per block', async () => {
  const content = await compileToText(
    '# Title',
    '',
    'Some **bold** text with `code` and a [link](https://example.com).',
    '',
    '## Heading',
    '',
    '- one',
    '- two',
    '',
    '| a | b |',
    '| - | - |',
    '| c | d |',
    '',
    ':::tip Good to know',
    'Inside.',
    ':::',
  );
  expect(content.split('\n')).toEqual([
    'Some bold text with \x7fcode\x7f and a link.',
    'one',
    'two',
    'a · b',
    'c · d',
    'Good to know',
    'Inside.',
  ]);
});

it('contains code without notation marks', async () => {
  const content = await compileToText(
    'Before.',
    '',
    '```ts',
    'const a = 1; // [!code ++]',
    'a();',
    '```',
    '',
    'After.',
  );
  expect(content).toBe('Before.\n\x7fconst a = 1;\na();\x7f\nAfter.');
});

it('contains the titles of code blocks', async () => {
  expect(await compileToText('```ts title="src/sum.ts"', 'sum();', '```')).toBe(
    '\x7fsrc/sum.ts\x7f\n\x7fsum();\x7f',
  );
});

it('contains the command of terminal output', async () => {
  expect(await compileToText('```ansi output="npx rstest run"', 'passed', '```')).toBe(
    '\x7fnpx rstest run\x7f\n\x7fpassed\x7f',
  );
});

it('contains the attributes that elements show, in their line', async () => {
  expect(await compileToText('<Card title="Mocks">', 'Replace them.', '</Card>')).toBe(
    'Mocks\nReplace them.',
  );
  expect(await compileToText('| a | b |', '| - | - |', '| c <Badge since="0.8.0" /> | d |')).toBe(
    'a · b\nc 0.8.0 · d',
  );
  expect(await compileToText('As of <Badge text="beta" /> now.')).toBe('As of beta now.');
});

describe('lines of links', () => {
  const leading = async (...lines: string[]) =>
    (await compileToText('# Title', '', ...lines)).split('\n').filter((line) => line.startsWith('\x80'));

  it('marks the lines of link lists, as below "Related"', async () => {
    expect(await leading('- [A](#a): what it is', '- [`b`](#b)')).toEqual([
      '\x80A: what it is',
      '\x80\x7fb\x7f',
    ]);
    expect(await leading('- [A](#a): what it is', '- no link')).toEqual([]);
    expect(await leading('- Read [A](#a)')).toEqual([]);
  });

  it('marks the lines of link tables', async () => {
    expect(
      await leading('| Task | Page |', '| - | - |', '| stop | [`a`](#a), [b](#b) |', '| go | – |'),
    ).toEqual([]);
    const rows = ['| stop | [`a`](#a), [b](#b) |', '| go | [c](#c) |', '| wait | – |'];
    expect(await leading('| Task | Page |', '| - | - |', ...rows)).toEqual([
      '\x80Task · Page',
      '\x80stop · \x7fa\x7f, b',
      '\x80go · c',
      '\x80wait · –',
    ]);
    const flags = ['| `-a` | Stops. See [a](#a) |', '| `-b` | Goes. See [b](#b) |'];
    expect(await leading('| Flag | Meaning |', '| - | - |', ...flags)).toEqual([]);
  });
});

it('contains terminal output without colors', async () => {
  expect(await compileToText('```ansi', '\x1b[1m\x1b[32m✓\x1b[39m\x1b[22m passed', '```')).toBe(
    '\x7f✓ passed\x7f',
  );
});

it('skips callouts when looking for the first paragraph', async () => {
  const page = await compileText('# A\n\n:::tip\nMind the gap.\n:::\n\nThe page.\n');
  expect(page.firstParagraph).toBe('The page.');
});
