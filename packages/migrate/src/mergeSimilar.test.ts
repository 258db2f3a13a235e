import type { Problem } from 'docs-site-engine/node';
import { expect, it } from 'vitest';
import { mergeSimilar } from './mergeSimilar.ts';

it('merges identical problems and lists all their places', () => {
  const problem = (file: string, message: string): Problem => ({ severity: 'warning', file, message });
  const same = ['a.md', 'b.md', 'c.md'].map((file) => problem(file, 'This key was removed.'));
  const other = problem('a.md', 'Another one was.');
  expect(mergeSimilar([...same, other]).map(({ file, message }) => `${file} ${message}`)).toEqual([
    'a.md This key was removed. Also in b.md, c.md.',
    'a.md Another one was.',
  ]);
});
