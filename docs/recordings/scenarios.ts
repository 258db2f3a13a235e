import type { Scenarios } from '../../tools/docs/outputs/scenario.ts';
import { shop, slowAndQuick } from './shop.ts';

const test = (name: string): string => `import { test } from '@rstest/core';\n\ntest('${name}', () => {});\n`;

/** Recorded by `npm run docs:record`; the commands stand in the pages, after the fences of their outputs. */
export const scenarios: Scenarios = {
  'config/build/performance': {
    'npx rstest run': { before: 'rstest run' },
  },
  'config/test/chaiConfig': {
    'npx rstest run --config default.config.ts': { files: { 'default.config.ts': 'export default {};\n' } },
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
  'guide/basic/configure-rstest': {
    '*': {
      files: {
        'packages/api/src/status.test.ts': test('answers'),
        'packages/web/src/title.test.ts': test('has a title'),
        'e2e/flow.e2e.ts': test('buys something'),
      },
    },
  },
  'guide/basic/test-filter': {
    'npx rstest nothing': { fresh: true, files: shop },
    'npx rstest --onlyFailures': {
      before: 'sed -i s/36/37/ src/cart/cart.test.ts; rstest run; sed -i s/37/36/ src/cart/cart.test.ts',
    },
  },
  'guide/start/quick-start': {
    'npx rstest watch': { terminal: true, until: 'press q to quit' },
    'npx rstest watch src/slug': {
      terminal: true,
      until: 'press q to quit',
      edits: ['sed -i s/what-is-new/what-is-new-/ src/slug.test.ts'],
    },
  },
};
