import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../testing/temporarySite.ts';
import { importFresh, moduleProblem } from './importFresh.ts';

function createError(message: string, stack: string): Error {
  return Object.assign(new Error(message), { stack });
}

it.each([
  [
    'above the stack, as for syntax errors',
    createError(
      'Expected ","',
      '/site/nav/guide.ts:3\n  b: 2\n  ^\nSyntaxError: Expected ","\n    at parse (node:internal:72:36)',
    ),
    { file: 'nav/guide.ts', line: 3, message: 'Expected ","' },
  ],
  [
    'in the stack of a reloaded module',
    createError(
      'No',
      'Error: No\n    at file:///site/a.ts?fresh=3,file:///site/b.ts:2:28\n    at run (node:internal:5:1)',
    ),
    { file: 'a.ts', line: 2, column: 28, message: 'No' },
  ],
  [
    'only in the message',
    createError(
      'Cannot find /site/c.ts from /site/b.ts',
      'Error\n    at x (/site/node_modules/a/index.js:1:2)',
    ),
    { file: 'site.config.ts', message: 'Cannot find c.ts from b.ts' },
  ],
])('finds the location %s', (_, error, expected) => {
  expect(moduleProblem(error, '/site', '/site/site.config.ts')).toEqual(expected);
});

it('imports TypeScript below `node_modules`', async () => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    'node_modules/site/a.ts': "import { b } from './b.ts';\nexport default b as number;\n",
    'node_modules/site/b.ts': 'export const b: number = 1;\n',
  });
  expect(await importFresh(path.join(folder, 'node_modules/site/a.ts'))).toMatchObject({ default: 1 });
});
