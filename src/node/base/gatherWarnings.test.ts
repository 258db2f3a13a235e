import { expect, it } from 'vitest';
import { gatherWarnings } from './gatherWarnings.ts';
import type { Problem } from './problems.ts';

const problems = (count: number, severity: Problem['severity'], text: (index: number) => string): Problem[] =>
  Array.from({ length: count }, (_, index) => ({ severity, file: `docs/${index}.md`, message: text(index) }));

it('warnings that differ only in what they name become one when they are many', () => {
  const many = problems(300, 'warning', (index) => `The language “${'x'.repeat(index)}” is not known.`);
  const few = problems(3, 'warning', (index) => `The picture ${index} has no text.`);
  const errors = problems(50, 'error', (index) => `Dead link “/${index}”.`);
  const gathered = gatherWarnings([...many, ...many, ...few, ...errors]);
  expect(gathered).toHaveLength(1 + 3 + 50);
  expect(gathered[0]).toEqual({
    severity: 'warning',
    file: 'docs/0.md',
    message: 'The language “” is not known. This is one of 300 such warnings, in 300 files.',
    advice: '“npm run check:content -- --all” lists them.',
  });
});
