import { expect, it } from 'vitest';
import { problemsOverlay } from './problemsOverlay.ts';

it('shows place, message and advice, and no markup of theirs', () => {
  const overlay = problemsOverlay([
    {
      severity: 'error',
      file: 'docs/a.mdx',
      line: 3,
      column: 7,
      message: 'Unknown <Tabz>.',
      advice: 'Use <Tabs>.',
    },
    { severity: 'error', file: 'docs/b.mdx', message: 'Empty.' },
  ]);
  expect(overlay).toBe(
    '<b>docs/a.mdx:3:7</b>\nUnknown &lt;Tabz&gt;.\nUse &lt;Tabs&gt;.\n\n<b>docs/b.mdx</b>\nEmpty.',
  );
});
