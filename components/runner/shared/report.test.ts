import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { ansiLines } from './ansi.ts';
import type { RunEvent } from './protocol.ts';
import { report } from './report.ts';

const events: RunEvent[] = [
  { type: 'log', level: 'log', text: 'hello' },
  { type: 'test', outcome: { status: 'pass', names: ['cart', 'adds'], duration: 2.4, errors: [] } },
  { type: 'test', outcome: { status: 'skip', names: ['later'], errors: [] } },
  {
    type: 'test',
    outcome: {
      status: 'fail',
      names: ['totals'],
      duration: 1,
      errors: [
        {
          name: 'AssertionError',
          message: 'expected 1 to be 2',
          diff: '\u001b[32m- 2\u001b[39m\n\u001b[31m+ 1\u001b[39m',
          place: { path: 'src/cart.test.ts', line: 7 },
        },
      ],
    },
  },
  { type: 'end', status: 'fail', errors: [], duration: 12 },
];

it('prints a run as the default reporter does', () => {
  expect(stripVTControlCharacters(report(events, 'src/cart.test.ts')).split('\n')).toEqual([
    'log',
    'hello',
    '',
    ' ✗ src/cart.test.ts (3)',
    '  ✓ cart > adds (2ms)',
    '  - later',
    '  ✗ totals (1ms)',
    '    expected 1 to be 2',
    '',
    'Summary of all failing tests:',
    '',
    ' FAIL  src/cart.test.ts > totals',
    'AssertionError: expected 1 to be 2',
    '',
    '- 2',
    '+ 1',
    '',
    '        at src/cart.test.ts:7',
    '',
    '',
    ' Test Files 1 failed',
    '      Tests 1 failed | 1 passed | 1 skipped (3)',
    '   Duration 12ms',
  ]);
});

it('splits colored output into lines of spans, with styles that continue across lines', () => {
  expect(ansiLines('\u001b[31ma\nb\u001b[39mc \u001b[1m\u001b[41mD\u001b[49m\u001b[22m')).toEqual([
    [{ text: 'a', styles: ['red'] }],
    [
      { text: 'b', styles: ['red'] },
      { text: 'c ', styles: [] },
      { text: 'D', styles: ['on-red', 'bold'] },
    ],
  ]);
});
