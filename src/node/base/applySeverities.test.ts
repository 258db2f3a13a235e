import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ERRORS, SWITCHABLE } from '../../shared/checks.ts';
import { applySeverities, type Problem } from './problems.ts';

const problem = (severity: Problem['severity'], code?: Problem['code']): Problem => ({
  severity,
  file: 'docs/en/a.mdx',
  message: 'Odd.',
  ...(code ? { code } : {}),
});

describe('applySeverities', () => {
  it('turns a warning off, or makes it an error', () => {
    const problems = [problem('warning', 'parity'), problem('warning', 'code-mark'), problem('warning')];
    expect(applySeverities(problems, { parity: 'off', 'code-mark': 'error' })).toEqual([
      problem('error', 'code-mark'),
      problem('warning'),
    ]);
  });

  it('changes nothing by default', () => {
    const problems = [problem('warning', 'parity'), problem('error', 'dead-link')];
    expect(applySeverities(problems)).toEqual(problems);
  });

  it('switches off lint rules whose problems are errors', () => {
    expect(applySeverities([problem('error', 'table')], { table: 'off' })).toEqual([]);
    expect(applySeverities([problem('error', 'list')], { list: 'warning' })).toEqual([
      problem('warning', 'list'),
    ]);
  });

  it('does not change errors of the compiler', () => {
    const problems = [problem('error', 'dead-link')];
    expect(applySeverities(problems, { 'dead-link': 'off' } as never)).toEqual(problems);
  });
});

it.each(['en', 'zh'])('the %s manual lists every code', (lang) => {
  const text = readFileSync(`manual/docs/${lang}/checks.md`, 'utf8');
  expect([...SWITCHABLE, ...ERRORS].filter((code) => !text.includes(`\`${code}\``))).toEqual([]);
});
