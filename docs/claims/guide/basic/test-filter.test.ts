import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const head = "import { describe, expect, test } from '@rstest/core';\n";
const files = {
  'src/cart/price.ts': 'export const withTax = (price: number) => price * 1.2;',
  'src/cart/cart.ts': "export { withTax } from './price';",
  'src/cart/cart.test.ts': `${head}import './cart';\ndescribe('cart', () => { test('adds up items', () => {}); test('404', () => {}); });`,
  'src/cart/price.test.ts': `${head}import './price';\ntest('adds tax', () => {});`,
  'src/user/broken.test.ts': `${head}import './missing';\ntest('joins names', () => {});`,
};
const web = `export default { projects: ['web', 'web-dom', 'api'].map((name) => ({ name, include: ['src/cart/price.test.ts'] })) };\n`;
const runs: Record<string, RstestRun> = {};

beforeAll(async () => {
  const commands: Record<string, [args: string[], extra?: Record<string, string>]> = {
    path: [['run', 'CART']],
    glob: [['run', '*.test.ts']],
    source: [['run', 'cart.ts']],
    exact: [['run', '"src/cart/cart.test.ts"'], { 'src/cart/cart.test.tsx': `${head}test('x', () => {});` }],
    prefix: [['run', 'src/cart/cart.test.ts'], { 'src/cart/cart.test.tsx': `${head}test('x', () => {});` }],
    joined: [['run', 'cart', '-t', '^cart adds up items$']],
    arrow: [['run', 'cart', '-t', '^cart > adds up items$']],
    upper: [['run', 'cart', '-t', 'ADDS']],
    digits: [['run', 'cart', '-t', '404']],
    excluded: [['run', 'cart', '-t', '^(?!.*404)', '--reporter', 'verbose']],
    related: [['run', '--related', 'src/cart/price.ts', '--exclude', '**/broken*']],
    nothing: [['run', '--related', 'src/lonely.ts', '--exclude', '**/broken*'], { 'src/lonely.ts': '' }],
    inverted: [['run', '--project', '!web'], { 'rstest.config.ts': web }],
    twice: [['run', '--project', '!web', '--project', '!api'], { 'rstest.config.ts': web }],
    none: [['run', '--project', 'docs'], { 'rstest.config.ts': web }],
    single: [['run', 'cart', '--project', 'docs']],
    failures: [['run', '--onlyFailures', '--exclude', '**/broken*']],
  };
  await Promise.all(
    Object.entries(commands).map(async ([name, [args, extra]]) => {
      runs[name] = await runRstest({ ...files, ...extra }, args);
    }),
  );
});

const output = (name: string): string => runs[name]?.output ?? '';
const code = (name: string): number | null | undefined => runs[name]?.code;

test('#by-file-path: Matching ignores case, and absolute paths work', () => {
  expect(output('path')).toContain('Test Files 2 passed');
});

test('#by-file-path: Rstest does not even build the files that a path filter leaves out', () => {
  expect(code('path')).toBe(0);
  expect(output('path')).not.toContain('missing');
});

test('#by-file-path: A filter is plain text, neither a glob nor a regular expression', () => {
  expect(output('glob')).toContain('No test files found');
});

test('#by-file-path: naming a source file such as cart.ts finds nothing either', () => {
  expect(output('source')).toContain('No test files found');
});

test('#run-a-single-test-file: A file whose path contains the same text runs as well', () => {
  expect(output('prefix')).toContain('Test Files 2 passed');
  expect(output('exact')).toContain('Test Files 1 passed');
});

test('#by-test-name: If your pattern contains >, they are joined as in the output', () => {
  expect(output('joined')).toMatch(/Tests 1 passed/);
  expect(output('arrow')).toMatch(/Tests 1 passed/);
});

test('#by-test-name: Matching is case-sensitive. To ignore case', () => {
  expect(output('upper')).not.toMatch(/Tests \d+ passed/);
});

test('#by-test-name: a negative lookahead excludes tests by name', () => {
  expect(output('excluded')).toContain('✓ cart > adds up items');
  expect(output('excluded')).toContain('- cart > 404');
});

test('#by-test-name: A pattern of digits only is read as a number and fails with regex.test is not a function', () => {
  expect(output('digits')).toContain('regex.test is not a function');
});

test('#by-changed-files: takes source files and runs every test file that imports one of them, directly or through other files', () => {
  expect(output('related')).toContain('Test Files 2 passed');
});

test('#by-changed-files: --related without a matching test file fails', () => {
  expect(code('nothing')).toBe(1);
});

test('#by-project: An inverted name excludes everything that starts with it', () => {
  expect(code('inverted')).toBe(0);
  expect(output('inverted')).toContain('Test Files 1 passed');
});

test('#by-project: Two inverted names do not add up, because a project runs as soon as one of them lets it through', () => {
  for (const name of ['api', 'web', 'web-dom']) expect(output('twice')).toContain(`[${name}]`);
});

test('#by-project: No match is an error; but where the configuration has no projects, the flag is ignored and everything runs', () => {
  expect(code('none')).toBe(1);
  expect(code('single')).toBe(0);
  expect(output('single')).toContain('Test Files 2 passed');
});

test('#by-earlier-failures: Without known failures, everything runs', () => {
  expect(output('failures')).toContain('Test Files 2 passed');
});

test('#by-changed-files: a deleted module selects nothing, so the run is green', async () => {
  const { code, output } = await runRstest(
    {
      'run.test.ts': `import { execSync } from 'node:child_process';
        import { expect, test } from '@rstest/core';
        test.skipIf(process.env.INNER)('runs', { timeout: 30000 }, () => {
          const git = 'git -c user.name=a -c user.email=a@b.c ';
          execSync(\`cd shop && git init -q && \${git} add . && \${git} commit -qm a && rm price.ts\`);
          const out = execSync('node ../node_modules/@rstest/core/bin/rstest.js run --changed 2>&1; echo code $?', { cwd: 'shop', env: { ...process.env, INNER: '1' } });
          console.log(String(out));
        });`,
      'shop/price.ts': 'export const price = 1;',
      'shop/price.test.ts':
        "import { test } from '@rstest/core'; import { price } from './price'; test('a', () => price);",
    },
    ['run', 'run.test.ts'],
  );
  expect(code).toBe(0);
  expect(output).toContain('code 0');
  expect(output).not.toContain('price.test.ts (');
});
