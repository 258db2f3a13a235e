import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, rs, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';
import { type CommandResult, runCommand } from '../../../../tools/docs/runCommand.ts';
import { WorkFolder } from '../../../../tools/docs/workFolder.ts';
import { exampleFiles } from '../../../recordings/examples.ts';

const after = exampleFiles('migrate-jest/after');
const snapshots = 'src/__snapshots__/invoice.test.ts.snap';
const old = exampleFiles('migrate-jest/before')[snapshots] ?? '';

/** Runs this script as a test of Jest, with its globals. */
async function runJest(files: Record<string, string>): Promise<CommandResult> {
  const work = new WorkFolder();
  try {
    for (const [name, content] of Object.entries(files)) work.write(name, content);
    return await runCommand('jest', ['--silent=false'], { cwd: work.path });
  } finally {
    work.remove();
  }
}

describe('snapshots', () => {
  let local: RstestRun;
  let ci: RstestRun;
  let updated: RstestRun;

  beforeAll(async () => {
    const broken = {
      ...after,
      [snapshots]: old,
      'src/rates.ts': (after['src/rates.ts'] ?? '').replace('amount * 100', 'amount * 1000'),
    };
    local = await runRstest(broken);
    ci = await runRstest({ ...after, [snapshots]: old }, ['run'], { env: { CI: 'true' } });
    updated = await runRstest({ ...after, [snapshots]: old }, ['run', '-u']);
  });

  test('#snapshots: Jest joins the names of suites and test with spaces, Rstest with >', () => {
    expect(old).toContain('exports[`invoice converts every line 1`]');
    expect(after[snapshots]).toContain('exports[`invoice > converts every line 1`]');
  });

  test('#snapshots: On your machine it writes new ones and passes, whatever the values are', () => {
    expect(local.code).toBe(0);
    expect(local.output).toMatch(/Snapshots 1 written/);
  });

  test('#snapshots: In CI it fails instead', () => {
    expect(ci.code).toBe(1);
    expect(ci.output).toContain('Snapshot `invoice > converts every line 1` mismatched');
  });

  test('#snapshots: It writes the new names, and removes the obsolete ones', () => {
    expect(updated.file(snapshots)).toBe(after[snapshots]);
  });
});

test('#the-steps: the command replaces imports and calls in src and test', async () => {
  const page = readFileSync('docs/en/guide/migration/jest.mdx', 'utf8');
  const command = /^ *(grep -rlw .* jest .*)$/m.exec(page)?.[1] ?? '';
  const work = new WorkFolder();
  try {
    const tests = Object.entries(exampleFiles('migrate-jest/before')).filter(([name]) =>
      /^(?:src|test)\/.*ts$/.test(name),
    );
    for (const [name, content] of tests) work.write(name, content);
    expect(await runCommand('bash', ['-c', command], { cwd: work.path })).toEqual({ code: 0, output: '' });
    expect(tests.length).toBeGreaterThan(5);
    for (const [name] of tests) expect(readFileSync(path.join(work.path, name), 'utf8')).toBe(after[name]);
  } finally {
    work.remove();
  }
});

