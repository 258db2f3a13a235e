import { beforeAll, describe, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';
import { type CommandResult, runCommand } from '../../../../tools/docs/runCommand.ts';
import { WorkFolder } from '../../../../tools/docs/workFolder.ts';
import { exampleFiles } from '../../../recordings/examples.ts';

const after = exampleFiles('migrate-vitest/after');
const snapshots = 'src/__snapshots__/search.test.ts.snap';
const old = exampleFiles('migrate-vitest/before')[snapshots] ?? '';

async function runVitest(files: Record<string, string>): Promise<CommandResult> {
  const work = new WorkFolder();
  try {
    for (const [name, content] of Object.entries(files)) work.write(name, content);
    return await runCommand('vitest', ['run'], { cwd: work.path });
  } finally {
    work.remove();
  }
}

describe('snapshots', () => {
  let ci: RstestRun;
  let local: RstestRun;

  beforeAll(async () => {
    ci = await runRstest({ ...after, [snapshots]: old }, ['run'], { env: { CI: 'true' } });
    local = await runRstest({ ...after, [snapshots]: old });
  });

  test('#snapshots: Snapshots of Vitest pass as they are, in CI too', () => {
    expect(old).toContain('Vitest Snapshot v1');
    expect(ci.code).toBe(0);
    expect(ci.output).not.toContain('written');
  });

  test('#snapshots: The first run on your machine changes the first line of each file', () => {
    expect(local.file(snapshots)).toBe(old.replace(/^.*$/m, '// Rstest Snapshot v1'));
  });
});

describe('beside Vitest', () => {
  let vitest: CommandResult;
  let rstest: RstestRun;

  beforeAll(async () => {
    const probe = (mocker: string): string =>
      `
      import raw from './note.txt?raw';
      const shop = { open: () => 'real' };
      test('probe', () => {
        const spy = MOCKER.spyOn(shop, 'open').mockReturnValue('fake');
        const tax = MOCKER.fn(() => 20).mockReturnValue(0);
        shop.open();
        MOCKER.restoreAllMocks();
        const found = Object.keys(import.meta.glob('./lib/*.js'));
        console.log('probe:', tax(), spy.mock.calls.length, import.meta.env.MODE, found[0], raw.trim());
      });`.replaceAll('MOCKER', mocker);
    const common = {
      'package.json': '{ "name": "shop", "private": true, "type": "module" }',
      'note.txt': 'as text',
      'lib/one.js': 'export const one = 1;',
    };
    const hooks = (mocker: string): string => `
      const stop = ${mocker}.fn();
      describe('mock function', () => {
        beforeEach(() => stop);
        test('first', () => {});
        test('second', () => console.log('returned:', stop.mock.calls.length, 'calls'));
      });
      describe('object', () => { beforeEach(() => ({ a: 1 })); test('third', () => {}); });`;
    vitest = await runVitest({
      ...common,
      'hooks.test.js': `import { beforeEach, describe, test, vi } from 'vitest';${hooks('vi')}`,
      'a.test.js': `import { test, vi } from 'vitest';${probe('vi')}`,
    });
    rstest = await runRstest({
      ...common,
      'hooks.test.js': `import { beforeEach, describe, rs, test } from '@rstest/core';${hooks('rs')}`,
      'actual.test.js': `import { rs, test } from '@rstest/core'; import { one } from './lib/one.js';
        rs.mock('./lib/one.js', () => ({ ...rs.requireActual('./lib/one.js') })); test('e', () => console.log('actual:', one));`,
      'a.test.js': `import { rs, test } from '@rstest/core';${probe('rs')}`,
      'environment.test.js': `// @vitest-environment jsdom
        import { test } from '@rstest/core'; test('b', () => console.log('dom:', typeof document));`,
      'original.test.js': `import { rs, test } from '@rstest/core'; import { one } from './lib/one.js';
        rs.mock('./lib/one.js', (importOriginal) => ({ ...importOriginal() })); test('c', () => one);`,
      'async.test.js': `import { rs, test } from '@rstest/core'; import { one } from './lib/one.js';
        rs.mock('./lib/one.js', async () => ({ one: 2 })); test('d', () => one);`,
    });
  });

  test('#returned-values: Vitest ignores objects and mock functions that hooks return, Rstest calls them', () => {
    expect(vitest.output).toContain('returned: 0 calls');
    expect(rstest.output).toContain('returned: 1 calls');
    expect(vitest.output).not.toContain('is not a function');
    expect(rstest.output).toContain('callback is not a function');
  });

  test('#mock-factories: rs.requireActual in a synchronous factory loads the original', () => {
    expect(rstest.output).toContain('actual: 1');
  });

  test('#mock-factories: TypeError: importOriginal is not a function', () => {
    expect(rstest.output).toContain('TypeError: importOriginal is not a function');
  });

  test('#mock-factories: An async mock factory is not supported', () => {
    expect(rstest.output).toContain('An async mock factory is not supported');
  });

  test('#restoring-mocks: rs.restoreAllMocks also brings rs.fn back to its first implementation, and forgets the calls of spies', () => {
    expect(vitest.output).toContain('probe: 0 1 ');
    expect(rstest.output).toContain('probe: 20 0 ');
  });

  test('#what-comes-from-vite: There is no MODE, DEV, PROD, SSR or BASE_URL', () => {
    expect(vitest.output).toContain('probe: 0 1 test');
    expect(rstest.output).toContain('probe: 20 0 undefined');
  });

  test('#what-comes-from-vite: import.meta.glob and ?raw work', () => {
    expect(rstest.output).toContain('./lib/one.js as text');
  });

  test('#api: understood as it is; @rstest-environment is the own name', () => {
    expect(rstest.output).toContain('dom: object');
  });
});

describe('classes, fixtures and mock functions', () => {
  const files = (from: string, mocker: string): Record<string, string> => ({
    'package.json': '{ "name": "shop", "private": true, "type": "module" }',
    'a.test.js': `import { expect, ${mocker}, test } from '${from}';
      const attempt = (create) => { try { return typeof new (create())(); } catch (error) { return error.message; } };
      test('class', () => { console.log('class:', attempt(() => ${mocker}.fn(class A {}))); });
      test('arrow', () => { console.log('arrow:', attempt(() => ${mocker}.fn(() => ({})))); });
      test('function', () => { console.log('function:', attempt(() => ${mocker}.fn(function () { this.a = 1; }))); });
      test('snapshot', () => expect({ onClick: ${mocker}.fn() }).toMatchSnapshot());
      const extended = test.extend({ n: 1 });
      extended.for([[1, 2]])('for', ([a], { n }) => { console.log('for:', a, n); });`,
    'each.test.js': `import { test } from '${from}';
      test.extend({ n: 1 }).each([[1, 2]])('each', (a, b) => { console.log('each:', a, b); });`,
  });
  let vitest: CommandResult;
  let rstest: RstestRun;

  beforeAll(async () => {
    vitest = await runVitest(files('vitest', 'vi'));
    rstest = await runRstest(files('@rstest/core', 'rs'));
  });

  test('#mock-classes: Vitest constructs a class and refuses an arrow function', () => {
    expect(vitest.output).toContain('class: object');
    expect(vitest.output).toMatch(/arrow: .*is not a constructor/);
  });

  test('#mock-classes: Rstest refuses a class and constructs functions, arrow functions too', () => {
    expect(rstest.output).toMatch(/class: Class constructor A cannot be invoked without 'new'/);
    expect(rstest.output).toContain('arrow: object');
    expect(rstest.output).toContain('function: object');
  });

  test('#fixtures-in-tables: rows of for and each on an extended test need an object pattern', () => {
    expect(vitest.output).toContain('for: 1 1');
    expect(vitest.output).toContain('each: 1 2');
    expect(rstest.output).toContain('First argument must use the object destructuring pattern');
    expect(rstest.output).not.toContain('for: 1 1');
    expect(rstest.output).not.toContain('each: 1 2');
  });

  test('#snapshots: a mock function has another name in snapshots', () => {
    expect(rstest.file('__snapshots__/a.test.js.snap')).toContain('[MockFunction rstest.fn()]');
  });
});
