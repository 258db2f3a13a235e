import { expect, it } from 'vitest';
import type { ProblemCode } from '../../shared/checks.ts';
import { collapseWarnings, type Problem } from './problems.ts';

const problems = (count: number, code: ProblemCode, text: (index: number) => string): Problem[] =>
  Array.from({ length: count }, (_, index) => ({
    severity: code === 'dead-link' ? 'error' : 'warning',
    code,
    file: `docs/${index}.md`,
    message: text(index),
  }));

it('collapses many warnings with the same code into one, however they are worded', () => {
  const many = problems(300, 'code-language', (index) => `${'x'.repeat(index)} is not a language.`);
  const few = problems(3, 'image-alt', (index) => `The image ${index} has no text.`);
  const errors = problems(50, 'dead-link', (index) => `Dead link "/${index}".`);
  const gathered = collapseWarnings([...many, ...many, ...few, ...errors]);
  expect(gathered).toHaveLength(1 + 3 + 50);
  expect(gathered[0]).toMatchObject({
    severity: 'warning',
    code: 'code-language',
    file: 'docs/0.md',
    message: ' is not a language. 300 similar warnings in 300 files.',
    advice: 'Run "npm run check:content -- --all" to list them.',
  });
});