describe('beside Jest', () => {
  let jest: CommandResult;
  let rstest: RstestRun;

  beforeAll(async () => {
    const common = { 'package.json': '{ "name": "shop", "private": true }' };
    const mocks = { '__mocks__/yaml.js': "module.exports = { stringify: () => 'mocked' };" };
    const probe = `
      const { stringify } = require('yaml');
      const tax = mocker.fn(() => 20).mockReturnValue(0);
      const restored = mocker.fn(() => 20).mockReturnValue(0);
      test('probe', () => {
        tax.mockReset();
        mocker.restoreAllMocks();
        let errors = 'differ';
        try { expect(new TypeError('a')).toEqual(new Error('a')); errors = 'equal'; } catch {}
        mocker.useFakeTimers();
        const tick = process.nextTick.toString().includes('clock') ? 'fake' : 'real';
        mocker.useRealTimers();
        console.log('probe:', tax(), restored(), errors, tick, stringify('a').trim());
      });`;
    jest = await runJest({
      ...common,
      ...mocks,
      'jest.config.js': 'module.exports = {};',
      'a.test.js': probe.replaceAll('mocker', 'jest'),
      '__tests__/b.js': "test('in the folder', () => {});",
    });
    rstest = await runRstest(
      {
        ...common,
        ...mocks,
        'rstest.config.mjs': 'export default { globals: true };',
        'a.test.js': probe.replaceAll('mocker', 'rstest'),
        '__tests__/b.js': "test('in the folder', () => {});",
        'done.test.js': "test('calls back', (done) => done());",
        'env.test.js':
          "/** @jest-environment jsdom */ test('has a DOM', () => console.log('dom:', typeof document));",
        'alias.test.js': "import { one } from '#one'; test('alias', () => expect(one).toBe(1));",
        'lib/one.js': 'export const one = 1;',
        'rows.test.js': `test.each([[{ nights: 1 }, 4.9]])('%p costs %d', () => {});
          test.each([[4.9, { nights: 1 }]])('%d for %s', () => {});`,
        'matchers.test.js': `/** @jest-environment jsdom */ import '@testing-library/jest-dom';
          test('matches', () => { expect(document.body).toBeInTheDocument(); });`,
        'tsconfig.json': '{ "compilerOptions": { "paths": { "#one": ["./lib/one.js"] } } }',
      },
      ['run', '--reporter', 'verbose'],
    );
  });

  test('#mock-functions: mockReset in Jest leaves a function that returns undefined. In Rstest it goes back to what the function was created with', () => {
    expect(jest.output).toMatch(/probe: undefined /);
    expect(rstest.output).toMatch(/probe: 20 /);
  });

  test('#mock-functions: which in Jest does not touch jest.fn at all', () => {
    expect(jest.output).toMatch(/probe: undefined 0 /);
    expect(rstest.output).toMatch(/probe: 20 20 /);
  });

  test('#equality-of-errors: toEqual compares errors by their message in Jest', () => {
    expect(jest.output).toMatch(/probe: undefined 0 equal /);
    expect(rstest.output).toMatch(/probe: 20 20 differ /);
  });

  test('#fake-timers: process.nextTick stays real in Rstest', () => {
    expect(jest.output).toContain(' fake ');
    expect(rstest.output).toContain(' real ');
  });

  test('#module-mocks: replaces the package everywhere. In Rstest you have to ask for it', () => {
    expect(jest.output).toMatch(/probe: .* mocked$/m);
    expect(rstest.output).toMatch(/probe: .* a$/m);
  });

  test('#configuration: Jest runs every script in such a folder, Rstest only those named', () => {
    expect(jest.output).toContain('__tests__/b.js');
    expect(rstest.output).not.toContain('__tests__/b.js');
  });

  test('#callbacks: fails with done() callback is deprecated, use promise instead', () => {
    expect(rstest.code).toBe(1);
    expect(rstest.output).toContain('done() callback is deprecated, use promise instead');
  });

  test('#api: understood as it is; @rstest-environment is the own name', () => {
    expect(rstest.output).toContain('dom: object');
  });

  test('#api: the same with globals: true; without, extend expect', () => {
    expect(rstest.output).toContain('✓ matchers.test.js');
  });

  test('#api: %p stays and takes no value, %d cuts the decimals, %s prints [object Object]', () => {
    expect(rstest.output).toContain('✓ %p costs NaN');
    expect(rstest.output).toContain('✓ 4 for [object Object]');
  });

  test('#configuration: paths in tsconfig.json, which are read', () => {
    expect(rstest.output).toContain('✓ alias.test.js');
  });
});

