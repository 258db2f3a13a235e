import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const head = "import { expect, rs, test } from '@rstest/core';\n";
const files = {
  'package.json': '{ "type": "module" }',
  'tsconfig.json':
    '{ "compilerOptions": { "target": "ES5", "experimentalDecorators": true, "jsx": "react-jsx", "paths": { "@/*": ["./src/*"] } } }',
  'tsconfig.app.json': '{ "compilerOptions": { "paths": { "#/*": ["./src/*"] } } }',
  'src/rates.ts': 'export const rate = () => 2;\nexport enum Level { low = 1 }',
  'paths.test.ts': `${head}import { rate } from '@/rates';\nrs.mock('@/rates', () => ({ rate: () => 1 }));\ntest('mocks', () => { expect(rate()).toBe(1); });`,
  'app.test.ts': `${head}import { rate } from '#/rates';\ntest('resolves', () => { expect(rate()).toBe(2); });`,
  'relative.test.ts': `${head}import { rate } from './src/rates';\ntest('resolves', () => { expect(rate()).toBe(2); });`,
  'types.test.ts': `${head}import { Level } from '@/rates';\nclass Seat { constructor(readonly row: number) {} }\ntest('compiles', () => { const seat: string = new Seat(4); expect([seat.row, Level.low]).toEqual([4, 1]); expect(String(Seat)).toMatch(/^class/); });`,
  'decorators.test.ts': `${head}const kinds: unknown[] = [];\nfunction log(...args: any[]) { kinds.push(typeof args[1]); }\nclass A { @log run() {} }\ntest('kinds', () => { void A; expect(kinds).toEqual([process.env.KIND]); });`,
  'jsx.test.tsx': `${head}test('renders', () => { void (<b>hi</b>); });`,
  'ambient.d.ts': 'declare const enum Size { small = 1 }',
  'ambient.test.ts': `${head}test('ambient', () => { expect(Size.small).toBe(1); });`,
  'global.ts':
    "import { rate } from '@/rates';\nexport const setup = () => { process.env.RATE = String(rate()); };",
  'global.test.ts': `${head}test('sees the rate', () => { expect(process.env.RATE).toBe('2'); });`,
};
const runs: Record<string, RstestRun> = {};

beforeAll(async () => {
  const configs: Record<string, [filter: string, config: string, env?: Record<string, string>]> = {
    paths: ['paths', '{}'],
    app: ['app.test', "{ source: { tsconfigPath: './tsconfig.app.json' } }"],
    missing: ['relative', "{ source: { tsconfigPath: './tsconfig.none.json' } }"],
    types: ['types', '{}'],
    standard: ['decorators', '{}', { KIND: 'object' }],
    legacy: ['decorators', "{ source: { decorators: { version: 'legacy' } } }", { KIND: 'string' }],
    jsx: ['jsx', '{}'],
    ambient: ['ambient', '{}'],
    global: ['global', "{ globalSetup: ['./global.ts'] }"],
  };
  await Promise.all(
    Object.entries(configs).map(async ([name, [filter, config, env]]) => {
      runs[name] = await runRstest(
        { ...files, 'rstest.config.ts': `export default ${config};` },
        ['run', filter],
        {
          env: env ?? {},
        },
      );
    }),
  );
});

test('#paths: paths of tsconfig.json apply to imports and to rs.mock', () => {
  expect(runs.paths?.output).toContain('Tests 1 passed');
});

test('#paths: source.tsconfigPath names another file', () => {
  expect(runs.app?.output).toContain('Tests 1 passed');
});

test('#paths: with a tsconfigPath that does not exist, imports fail', () => {
  expect(runs.missing?.output).toContain('Cannot find module');
});

test('#paths: globalSetup files are built, with the aliases', () => {
  expect(runs.global?.output).toContain('Tests 1 passed');
});

test('#tsconfig: enums and parameter properties work, target has no effect, and a type error does not fail the test', () => {
  expect(runs.types?.output).toContain('Tests 1 passed');
});

test('#tsconfig: experimentalDecorators has no effect, source.decorators has', () => {
  expect(runs.standard?.output).toContain('Tests 1 passed');
  expect(runs.legacy?.output).toContain('Tests 1 passed');
});

test('#tsconfig: jsx of tsconfig.json has no effect', () => {
  expect(runs.jsx?.output).toContain('React is not defined');
});

test('#tsconfig: an ambient const enum does not exist at run time', () => {
  expect(runs.ambient?.output).toContain('Size is not defined');
});

test('#paths: without the file of tsconfigPath, an alias is searched as a package', async () => {
  const { output } = await runRstest({
    'src/price.ts': 'export const price = 1;',
    'a.test.ts':
      "import { test } from '@rstest/core'; import { price } from '@/price'; test('a', () => price);",
    'rstest.config.mjs': "export default { source: { tsconfigPath: './none.json' } };",
    'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
  });
  expect(output).toContain("Cannot find package '@/price'");
});

test('#commonjs: a test imports a .cts file, and setupFiles lists one', async () => {
  const run = await runRstest({
    'package.json': '{ "type": "module" }',
    'rstest.config.mjs': "export default { setupFiles: ['./setup.cts'] };",
    'setup.cts':
      "const path: typeof import('node:path') = require('node:path');\n(globalThis as any).setup = path.basename(__filename);",
    'rates.cts': 'const rate: number = 2;\nmodule.exports = { rate };',
    'a.test.ts': `${head}import rates from './rates.cts';\ntest('reads both', () => { expect([rates.rate, (globalThis as any).setup]).toEqual([2, 'setup.cts']); });`,
  });
  expect(run.output).toContain('Tests 1 passed');
});
