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
