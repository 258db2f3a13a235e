import { expect, it } from 'vitest';
import { compileModule } from './compileModule.ts';
import { findImports, resolveImport } from './modules.ts';

const files = ['src/cart.ts', 'src/money/index.ts', 'tests/setup.ts'];
const has = (path: string) => files.includes(path);

it.each([
  ['./cart', 'src/cart.test.ts', 'src/cart.ts'],
  ['./cart.js', 'src/cart.test.ts', 'src/cart.ts'],
  ['../src/money', 'tests/a.test.ts', 'src/money/index.ts'],
  ['@/cart', 'tests/a.test.ts', 'src/cart.ts'],
  ['./missing', 'src/cart.test.ts', undefined],
  ['react', 'src/cart.test.ts', undefined],
])('resolves %s in %s to %s', (specifier, importer, path) => {
  expect(resolveImport(specifier, importer, has, { aliases: [['@', './src']] })).toBe(path);
});

it('tries extensions in the configured order', () => {
  const all = (path: string) => ['storage.ts', 'storage.web.ts'].includes(path);
  const extensions = ['.web.ts', '.ts'];
  expect(resolveImport('./storage', 'a.test.ts', all, { extensions })).toBe('storage.web.ts');
  expect(resolveImport('./storage', 'a.test.ts', all)).toBe('storage.ts');
});

it('strips types, keeps line numbers, and finds imports', () => {
  const code =
    "import { expect, test } from '@rstest/core';\nimport type { A } from './types';\n\ntest('a', () => {\n  expect(1 as number).toBe(1);\n});";
  const compiled = compileModule(code, 'a.test.ts');
  expect(compiled.split('\n')).toHaveLength(6);
  expect(compiled.split('\n')[4]).toContain('toBe(1)');
  expect(findImports(compiled)).toEqual(['@rstest/core']);
});

it('reports the position of a syntax error', () => {
  expect(() => compileModule('const a: = 1;', 'a.ts')).toThrow(/\(1:\d+\)/);
});