test('#the-steps: the command leaves types, text and file names alone', async () => {
  const page = readFileSync('docs/en/guide/migration/jest.mdx', 'utf8');
  const command = /^ *(grep -rlw .* jest .*)$/m.exec(page)?.[1] ?? '';
  const work = new WorkFolder();
  try {
    const kept = "import './jest.setup';\nconst file: jest.Mock<number> = read('jest.config.js');\n";
    work.write('src/a.test.ts', `${kept}jest.fn();\n`);
    work.write('test/empty.ts', 'export {};\n');
    await runCommand('bash', ['-c', command], { cwd: work.path });
    expect(readFileSync(path.join(work.path, 'src/a.test.ts'), 'utf8')).toBe(`${kept}rs.fn();\n`);
  } finally {
    work.remove();
  }
});

describe('callbacks and hooks', () => {
  const imports = "import { afterEach, beforeAll, beforeEach, expect, rs, test } from '@rstest/core';\n";
  let late: RstestRun;
  let tooLate: RstestRun;
  let hooks: RstestRun;

  beforeAll(async () => {
    [late, tooLate, hooks] = await Promise.all([
      runRstest(
        {
          'late.test.js': `${imports}test('calls back late', (done) => { setTimeout(() => done(), 10); });
          test('waits', () => new Promise((resolve) => setTimeout(resolve, 100)));`,
          'all.test.js': `${imports}beforeAll((done) => done()); test('in the file', () => {});`,
        },
        ['run', '--reporter', 'verbose'],
      ),
      runRstest({
        'never.test.js': `${imports}test('checks nothing', (done) => {
          setTimeout(() => { expect(1).toBe(2); done(); }, 5000); });`,
      }),
      runRstest({
        'object.test.js': `${imports}let store; beforeEach(() => (store = {})); test('has a store', () => {});`,
        'once.test.js': `${imports}let store; beforeAll(() => (store = {})); test('has one store', () => {});`,
        'spy.test.js': `${imports}beforeEach(() => rs.spyOn(console, 'warn').mockImplementation(() => console.log('called')));
          test('is followed by a call', () => {});`,
      }),
    ]);
  });

  test('#callbacks: a test whose done is called later is reported as passed, and the file fails', () => {
    expect(late.code).toBe(1);
    expect(late.output).toContain('✓ calls back late');
    expect(late.output).toContain('done() callback is deprecated, use promise instead');
  });

  test('#callbacks: in beforeAll, done is not a function', () => {
    expect(late.output).toContain('done is not a function');
  });

  test('#callbacks: if done is called after the end of the file, nothing fails and the exit code is 0', () => {
    expect(tooLate.code).toBe(0);
    expect(tooLate.output).toContain('✓ checks nothing');
  });

  test('#returned-values: an object returned by beforeEach or beforeAll fails', () => {
    expect(hooks.output).toContain('callback is not a function');
    expect(hooks.output).toContain('fn is not a function');
    expect(hooks.output).not.toContain('✗ has one store');
  });

  test('#returned-values: a mock function returned by beforeEach is called after each test', () => {
    expect(hooks.output).toMatch(/^called$/m);
  });
});

