import { expect, it } from 'vitest';
import { compileText } from '../../../testing/temporarySite.ts';

const textOf = async (...lines: string[]) => (await compileText(lines.join('\n'))).text;

it('holds what readers see, one line a block, without headings', async () => {
  const content = await textOf(
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
    'Some bold text with code and a link.',
    'one',
    'two',
    'a',
    'b',
    'c',
    'd',
    'Good to know',
    'Inside.',
  ]);
});

it('holds code, without the marks that only change its look', async () => {
  const content = await textOf(
    'Before.',
    '',
    '```ts',
    'const a = 1; // [!code ++]',
    'a();',
    '```',
    '',
    'After.',
  );
  expect(content).toBe('Before.\nconst a = 1;\na();\nAfter.');
});

it('holds the facts of an option', async () => {
  const content = await textOf('<OptionMeta type="number" default="5" cli="--max <value>" />');
  expect(content).toBe('number\n5\n--max <value>');
});
