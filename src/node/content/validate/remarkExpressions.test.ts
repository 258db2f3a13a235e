import { describe, expect, it } from 'vitest';
import { compileText } from '../../../../testing/temporarySite.ts';

describe('expressions', () => {
  it.each([
    'Set {name} here.',
    '{name.first}',
    '{1 + [name][0]}',
    'A <Badge text={name} />',
    '<Tabs {...name} />',
  ])('rejects unknown names: %s', async (line) => {
    expect((await compileText(`# A\n\n${line}\n`)).problems).toEqual([
      expect.objectContaining({
        severity: 'error',
        line: 3,
        message: '"name" is not defined.',
        advice: expect.stringContaining('starts an expression'),
      }),
    ]);
  });

  it.each([
    '{1 + 1}',
    '{Math.max(1, 2).name}',
    '{/* name */}',
    '{[1].map((name) => name)}',
    '<Tabs {...{ name: 1 }} />',
  ])('accepts globals of JavaScript: %s', async (line) => {
    expect((await compileText(`# A\n\n${line}\n`)).problems).toEqual([]);
  });
});
