import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { importGraph } from '../src/node/base/importGraph.ts';

const root = path.resolve(import.meta.dirname, '..');

test("modules that stories import from the engine's Node part also run in browsers", () => {
  const stories = globSync('stories/**/*.{ts,tsx}', { cwd: root, ignore: '**/*.test.*', absolute: true });
  const importedByStories = stories.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^import (?!type\b)[^']*'(\.[^']+\/src\/node\/[^']+)'/gm)].map(
      ([, source = '']) => path.resolve(path.dirname(file), source),
    ),
  );
  expect(importedByStories.length).toBeGreaterThan(0);
  const inNode = [...importGraph(importedByStories)].filter(([, source]) =>
    /^import (?!type\b)[^']*'node:/m.test(source.toString()),
  );
  expect(inNode.map(([file]) => path.relative(root, file))).toEqual([]);
});