describe('modules', () => {
  const imports = "import { expect, rs, test } from '@rstest/core';\n";
  const virtual = `${imports}import { price } from 'shop/price';
    rs.mock('shop/price', () => ({ price: 5 })); test('has a price', () => { expect(price).toBe(5); });`;
  let plain: RstestRun;
  let aliased: RstestRun;

  beforeAll(async () => {
    const inJsdom = `// @rstest-environment jsdom\n${virtual}`;
    [plain, aliased] = await Promise.all([
      runRstest({
        'virtual-node.test.js': virtual,
        'virtual-dom.test.js': inJsdom,
        'lib.js': 'export const a = () => 1;',
        'mock-object.test.js': `${imports}test('mocks an object', () => {
          expect(rs.mockObject(rs.requireActual('./lib.js')).a()).toBeUndefined(); });`,
        'import-mock.test.js': `${imports}test('imports a mock', () => rs.importMock('./lib.js'));`,
      }),
      runRstest({
        'virtual-dom.test.js': inJsdom,
        'rstest.config.mjs': "export default { resolve: { alias: { 'shop/price': false } } };",
      }),
    ]);
  });

  test('#module-mocks: a package that is not installed can be mocked in node', () => {
    expect(plain.output).toContain('✓ virtual-node.test.js');
  });

  test('#module-mocks: in jsdom it needs resolve.alias, or the build fails', () => {
    expect(plain.output).toContain('✗ virtual-dom.test.js');
    expect(aliased.output).toContain('✓ virtual-dom.test.js');
  });

  test('#api: rs.mockObject(rs.requireActual(path)) mocks a module, rs.importMock needs a file in __mocks__', () => {
    expect(plain.output).toContain('✓ mock-object.test.js');
    expect(plain.output).toContain('✗ imports a mock');
  });
});

test('#babel-plugins: @rsbuild/plugin-babel runs a Babel plugin, babel.config.js is not read', async () => {
  const name = (value: string) => `module.exports = ({ types }) => ({ visitor: { Identifier(path) {
    if (path.node.name === 'BUILT_BY') path.replaceWith(types.stringLiteral('${value}')); } } });`;
  const run = await runRstest({
    'option.cjs': name('the option'),
    'file.cjs': name('the file'),
    'babel.config.js': "module.exports = { plugins: ['./file.cjs'] };",
    'rstest.config.mjs': `import { pluginBabel } from '@rsbuild/plugin-babel';
      export default { plugins: [pluginBabel({ babelLoaderOptions: { plugins: ['./option.cjs'] } })] };`,
    'a.test.js': `import { expect, test } from '@rstest/core';
      test('is built', () => { expect(BUILT_BY).toBe('the option'); });`,
  });
  expect(run.code).toBe(0);
});

test('#api: toNotFake leaves a timer real', () => {
  const real = { setInterval, setTimeout };
  rs.useFakeTimers({ toNotFake: ['setInterval'] });
  expect(setInterval).toBe(real.setInterval);
  expect(setTimeout).not.toBe(real.setTimeout);
  rs.useRealTimers();
});

test('#equality-of-errors: Rstest also compares the name, and the cause if the expected error has one', () => {
  expect(new Error('a', { cause: 1 })).toEqual(new Error('a'));
  expect(() => expect(new Error('a', { cause: 1 })).toEqual(new Error('a', { cause: 2 }))).toThrow();
  expect(() => expect(new TypeError('a')).toEqual(new Error('a'))).toThrow();
});

test('#snapshots: Inline snapshots of values are accepted as Jest has written them', () => {
  expect({ tea: 'green' }).toMatchInlineSnapshot(`
{
  "tea": "green",
}
`);
});

test('#snapshots: The files stay where they are, __snapshots__/*.snap', () => {
  expect(Object.keys(after)).toContain(snapshots);
});

