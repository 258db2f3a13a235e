import { expect, it } from 'vitest';
import { coloredQuote } from './coloredQuote.ts';

const ESC = '\u001b';
const RECORDING = [
  `${ESC}[36mRstest v0.12.0${ESC}[39m`,
  '',
  ` ${ESC}[31m✗${ESC}[39m a.test.ts${ESC}[90m (12ms)${ESC}[39m`,
  `${ESC}[32m- Expected${ESC}[39m`,
  `${ESC}[31m+ Received${ESC}[39m`,
].join('\n');

it('keeps the colors of the tool: Expected is green and Received is red', () => {
  expect(coloredQuote('- Expected\n+ Received', RECORDING)).toBe(
    `${ESC}[32m- Expected${ESC}[39m\n${ESC}[31m+ Received${ESC}[39m`,
  );
});

it('omits the lines that the page omits, and keeps its empty lines', () => {
  expect(coloredQuote('Rstest v0.12.0\n\n+ Received', RECORDING)).toBe(
    `${ESC}[36mRstest v0.12.0${ESC}[39m\n\n${ESC}[31m+ Received${ESC}[39m`,
  );
});

it('keeps the duration of the page where the recording has another one', () => {
  expect(coloredQuote(' ✗ a.test.ts (7ms)', RECORDING)).toBe(
    RECORDING.split('\n')[2]?.replace('12ms', '7ms'),
  );
});

it.each([
  ['a line that was not printed', 'Snapshots 1 written'],
  ['lines in another order', '+ Received\n- Expected'],
])('has no colors for %s', (_, quoted) => {
  expect(coloredQuote(quoted, RECORDING)).toBeUndefined();
});
