import type { Navigation } from '../src/shared/navigation.ts';

/** Test options by subject. */
const testOptions = [
  {
    text: { en: 'Test files', zh: '测试文件' },
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
    text: { en: 'Environment and setup', zh: '环境与初始化' },
    names: ['testEnvironment', 'setupFiles', 'globalSetup', 'globals', 'env', 'browser', 'federation'],
  },
  {
    text: { en: 'Running tests', zh: '运行控制' },
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
    text: { en: 'Projects and presets', zh: '多项目与预设' },
    names: ['projects', 'name', 'extends'],
  },
  {
    text: { en: 'Mocks', zh: 'mock' },
    names: ['clearMocks', 'resetMocks', 'restoreMocks', 'unstubEnvs', 'unstubGlobals'],
  },
  {
    text: { en: 'Assertions and snapshots', zh: '断言与快照' },
    names: ['expect', 'chaiConfig', 'update', 'snapshotFormat', 'resolveSnapshotPath'],
  },
  {
    text: { en: 'Reporters and coverage', zh: '报告器与覆盖率' },
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
    text: { en: 'Console', zh: '控制台' },
    names: ['silent', 'onConsoleLog', 'printConsoleTrace', 'disableConsoleIntercept'],
  },
];

/** An index page in the sidebar, where its own title would say again what the sidebar or group is about. */
const overview = (link: string) => ({ link, text: { en: 'Overview', zh: '概览' } });

/** Build options by subject. */
const buildOptions = [
  {
    text: { en: 'Modules and compilation', zh: '模块与编译' },
    names: ['plugins', 'source', 'resolve', 'tools'],
  },
  { text: { en: 'Output and server', zh: '输出与服务器' }, names: ['output', 'dev', 'performance'] },
];

const navigation: Navigation = {
  nav: [
    { text: { en: 'Guide', zh: '指南' }, link: '/guide/start/', activeMatch: '^/guide/' },
    { text: { en: 'Config', zh: '配置' }, link: '/config/', activeMatch: '^/config/' },
    { text: 'API', link: '/api/', activeMatch: '^/api/' },
  ],
  sidebar: {
    '/guide/': [
      {
        text: { en: 'Start', zh: '开始' },
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
        text: { en: 'Write tests', zh: '编写测试' },
        items: [
          '/guide/basic/write-tests',
          '/guide/basic/mock',
          '/guide/basic/snapshot',
          '/guide/advanced/scoped-cleanup',
        ],
      },
      {
        text: { en: 'Run tests', zh: '运行测试' },
        items: [
          '/guide/basic/cli',
          '/guide/basic/watch-mode',
          '/guide/basic/test-filter',
          '/guide/lifecycle',
          '/guide/advanced/ci',
        ],
      },
      {
        text: { en: 'Configure', zh: '配置' },
        items: [
          '/guide/basic/configure-rstest',
          '/guide/basic/typescript',
          '/guide/advanced/imports',
          '/guide/basic/projects',
        ],
      },
      {
        text: { en: 'Frameworks', zh: '框架' },
        items: [
          '/guide/framework/react',
          '/guide/framework/vue',
          '/guide/framework/more',
          '/guide/nodejs-services',
        ],
      },
      {
        text: { en: 'Browser mode', zh: '浏览器模式' },
        items: [
          overview('/guide/browser-testing/'),
          '/guide/browser-testing/getting-started',
          '/guide/browser-testing/user-interactions',
          '/guide/browser-testing/framework-guides',
          '/guide/advanced/playwright',
        ],
      },
      {
        text: { en: 'Reports', zh: '报告' },
        items: ['/guide/basic/reporters', '/guide/basic/coverage', '/guide/advanced/metadata'],
      },
      {
        text: { en: 'Debug and profile', zh: '调试与性能' },
        items: [
          '/guide/advanced/debug-mode',
          '/guide/advanced/profiling',
          '/guide/advanced/performance',
          '/guide/basic/vscode-extension',
          '/guide/debug/troubleshooting',
        ],
      },
      {
        text: { en: 'Integrations', zh: '集成' },
        items: [
          '/guide/integration/rsbuild',
          '/guide/integration/rslib',
          '/guide/integration/rspack',
          '/guide/integration/adapters',
        ],
      },
      {
        text: { en: 'Migrate and upgrade', zh: '迁移与升级' },
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
      { sectionHeaderText: { en: 'Test options', zh: '测试选项' } },
      ...testOptions.map(({ text, names }) => ({ text, items: names.map((name) => `/config/test/${name}`) })),
      { dividerType: 'solid' },
      { sectionHeaderText: { en: 'Build options', zh: '构建选项' } },
      ...buildOptions.map(({ text, names }) => ({
        text,
        items: names.map((name) => `/config/build/${name}`),
      })),
      { dividerType: 'solid' },
      '/api/environment-variables',
    ],
    '/api/': [
      overview('/api/'),
      {
        text: { en: 'Test API', zh: '测试 API' },
        items: ['test', 'describe', 'hooks'].map((name) => `/api/test-api/${name}`),
      },
      {
        text: { en: 'Assertions', zh: '断言' },
        items: [
          '/api/test-api/expect',
          '/api/mockMatchers',
          '/api/snapshotMatchers',
          '/api/asymmetricMatchers',
          '/api/extendExpect',
        ],
      },
      {
        text: { en: 'The rstest object', zh: 'rstest 对象' },
        items: [
          overview('/api/rstest/'),
          ...['mockModules', 'mockFunctions', 'mockInstance', 'fakeTimers', 'utilities'].map(
            (name) => `/api/rstest/${name}`,
          ),
        ],
      },
      {
        text: { en: 'Browser API', zh: '浏览器 API' },
        items: [
          overview('/api/browser-mode/'),
          ...['locator', 'assertion'].map((name) => `/api/browser-mode/${name}`),
        ],
      },
      {
        text: { en: 'JavaScript API', zh: 'JavaScript API' },
        items: ['rstest-core', 'reporter', 'types'].map((name) => `/api/javascript-api/${name}`),
      },
    ],
  },
};

export default navigation;
