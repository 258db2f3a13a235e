import type { Scenarios } from '../../tools/docs/outputs/scenario.ts';
import { exampleFiles } from './examples.ts';
import { forgottenRequest } from './mocks.ts';
import { shop, slowAndQuick } from './shop.ts';

const test = (name: string): string => `import { test } from '@rstest/core';\n\ntest('${name}', () => {});\n`;

const withoutConfig = { files: { 'rstest.config.ts': 'export default {};\n' } };

const voucher = {
  'src/voucher.test.ts': `import { expect, test } from '@rstest/core';

const withVoucher = (cents: number) => cents - 450;

test('takes five euros off', () => {
  expect(withVoucher(1350)).toBe(850);
});
`,
};

const jestSnapshots = 'src/__snapshots__/invoice.test.ts.snap';

/** For pages whose samples need no configuration of their own. */
const inBrowser = {
  'rstest.config.ts': "export default { browser: { enabled: true, provider: 'playwright' } };\n",
};

const payTest = (statement: string): string => `import { page } from '@rstest/browser';
import { expect, test } from '@rstest/core';

test('pays', async () => {
  const pay = page.getByRole('button', { name: 'Pay' });
  ${statement}
});
`;

/** Recorded by `npm run docs:record`; the commands stand in the pages, after the fences of their outputs. */
export const scenarios: Scenarios = {
  'api/browser-mode/assertion': { '*': { files: inBrowser } },
  'api/browser-mode/locator': {
    'npx rstest run tests/pay.test.ts': {
      fresh: true,
      files: { ...inBrowser, 'tests/pay.test.ts': payTest('await pay.click({ timeout: 1000 });') },
    },
  },
  'config/build/performance': {
    'npx rstest run': { before: 'rstest run' },
  },
  'config/test/chaiConfig': {
    'npx rstest run --config default.config.ts': { files: { 'default.config.ts': 'export default {};\n' } },
  },
  'config/test/exclude': {
    '*': {
      files: {
        'src/cart.test.ts': test('adds up'),
        'src/report.slow.test.ts': test('exports a year'),
        'e2e/checkout.test.ts': test('pays'),
      },
    },
  },
  'config/test/forceRerunTriggers': {
    '*': {
      files: { 'default.config.ts': 'export default {};\n' },
      before:
        'git init -q; git add .; git -c user.name=Ada -c user.email=ada@example.com commit -qm tea; echo >> data/prices.json',
    },
  },
  'config/test/include': {
    '*': { files: { 'src/math.test.ts': test('adds'), 'tests/login.e2e.ts': test('logs in') } },
  },
  'config/test/isolate': {
    '*': { before: 'cp src/first.test.ts src/second.test.ts' },
  },
  'config/test/name': {
    'npx rstest': {
      files: { 'tests/unit/math.test.ts': test('adds'), 'tests/dom/title.test.ts': test('has a title') },
    },
    'npx rstest run': {
      fresh: true,
      files: {
        'rstest.config.ts': "export default { projects: [{ name: 'web' }, { name: 'web' }] };\n",
        'a.test.ts': test('a'),
      },
    },
  },
  'config/test/onlyFailures': {
    '*': { before: 'rstest run' },
  },
  'config/test/passWithNoTests': {
    'npx rstest run --passWithNoTests=false': {},
  },
  'config/test/projects': {
    'npx rstest run --config names.config.ts': {
      files: { 'names.config.ts': "export default { projects: [{ name: 'unit' }, { name: 'unit' }] };\n" },
    },
  },
  'config/test/setupFiles': {
    '*': {
      files: { 'rstest.config.ts': "export default { setupFiles: ['./tests/setup.ts'] };\n" },
      before: 'rm -r tests',
    },
  },
  'config/test/testEnvironment': {
    'npx rstest --testEnvironment jsdom': { without: ['jsdom'] },
  },
  'config/test/update': {
    'npx rstest': { before: "rstest run; sed -i 's/12.00 EUR.,*/15.00 EUR'\\'' /' src/invoice.test.ts" },
    'npx rstest run -u': { before: "rstest run; sed -i '/const invoice/s/12.00/15.00/' src/invoice.test.ts" },
  },
  'guide/advanced/debug-mode': {
    'npx rstest run src/slug.test.ts --pool.execArgv=--inspect-brk --pool.maxWorkers=1 --no-isolate': {
      files: { 'src/slug.test.ts': test('slug') },
      until: 'For help, see',
    },
    'DEBUG=rstest npx rstest run src/slug.test.ts': { files: { 'src/slug.test.ts': test('slug') } },
  },
  // the second run starts with the slowest file
  'guide/advanced/profiling': { '*': { files: slowAndQuick, before: 'rstest run' } },
  'guide/basic/cli': { '*': { files: shop } },

  'guide/basic/mock': { '*': { fresh: true, files: forgottenRequest } },
  'guide/basic/projects': {
    '*': {
      files: {
        'package.json': '{ "name": "shop", "private": true, "type": "module" }\n',
      },
    },
  },
  'guide/basic/reporters': {
    ...Object.fromEntries(
      [
        '',
        ' --reporter verbose',
        ' --reporter dot',
        ' --reporter md',
        ' money --reporter json',
        ' --reporter junit',
      ].map((flag) => [`npx rstest run${flag}`, withoutConfig]),
    ),
    'GITHUB_ACTIONS=true npx rstest run test': withoutConfig,
    'npx rstest merge-reports': {
      ...withoutConfig,
      before: 'rstest run --shard 1/2 --reporter blob; rstest run --shard 2/2 --reporter blob',
    },
  },
  'guide/basic/snapshot': {
    'npx rstest receipt': { before: "rstest run; sed -i 's/Total/Sum/' src/receipt.ts" },
    'npx rstest receipt -u': { before: "rstest run; sed -i 's/Total/Sum/' src/receipt.ts" },
    'npx rstest run src/receipt': {
      before: `echo "test('says thank you', () => expect('Thanks').toMatchSnapshot());" >> src/receipt.test.ts; rstest run; sed -i '$d' src/receipt.test.ts`,
    },
    'CI=true npx rstest run receipt': { before: 'rm -r src/__snapshots__' },
  },
  'guide/basic/test-filter': {
    'npx rstest nothing': { fresh: true, files: shop },
    'npx rstest --onlyFailures': {
      before: 'sed -i s/36/37/ src/cart/cart.test.ts; rstest run; sed -i s/37/36/ src/cart/cart.test.ts',
    },
  },
  // the project after its migration, with the snapshots from before
  'guide/migration/jest': {
    'CI=true npx rstest run': {
      fresh: true,
      files: {
        ...exampleFiles('migrate-jest/after'),
        [jestSnapshots]: exampleFiles('migrate-jest/before')[jestSnapshots] ?? '',
      },
    },
  },
  'guide/basic/watch-mode': {
    '*': { terminal: true, until: 'press q to quit', edits: ["sed -i 's|\\* 0.2|/ 5|' src/fare.ts"] },
  },
  'guide/start/ai': { '*': { fresh: true, files: voucher } },
  'guide/start/quick-start': {
    'npx rstest watch': { terminal: true, until: 'press q to quit' },
    'npx rstest watch src/slug': {
      terminal: true,
      until: 'press q to quit',
      edits: ['sed -i s/what-is-new/what-is-new-/ src/slug.test.ts'],
    },
  },
};
