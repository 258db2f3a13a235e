import path from 'node:path';
import type { Rollup } from 'vite';
import { expect, test } from 'vitest';
import { localeFiles } from '../.ladle/localeFiles.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The workbench's error for a file with this content; `undefined` if there is none. */
function complaint(file: string, source: string): unknown {
  const { transform } = localeFiles();
  if (typeof transform !== 'function') throw new Error('The plugin transforms nothing.');
  let said: unknown;
  const context = {
    error: (problem: unknown) => {
      said = problem;
    },
  };
  transform.call(context as unknown as Rollup.TransformPluginContext, source, path.join(root, file), {
    moduleType: 'json',
  });
  return said;
}

test('a locale file that cannot be read is told with a path, a line and advice', () => {
  const id = path.join(root, 'locales/zh.json');
  expect(complaint('locales/zh.json', '{\n"a": "b",\n"a": "c" }')).toEqual({
    id,
    message: expect.stringMatching(/^locales\/zh\.json:3 .*Duplicate key.*\n.*Remove one/),
    loc: { file: id, line: 3, column: 0 },
  });
  expect(complaint('locales/zh.json', '{ "a": "b" }')).toBeUndefined();
  expect(complaint('stories/other.json', '{')).toBeUndefined();
});
