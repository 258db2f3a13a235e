import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Rollup } from 'vite';
import { expect, test } from 'vitest';
import { localeFiles } from '../.ladle/localeFiles.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Returns the workbench's error or warning for a file with this content, or `undefined`. */
function complaint(file: string, source: string): unknown {
  const { transform } = localeFiles();
  if (typeof transform !== 'function') throw new Error('The plugin transforms nothing.');
  let reported: unknown;
  const context = {
    addWatchFile: () => undefined,
    error: (problem: unknown) => {
      reported = problem;
    },
    warn: (message: string) => {
      reported = message;
    },
  };
  transform.call(context as unknown as Rollup.TransformPluginContext, source, path.join(root, file), {
    moduleType: 'json',
  });
  return reported;
}

test('reports an invalid locale file with path, line and advice', () => {
  const id = path.join(root, 'locales/zh.json');
  expect(complaint('locales/zh.json', '{\n"a": "b",\n"a": "c" }')).toEqual({
    id,
    message: expect.stringMatching(/^locales\/zh\.json:3 .*Duplicate key.*\n.*Remove one/),
    loc: { file: id, line: 3, column: 0 },
  });
  expect(complaint('stories/other.json', '{')).toBeUndefined();
});

test('reports the same problems of strings as the dev server', () => {
  expect(
    complaint('locales/zh.json', readFileSync(path.join(root, 'locales/zh.json'), 'utf8')),
  ).toBeUndefined();
  expect(
    complaint('locales/en.json', readFileSync(path.join(root, 'locales/en.json'), 'utf8')),
  ).toBeUndefined();
  expect(complaint('locales/zh.json', '{\n"headingLink": "链接",\n"a": "b" }')).toMatchObject({
    message: expect.stringMatching(
      /^locales\/zh\.json:2 error: "headingLink" does not contain the variable \{\{heading\}\}.*\n.*\nlocales\/zh\.json:3 error: Unknown key "a"/,
    ),
  });
  expect(complaint('locales/zh.json', '{ "version": "版本" }')).toMatch(
    /^locales\/zh\.json warning: \d+ of \d+ strings are not translated\./,
  );
  expect(complaint('locales/en.json', '{ "hits_one": "one hit" }')).toMatchObject({
    message: expect.stringContaining('The plural form "hits_other" is missing.'),
  });
});
