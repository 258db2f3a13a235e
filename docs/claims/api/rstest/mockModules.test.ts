import { beforeAll, expect, rs, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const head = "import { expect, rs, test } from '@rstest/core';\n";
const mailer = `export const sender = 'noreply@example.com';
export const list = [1];
export const calls = { count: 0 };
export function send() { return 'sent'; }
export function sendTwice() { return send() + send(); }
console.log('mailer evaluated');
`;
// both files do the same, as either may run first
const mocksLater = `${head}test('a', async () => {
  console.log('gets', (await import('./mailer')).send());
  rs.doMock('./mailer', () => ({ send: () => 'mocked' }));
});`;
let run: RstestRun;
let shared: RstestRun;
let literal: RstestRun;

beforeAll(async () => {
  [run, shared, literal] = await Promise.all([
    runRstest({
      'mailer.ts': mailer,
      'missing.test.ts': `${head}import * as mailer from './mailer';
        rs.mock('./mailer', () => ({ send: () => 'mocked' }));
        test('leaves out', () => { expect((mailer as any).sender).toBeUndefined(); });`,
      'async.test.ts': `${head}import { send } from './mailer';
        rs.mock('./mailer', (async () => ({ send: () => 1 })) as any);
        test('is async', () => { send(); });`,
      'hoisted.test.ts': `${head}import { send } from './mailer';
        const fake = rs.fn();
        rs.mock('./mailer', () => ({ send: fake }));
        test('uses a variable', () => { send(); });`,
      'auto.test.ts': `${head}import { list, send, sender } from './mailer';
        rs.mock('./mailer', { mock: true });
        test('is automatic', () => { expect([list, send(), sender]).toEqual([[], undefined, 'noreply@example.com']); });`,
      'inside.test.ts': `${head}import * as actual from './mailer' with { rstest: 'importActual' };
        import { sendTwice } from './mailer';
        rs.mock('./mailer', () => ({ ...actual, send: () => 'mocked' }));
        test('calls inside', () => { expect(sendTwice()).toBe('sentsent'); });`,
      'short.test.ts': `${head}const name = './mailer'; rs.mock(name); test('a', () => {});`,
      'manual.test.ts': `${head}test('needs a file', async () => { await rs.importMock('./mailer'); });`,
      'nowhere.test.ts': `${head}import price from 'no-such-package';
        rs.mock('no-such-package', () => ({ default: 42 }));
        test('does not exist', () => { expect(price).toBe(42); });`,
    }),
    runRstest(
      {
        'mailer.ts': 'export const send = () => "sent";',
        'a.test.ts': mocksLater,
        'b.test.ts': mocksLater,
      },
      ['run', '--isolate=false', '--pool.maxWorkers', '1'],
    ),
    runRstest({
      'a.test.ts': `${head}const name = './mailer'; rs.mock(name, () => ({})); test('a', () => {});`,
    }),
  ]);
});

test('#with-a-factory: Exports that it leaves out are undefined', () => {
  expect(run.output).toMatch(/✓ missing\.test\.ts/);
});

test('#with-a-factory: a promise throws An async mock factory is not supported', () => {
  expect(run.output).toContain('An async mock factory is not supported');
});

test('#hoisting: Rstest moves every rs.mock call to the top of the file, above the imports', () => {
  expect(run.output).toContain("Cannot access 'fake' before initialization");
});

test('#automatic-mocks: primitive values are kept, arrays become empty', () => {
  expect(run.output).toMatch(/✓ auto\.test\.ts/);
});

test('#keeping-part-of-the-original: Replacing an export does not change calls inside the original module', () => {
  expect(run.output).toMatch(/✓ inside\.test\.ts/);
});

test('#pitfalls: with a variable fails the build (expects a string literal as the first argument)', () => {
  expect(literal.output).toContain('expects a string literal as the first argument');
});

test('#pitfalls: Without a second argument, the call throws was not transformed by Rstest', () => {
  expect(run.output).toContain('was not transformed by Rstest');
});

test('#rs-importmock: a file in __mocks__ is required; without one the call throws', () => {
  expect(run.output).toMatch(/✗ manual\.test\.ts/);
});

test('#with-a-factory: With a factory you can also mock a module that does not exist', () => {
  expect(run.output).toMatch(/✓ nowhere\.test\.ts/);
});

test('#: the files that run later in the same worker get the mock, too', () => {
  expect(shared.output).toMatch(/gets sent[\s\S]*gets mocked/);
});

test('#rs-resetmodules: Imports that you already have do not change', async () => {
  const before = await import('node:os');
  rs.resetModules();
  expect(before.EOL).toBeDefined();
});

test('#hoisting: a factory may read variables of the file later, inside a function', async () => {
  const { output } = await runRstest({
    'mailer.ts': mailer,
    'a.test.ts': `${head}import { send } from './mailer';
      const fake = rs.fn(() => 'fake');
      rs.mock('./mailer', () => ({ send: () => fake() }));
      test('is lazy', () => { expect(send()).toBe('fake'); });`,
  });
  expect(output).toMatch(/✓ a\.test\.ts/);
});

test('#keeping-part-of-the-original: rs.requireActual works inside a synchronous factory', async () => {
  const { output } = await runRstest({
    'mailer.ts': mailer,
    'a.test.ts': `${head}import { send, sender } from './mailer';
      rs.mock('./mailer', () => ({ ...rs.requireActual('./mailer'), send: () => 'mocked' }));
      test('keeps the sender', () => { expect([send(), sender]).toEqual(['mocked', 'noreply@example.com']); });`,
  });
  expect(output).toMatch(/✓ a\.test\.ts/);
});

test('#with-a-factory: in jsdom and happy-dom, a module that does not exist needs an alias', async () => {
  const test = `${head}import { price } from 'shop/price';
    rs.mock('shop/price', () => ({ price: () => 42 }));
    test('does not exist', () => { expect(price()).toBe(42); });`;
  const run = (config: object) =>
    runRstest({ 'a.test.ts': test, 'rstest.config.ts': `export default ${JSON.stringify(config)}` });
  for (const testEnvironment of ['jsdom', 'happy-dom']) {
    const [without, aliased] = await Promise.all([
      run({ testEnvironment }),
      run({ testEnvironment, resolve: { alias: { 'shop/price': false } } }),
    ]);
    expect(without.output).toContain("Cannot find module 'shop/price'");
    expect(aliased.output).toMatch(/✓ a\.test\.ts/);
  }
});

test('#commonjs: named exports that Node.js does not detect are neither imported nor mocked, except by a factory', async () => {
  // `without` gives the run a folder of packages that it may write to, instead of a link to ours
  const { output } = await runRstest(
    {
      'node_modules/mail-kit/package.json': '{ "name": "mail-kit", "main": "index.js" }',
      'node_modules/mail-kit/index.js':
        "module.exports = Object.assign(() => {}, { send: () => 'sent', bcc: 1 });",
      'plain.test.ts': `${head}import { send } from 'mail-kit';
        test('plain', () => { expect(send).toBeUndefined(); });`,
      'automatic.test.ts': `${head}import mailKit, { send } from 'mail-kit';
        rs.mock('mail-kit', { mock: true });
        test('automatic', () => { expect([rs.isMockFunction(mailKit.send), send]).toEqual([true, undefined]); });`,
      'factory.test.ts': `${head}import { bcc, send } from 'mail-kit';
        rs.mock('mail-kit', () => ({ ...rs.requireActual('mail-kit'), send: () => 'mocked' }));
        test('factory', () => { expect([send(), bcc]).toEqual(['mocked', 1]); });`,
    },
    ['run'],
    { without: ['mail-kit'] },
  );
  for (const name of ['plain', 'automatic', 'factory']) expect(output).toContain(`✓ ${name}.test.ts`);
});

test('#commonjs: loaded as CommonJS, a package has all of its named exports, with automatic mocks as well', async () => {
  const { output } = await runRstest(
    {
      'node_modules/mail-kit/package.json': '{ "name": "mail-kit", "main": "index.js" }',
      'node_modules/mail-kit/index.js': "module.exports = Object.assign(() => {}, { send: () => 'sent' });",
      'rstest.config.ts': "export default { output: { externals: { 'mail-kit': 'commonjs mail-kit' } } };",
      'a.test.ts': `${head}import { send } from 'mail-kit';
        rs.mock('mail-kit', { mock: true });
        test('automatic', () => { expect(rs.isMockFunction(send)).toBe(true); });`,
    },
    ['run'],
    { without: ['mail-kit'] },
  );
  expect(output).toContain('✓ a.test.ts');
});

test('#rs-hoisted: other imports are still missing; require and import() load modules inside the callback', async () => {
  const { output } = await runRstest({
    'early.test.ts': `${head}import { join } from 'node:path';
      rs.hoisted(() => join('a', 'b'));
      test('early', () => {});`,
    'inside.test.ts': `${head}
      const joined = rs.hoisted(() => require('node:path').posix.join('a', 'b'));
      const later = await rs.hoisted(async () => (await import('node:path')).posix.join('a', 'c'));
      test('inside', () => expect([joined, later]).toEqual(['a/b', 'a/c']));`,
  });
  expect(output).toContain("Cannot read properties of undefined (reading 'join')");
  expect(output).toContain('✓ inside.test.ts');
});
