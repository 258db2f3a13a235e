import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const visit =
  "import { expect, test } from '@rstest/core'; import { store } from './store'; test('is fresh', () => { expect(++store.visits).toBe(1); });";
const files = {
  'store.ts': 'export const store = { visits: 0 };',
  'first.test.ts': visit,
  'second.test.ts': visit,
  'unrelated.test.ts': "import { test } from '@rstest/core'; test('knows nothing of the store', () => {});",
  'styles.module.css': '.sale { color: crimson }',
  'shop.json': '{ "currency": "EUR" }',
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'imports.test.ts': `import { expect, test } from '@rstest/core';
    import logo from './logo.svg';
    import shop from './shop.json';
    import styles from './styles.module.css';
    test('imports what an app imports', () => {
      expect(shop.currency).toBe('EUR');
      expect(styles.sale).toContain('sale');
      expect(typeof logo).toBe('string');
    });`,
  'types.test.ts': `import { expect, test } from '@rstest/core';
    const cents: number = 'text';
    test('runs in spite of a wrong type', () => { expect(cents).toBe('text'); });`,
};

let shop: RstestRun;
let related: RstestRun;
let projects: RstestRun;

beforeAll(async () => {
  const where = (name: string) =>
    `import { test } from '@rstest/core'; test('${name} has a document: ' + (typeof document !== 'undefined'), () => {});`;
  [shop, related, projects] = await Promise.all([
    runRstest(files, ['run', '--reporter', 'verbose']),
    runRstest(files, ['run', '--related', 'store.ts', '--reporter', 'verbose']),
    runRstest(
      {
        'server/a.test.ts': where('server'),
        'web/a.test.ts': where('web'),
        'rstest.config.mjs': `export default { projects: [
          { name: 'server', include: ['server/**/*.test.ts'] },
          { name: 'web', include: ['web/**/*.test.ts'], testEnvironment: 'happy-dom' },
        ] };`,
      },
      ['run', '--reporter', 'verbose'],
    ),
  ]);
});

test('#build: mean the same in a test as in your app', () => {
  expect(shop.output).toContain('✓ imports what an app imports');
});

test('#build: Types are removed, not checked', () => {
  expect(shop.output).toContain('✓ runs in spite of a wrong type');
});

test('#affected: Each gets fresh modules and globals', () => {
  expect(shop.output.match(/✓ is fresh/g)).toHaveLength(2);
});

test('#affected: The bundler knows which test reaches which file', () => {
  expect(related.output.match(/✓ is fresh/g)).toHaveLength(2);
  expect(related.output).not.toContain('unrelated');
});

test('#build: Tests run in Node.js by default', () => {
  expect(projects.output).toContain('✓ server has a document: false');
});

test('#affected: runs packages with settings of their own in one run, with one report', () => {
  expect(projects.output).toContain('✓ web has a document: true');
  expect(projects.output).toContain('Tests 2 passed');
});
