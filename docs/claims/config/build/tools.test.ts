import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';
import { fileOf, statusOf } from '../../results.ts';

const imports = "import { expect, rs, test } from '@rstest/core';";
const files = {
  'rstest.config.mjs': `
    import { appendFileSync } from 'node:fs';
    const mustache = { test: /\\.mustache$/, type: 'asset/source' };
    const rspack = { module: { rules: [mustache] } };
    const include = (name) => ['src/' + name + '.test.{js,tsx}'];
    const order = (name) => () => appendFileSync('order.txt', name + '|');
    export default {
      tools: { rspack },
      projects: [
        { name: 'object', include: include('welcome'), tools: { rspack } },
        { name: 'inherits', include: include('welcome') },
        { name: 'function', include: include('join'), tools: {
          rspack: [order('rspack'), (config, { rspack, appendPlugins }) => {
            appendPlugins(new rspack.ProvidePlugin({ joinPath: ['node:path', 'join'] }));
          }],
          bundlerChain: order('bundlerChain'),
        } },
        { name: 'swc', include: include('jsx'), tools: {
          swc: { jsc: { transform: { react: { runtime: 'classic', pragma: 'h' } } } } } },
        { name: 'fixed', include: include('raw'), tools: {
          rspack: { mode: 'production', devtool: 'eval', output: { iife: true, importFunctionName: 'own' } } } },
      ],
    };`,
  'src/welcome.mustache': 'Hello, {{name}}!',
  'src/welcome.test.js': `${imports} import text from './welcome.mustache'; test('text', () => expect(text).toContain('{{name}}'));`,
  'src/join.test.js': `${imports} test('provided', () => expect(joinPath('a', 'b')).toMatch(/^a.b$/));`,
  'src/jsx.test.tsx': `${imports} const h = (tag: string) => tag; test('calls h', () => expect(<b>bold</b>).toBe('b'));
    const newer = () => { using resource = { [Symbol.dispose]() {} }; return resource; };
    test('newer syntax', () => expect(newer.toString()).not.toContain('using resource'));`,
  'src/note.txt': 'a note',
  'src/raw.test.js': `${imports}
    import note from './note.txt?raw';
    const modern = (value) => value?.name ?? 'none';
    test('raw', () => expect(note).toBe('a note'));
    test('syntax', () => expect(modern.toString()).toContain('value?.name ??'));`,
};
const FOLDER = 'dist/.rstest-temp/.rsbuild';
let run: RstestRun;
let entry: RstestRun;

beforeAll(async () => {
  [run, entry] = await Promise.all([
    runRstest(files, ['run', '--reporter=json'], { env: { DEBUG: 'rstest' } }),
    runRstest({
      'a.test.js': `${imports} test('runs', () => {});`,
      'rstest.config.mjs':
        "export default { tools: { rspack: (config) => { config.entry = { main: './a.test.js' }; } } };",
    }),
  ]);
});

test('#rspack: An object is merged into the configuration.', () => {
  expect(statusOf(run, 'text', 'object')).toBe('pass');
  expect(statusOf(run, 'provided', 'function')).toBe('pass');
});

test('#rspack: needs no configuration at all', () => {
  expect(statusOf(run, 'raw', 'fixed')).toBe('pass');
});

test('#swc: to make JSX call your own function instead of React', () => {
  expect(statusOf(run, 'calls h', 'swc')).toBe('pass');
});

test('#swc: Rstest compiles for Node.js 20: its syntax stays as it is, newer syntax is converted', () => {
  expect(statusOf(run, 'syntax', 'fixed')).toBe('pass');
  expect(statusOf(run, 'newer syntax', 'swc')).toBe('pass');
});

test('#bundler-chain: bundlerChain is applied before rspack.', () => {
  expect(run.file('order.txt')).toMatch(/^bundlerChain\|rspack\|/);
});

test('#see-the-result: Rstest then writes the final configuration to disk', () => {
  for (const name of ['rspack.config.object.mjs', 'rsbuild.config.object.mjs', 'rstest.config.mjs'])
    expect(run.file(`${FOLDER}/${name}`)).toBeDefined();
});

test('#pitfalls: Rstest changes some settings after yours.', () => {
  const config = run.file(`${FOLDER}/rspack.config.fixed.mjs`) ?? '';
  expect(config).not.toMatch(/mode: 'production'|devtool: 'eval'|importFunctionName: 'own'|iife: true/);
  expect(config).toMatch(/mode: '(?:development|none)'/);
});

test('#pitfalls: If you replace it, Rstest reports “No test files found”.', () => {
  expect(entry.code).toBe(1);
  expect(entry.output).toContain('No test files found');
});

test('#pitfalls: Projects do not inherit it.', () => {
  expect(fileOf(run, 'src/welcome.test.js', 'inherits')?.status).toBe('fail');
});
