import { expect, it } from 'vitest';
import { renderCompiled } from '../../../testing/renderCompiled.ts';
import { compileText } from '../../../testing/temporarySite.ts';

const page = (name: string, ...lines: string[]) =>
  ['# A', '', `<${name}>`, '', ...lines, '', `</${name}>`, ''].join('\n');

it.each([
  ['Steps', ['1. one', '', '   ```ts', '   a', '   ```', '', '2. two']],
  ['FileTree', ['- `src/`', '  - **`a.ts`** does it', '- `b.ts`']],
])('accepts the list of <%s>', async (name, lines) => {
  const compiled = await compileText(page(name, ...lines));
  expect(compiled.problems).toEqual([]);
  expect(renderCompiled(compiled)).toMatch(/<x-(?:steps|filetree)>\s*<[ou]l>/);
});

it.each([
  ['Steps', ['- one'], 3, 'one numbered list'],
  ['Steps', ['text', '', '1. one'], 3, 'one numbered list'],
  ['Steps', [], 3, 'one numbered list'],
  ['FileTree', ['text'], 3, 'one list'],
  ['FileTree', ['- `src/`', '  - a.ts'], 6, 'a name in backticks'],
])('rejects the content of <%s>: %j', async (name, lines, line, message) => {
  const { problems } = await compileText(page(name, ...lines));
  expect(problems).toEqual([
    expect.objectContaining({ severity: 'error', line, message: expect.stringContaining(message) }),
  ]);
});