describe('flags and limits', () => {
  const cart = "describe('Cart', () => { test('adds', () => {}); test('removes', () => {}); });";
  const failing = "for (const name of ['one', 'two']) test(name, () => { throw new Error(name); });";
  const slowHook = `beforeEach(() => new Promise((done) => setTimeout(done, 150))); test('waits', () => {});`;
  const globals = { 'rstest.config.mjs': 'export default { globals: true };' };
  const jest: Record<string, CommandResult> = {};
  const rstest: Record<string, RstestRun> = {};

  const runJestWith = async (test: string, args: string[]): Promise<CommandResult> => {
    const work = new WorkFolder();
    try {
      work.write('package.json', '{ "name": "shop", "private": true }');
      work.write('jest.config.js', 'module.exports = {};');
      work.write('a.test.js', test);
      return await runCommand('jest', args, { cwd: work.path });
    } finally {
      work.remove();
    }
  };

  beforeAll(async () => {
    jest.name = await runJestWith(cart, ['-t', 'cart adds']);
    jest.bail = await runJestWith(failing, ['--bail']);
    jest.timeout = await runJestWith(slowHook, ['--testTimeout', '50']);
    rstest.name = await runRstest({ ...globals, 'a.test.js': cart }, ['run', '-t', 'cart adds']);
    rstest.bail = await runRstest({ ...globals, 'a.test.js': failing }, ['run', '--bail']);
    rstest.timeout = await runRstest({ ...globals, 'a.test.js': slowHook }, ['run', '--testTimeout', '50']);
  });

  test('#flags: -t ignores case in Jest; in Rstest it matches no test, and the exit code is 0', () => {
    expect(jest.name?.output).toContain('1 passed');
    expect(rstest.name?.output).toContain('2 skipped');
    expect(rstest.name?.output).not.toContain('passed');
    expect(rstest.name?.code).toBe(0);
  });

  test('#flags: --bail finishes the file in Jest and stops inside it in Rstest', () => {
    expect(jest.bail?.output).toMatch(/Tests:\s+2 failed/);
    expect(rstest.bail?.output).toMatch(/Tests 1 failed/);
    expect(rstest.bail?.output).not.toContain('Error: two');
  });

  test('#configuration: testTimeout also limits hooks in Jest, in Rstest it does not', () => {
    expect(jest.timeout?.output).toContain('Exceeded timeout of 50 ms for a hook');
    expect(rstest.timeout?.code).toBe(0);
  });

  test('#equality-of-errors: Jest ignores properties of an error, Rstest compares them', async () => {
    const errors = `test('e', () => expect(Object.assign(new Error('a'), { status: 404 }))
      .toEqual(Object.assign(new Error('a'), { status: 500 })));`;
    expect((await runJestWith(errors, [])).code).toBe(0);
    expect((await runRstest({ ...globals, 'a.test.js': errors })).code).toBe(1);
  });

  test('#fake-timers: Jest fakes queueMicrotask, Rstest does not', async () => {
    const timers = (
      mocker: string,
    ): string => `test('t', async () => { ${mocker}.useFakeTimers(); let called = 0;
      queueMicrotask(() => { called++; }); await null; ${mocker}.useRealTimers(); console.log('called', called); });`;
    expect((await runJestWith(timers('jest'), [])).output).toContain('called 0');
    expect((await runRstest({ ...globals, 'a.test.js': timers('rs') })).output).toContain('called 1');
  });

  test('#configuration: source.define replaces text, so globalThis has no such property', async () => {
    const run = await runRstest({
      'rstest.config.mjs': 'export default { globals: true, source: { define: { __DEV__: true } } };',
      'a.test.js': "test('t', () => { console.log(typeof __DEV__, globalThis.__DEV__); });",
    });
    expect(run.output).toContain('boolean undefined');
  });

  test('#snapshots: the snapshot of a mock function differs', async () => {
    const { file } = await runRstest({
      ...globals,
      'a.test.js': "test('t', () => expect({ onClick: rs.fn() }).toMatchSnapshot());",
    });
    expect(file('__snapshots__/a.test.js.snap')).toContain('[MockFunction rstest.fn()]');
  });
});

test('#module-type: with "type": "commonjs", a .js file with imports fails to build; without type it works', async () => {
  const files = {
    'a.test.js': "import { test } from '@rstest/core'; test('a', () => {});",
    'b.test.ts': "import { test } from '@rstest/core'; test('b', () => {});",
  };
  const commonjs = await runRstest({ ...files, 'package.json': '{ "type": "commonjs" }' });
  const none = await runRstest({ ...files, 'package.json': '{}' });
  expect(commonjs.output).toContain("'import', and 'export' cannot be used outside of module code");
  expect(commonjs.output).toContain('✓ b.test.ts');
  expect(none.code).toBe(0);
});
