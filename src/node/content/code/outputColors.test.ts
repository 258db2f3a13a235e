import { expect, it } from 'vitest';
import { withColors } from '../emit/rehypeCodeBlocks.ts';

const ESC = String.fromCharCode(27);
/** Colors by name, in place of their escape sequences. */
const shown = (output: string) =>
  withColors(output)
    .replaceAll(`${ESC}[31m`, '<red>')
    .replaceAll(`${ESC}[32m`, '<green>')
    .replaceAll(`${ESC}[33m`, '<yellow>')
    .replaceAll(`${ESC}[36m`, '<cyan>')
    .replaceAll(`${ESC}[90m`, '<gray>')
    .replaceAll(`${ESC}[39m`, '</>');

it.each([
  ['  Rstest v0.12.0', '<cyan>  Rstest v0.12.0</>'],
  [' ✓ test/cart.test.ts (2) 33ms', ' <green>✓</> test/cart.test.ts (2) <gray>33ms</>'],
  ['  ✗ adds (1.5s)', '  <red>✗</> adds <gray>(1.5s)</>'],
  [' Test Files 1 failed | 2 passed', '<gray> Test Files</> <red>1 failed</> | <green>2 passed</>'],
  ['      Tests 3 skipped', '<gray>      Tests</> <yellow>3 skipped</>'],
  ['- Expected\n+ Received', '<red>- Expected</>\n<green>+ Received</>'],
  ['TypeError: no', '<red>TypeError</>: no'],
  ['nothing of interest', 'nothing of interest'],
])('prints “%s” as a terminal does', (output, expected) => {
  expect(shown(output)).toBe(expected);
});

it('changes no letter of the output', () => {
  const output = '✓ 1 passed (5ms)\n- a\n+ b\n   at file.ts:1:1\nError: x | 2 failed 3 skipped';
  expect(withColors(output).replace(new RegExp(`${ESC}\\[\\d+m`, 'g'), '')).toBe(output);
});
