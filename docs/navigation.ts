import { type Navigation, textKeys } from 'docs-site-engine';
import type en from '../locales/en.json';

const t = textKeys<typeof en>();

/** Test options by subject. */
const testOptions = [
  {
    text: t('site.sidebar.config.files'),
    names: [
      'include',
      'exclude',
      'includeSource',
      'root',
      'testNamePattern',
      'passWithNoTests',
      'onlyFailures',
      'forceRerunTriggers',
    ],
  },
  {
    text: t('site.sidebar.config.environment'),
    names: ['testEnvironment', 'setupFiles', 'globalSetup', 'globals', 'env', 'browser', 'federation'],
  },
  {
    text: t('site.sidebar.config.running'),
    names: [
      'testTimeout',
      'hookTimeout',
      'retry',
      'bail',
      'maxConcurrency',
      'pool',
      'isolate',
      'detectAsyncLeaks',
    ],
  },
  {
    text: t('site.sidebar.config.projects'),
    names: ['projects', 'name', 'extends'],
  },
  {
    text: t('site.sidebar.config.mocks'),
    names: ['clearMocks', 'resetMocks', 'restoreMocks', 'unstubEnvs', 'unstubGlobals'],
  },
  {
    text: t('site.sidebar.config.assertions'),
    names: ['expect', 'chaiConfig', 'update', 'snapshotFormat', 'resolveSnapshotPath'],
  },
  {
    text: t('site.sidebar.config.reporters'),
    names: [
      'reporters',
      'coverage',
      'hideSkippedTests',
      'hideSkippedTestFiles',
      'slowTestThreshold',
      'logHeapUsage',
      'includeTaskLocation',
    ],
  },
  {
    text: t('site.sidebar.config.console'),
    names: ['silent', 'onConsoleLog', 'printConsoleTrace', 'disableConsoleIntercept'],
  },
];

/** An index page in the sidebar, where its own title would say again what the sidebar or group is about. */
const overview = (link: string) => ({ link, text: t('site.sidebar.overview') });

/** Build options by subject. */
const buildOptions = [
  {
    text: t('site.sidebar.config.modules'),
    names: ['plugins', 'source', 'resolve', 'tools'],
  },
  { text: t('site.sidebar.config.output'), names: ['output', 'dev', 'performance'] },
];

const navigation: Navigation = {
  nav: [
    { text: t('site.nav.guide'), link: '/guide/start/', activeMatch: '^/guide/' },
    { text: t('site.nav.config'), link: '/config/', activeMatch: '^/config/' },
    { text: t('site.nav.api'), link: '/api/', activeMatch: '^/api/' },
  ],
  sidebar: {
    '/guide/': [
      {
        text: t('site.sidebar.guide.start'),
        items: [
          '/guide/start/',
          '/guide/start/quick-start',
          '/guide/start/features',
          '/guide/start/ai',
          '/guide/start/agent-install',
          '/guide/start/agent-migrate',
        ],
      },
      {
        text: t('site.sidebar.guide.writeTests'),
        items: [
          '/guide/basic/write-tests',
          '/guide/basic/mock',
          '/guide/basic/snapshot',
          '/guide/advanced/scoped-cleanup',
        ],
      },
      {
        text: t('site.sidebar.guide.runTests'),
        items: [
          '/guide/basic/cli',
          '/guide/basic/watch-mode',
          '/guide/basic/test-filter',
          '/guide/lifecycle',
          '/guide/advanced/ci',
        ],
      },
      {
        text: t('site.sidebar.guide.configure'),
        items: [
          '/guide/basic/configure-rstest',
          '/guide/basic/typescript',
          '/guide/advanced/imports',
          '/guide/basic/projects',
        ],
      },
      {
        text: t('site.sidebar.guide.frameworks'),
        items: [
          '/guide/framework/react',
          '/guide/framework/vue',
          '/guide/framework/more',
          '/guide/nodejs-services',
        ],
      },
      {
        text: t('site.sidebar.guide.browserMode'),
        items: [
          overview('/guide/browser-testing/'),
          '/guide/browser-testing/getting-started',
          '/guide/browser-testing/user-interactions',
          '/guide/browser-testing/framework-guides',
          '/guide/advanced/playwright',
        ],
      },
      {
        text: t('site.sidebar.guide.reports'),
        items: ['/guide/basic/reporters', '/guide/basic/coverage', '/guide/advanced/metadata'],
      },
      {
        text: t('site.sidebar.guide.debug'),
        items: [
          '/guide/advanced/debug-mode',
          '/guide/advanced/profiling',
          '/guide/advanced/performance',
          '/guide/basic/vscode-extension',
          '/guide/debug/troubleshooting',
        ],
      },
      {
        text: t('site.sidebar.guide.integrations'),
        items: [
          '/guide/integration/rsbuild',
          '/guide/integration/rslib',
          '/guide/integration/rspack',
          '/guide/integration/adapters',
        ],
      },
      {
        text: t('site.sidebar.guide.migrate'),
        items: [
          '/guide/migration/jest',
          '/guide/migration/vitest',
          '/guide/migration/mocha',
          '/guide/migration/node-test',
          '/guide/basic/upgrade-rstest',
          '/guide/release-notes',
        ],
      },
    ],
    '/config/': [
      overview('/config/'),
      { sectionHeaderText: t('site.sidebar.config.testOptions') },
      ...testOptions.map(({ text, names }) => ({ text, items: names.map((name) => `/config/test/${name}`) })),
      { dividerType: 'solid' },
      { sectionHeaderText: t('site.sidebar.config.buildOptions') },
      ...buildOptions.map(({ text, names }) => ({
        text,
        items: names.map((name) => `/config/build/${name}`),
      })),
    ],
    '/api/': [
      overview('/api/'),
      {
        text: t('site.sidebar.api.test'),
        items: ['test', 'describe', 'hooks'].map((name) => `/api/test-api/${name}`),
      },
      {
        text: t('site.sidebar.api.assertions'),
        items: [
          '/api/test-api/expect',
          '/api/mockMatchers',
          '/api/snapshotMatchers',
          '/api/asymmetricMatchers',
          '/api/extendExpect',
        ],
      },
      {
        text: t('site.sidebar.api.rstest'),
        items: [
          '/api/rstest/',
          ...['mockModules', 'mockFunctions', 'mockInstance', 'fakeTimers', 'utilities'].map(
            (name) => `/api/rstest/${name}`,
          ),
        ],
      },
      {
        text: t('site.sidebar.api.browser'),
        items: ['/api/browser-mode/', ...['locator', 'assertion'].map((name) => `/api/browser-mode/${name}`)],
      },
      {
        text: t('site.sidebar.api.javascript'),
        items: ['rstest-core', 'reporter', 'types'].map((name) => `/api/javascript-api/${name}`),
      },
      { dividerType: 'solid' },
      '/api/environment-variables',
    ],
  },
};

export default navigation;
