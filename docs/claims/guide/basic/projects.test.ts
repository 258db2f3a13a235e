import { beforeAll, describe, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const report = (name: string): string => `
  import { rs, test } from '@rstest/core';
  test('${name}', () => {
    console.log('${name}', rs.getConfig().testTimeout, process.cwd().endsWith('/api'), typeof expect, process.env.SEEN);
  });`;
const manifest = (name: string): string => JSON.stringify({ name, private: true, type: 'module' });
const monorepo = {
  'package.json': manifest('shop'),
  'rstest.config.mts': `export default {
    globals: true, testTimeout: 1234, globalSetup: './global.ts', projects: ['packages/*'],
  };`,
  'global.ts': "export function setup() { console.log('global setup has run'); }",
  'packages/api/package.json': manifest('@shop/api'),
  'packages/api/status.test.ts': report('api'),
  'packages/web/package.json': manifest('@shop/web'),
  'packages/web/rstest.config.mts': "export default { env: { SEEN: 'web settings' } };",
  'packages/web/banner.test.ts': report('web'),
};
const inline = (projects: string): Record<string, string> => ({
  'package.json': manifest('shop'),
  'rstest.config.mts': `export default { projects: ${projects} };`,
  'a.test.ts': report('a'),
});

describe('a monorepo', () => {
  let all: RstestRun;
  let flagged: RstestRun;

  beforeAll(async () => {
    all = await runRstest(monorepo);
    flagged = await runRstest(monorepo, ['run', '--testTimeout', '20000', '--project', '!@shop/web']);
  });

  test('#monorepo: The report says which project a file belongs to', () => {
    expect(all.output).toContain('✓ [@shop/api] packages/api/status.test.ts');
    expect(all.output).toContain('✓ [@shop/web] packages/web/banner.test.ts');
  });

  test('#monorepo: each folder that matches is a project', () => {
    expect(all.output).toContain('Test Files 2 passed');
  });

  test('#share-settings: a project does not inherit them', () => {
    expect(all.output).toMatch(/^api 5000 \w+ undefined/m);
  });

  test('#pitfalls: globalSetup at the root does not run', () => {
    expect(all.output).not.toContain('global setup has run');
  });

  test('#pitfalls: process.cwd() is the folder in which you ran rstest', () => {
    expect(all.output).toMatch(/^api 5000 false/m);
  });

  test('#what-belongs-where: a flag applies to every project', () => {
    expect(flagged.output).toMatch(/^api 20000/m);
    expect(flagged.output).toContain('Test Files 1 passed');
  });
});

describe('inline projects', () => {
  test('#split-one-package: If two of them match the same file, it runs once in each', async () => {
    const { output } = await runRstest(inline("[{ name: 'one' }, { name: 'two' }]"));
    expect(output).toContain('✓ [one] a.test.ts');
    expect(output).toContain('✓ [two] a.test.ts');
  });

  test('#pitfalls: Inline projects are named before extends is resolved', async () => {
    const { code, output } = await runRstest(
      inline("[{ extends: { name: 'one' } }, { extends: { name: 'two' } }]"),
    );
    expect(code).toBe(1);
    expect(output).toContain('Project name "shop" is already used.');
  });

  test('#share-settings: Relative paths in a shared module, for instance in setupFiles, start at the root of the project that uses them', async () => {
    const { code, output } = await runRstest({
      'package.json': manifest('shop'),
      'config/shared.mts': "export const shared = { setupFiles: ['./setup.ts'] };",
      'rstest.config.mts': `import { shared } from './config/shared.mts';
        export default { projects: [{ root: 'web', extends: shared }] };`,
      'web/setup.ts': "process.env.SEEN = 'the setup of web';",
      'web/a.test.ts': report('a'),
    });
    expect(output).toContain('the setup of web');
    expect(code).toBe(0);
  });

  test('#what-belongs-where: In a project they are ignored', async () => {
    // with `update: true`, the snapshot would have been rewritten, and the file would pass
    const { output } = await runRstest({
      ...inline("[{ name: 'unit', update: true }]"),
      'a.test.ts': `import { expect, test } from '@rstest/core';
        test('compares', () => { expect(1).toMatchInlineSnapshot('2'); });`,
    });
    expect(output).toContain('✗ compares');
  });

  test('#share-settings: pool and isolate of the root apply to its projects', async () => {
    const { output } = await runRstest({
      'package.json': manifest('shop'),
      'rstest.config.mts': `export default {
        isolate: false, pool: { maxWorkers: 1 }, projects: [{ name: 'one', include: ['*.test.ts'] }],
      };`,
      'a.test.ts':
        "import { test } from '@rstest/core'; test('a', () => { console.log('pid', process.pid); });",
      'b.test.ts':
        "import { test } from '@rstest/core'; test('b', () => { console.log('pid', process.pid); });",
    });
    const pids = [...output.matchAll(/^pid (\d+)/gm)].map(([, pid]) => pid);
    expect(pids).toHaveLength(2);
    expect(new Set(pids).size).toBe(1);
  });

  test('#pitfalls: A folder that does not exist stops the run', async () => {
    const { code, output } = await runRstest(inline("['packages/none']"));
    expect(code).toBe(1);
    expect(output).toContain('Can\'t resolve project "packages/none"');
  });

  test('#pitfalls: a file that the glob matches is loaded as a configuration', async () => {
    const { code, output } = await runRstest({
      ...inline("['packages/*']"),
      'packages/README.md': '# Packages',
    });
    expect(code).toBe(1);
    expect(output).toContain('Unknown file extension ".md"');
  });
});
