import type { Navigation } from '../src/shared/navigation.ts';

/** Test options by subject. The groups that most people look for are open at first: fewer than 60 entries in all. */
const testOptions = [
  {
    text: { en: 'Test files', zh: '测试文件' },
    open: true,
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
    text: { en: 'Environment and setup', zh: '环境与 setup' },
    open: true,
    names: ['testEnvironment', 'setupFiles', 'globalSetup', 'globals', 'env', 'browser', 'federation'],
  },
  {
    text: { en: 'Running tests', zh: '运行' },
    open: true,
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
    open: true,
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

const buildOptions = ['plugins', 'source', 'output', 'resolve', 'tools', 'dev', 'performance'];

const navigation: Navigation = {
  nav: [
    { text: { en: 'Guide', zh: '指南' }, link: '/guide/start/', activeMatch: '^/guide/' },
    { text: { en: 'Config', zh: '配置' }, link: '/config/', activeMatch: '^/config/' },
    { text: 'API', link: '/api/', activeMatch: '^/api/' },
  ],
  sidebar: {
    '/guide/': [
      {
        text: { en: 'Getting started', zh: '开始' },
        items: ['/guide/start/', '/guide/start/quick-start'],
      },
      {
        text: { en: 'Basics', zh: '基础' },
        items: [
          'cli',
          'configure-rstest',
          'test-filter',
          'mock',
          'snapshot',
          'coverage',
          'reporters',
          'projects',
        ].map((name) => `/guide/basic/${name}`),
      },
      {
        text: { en: 'Overview and tools', zh: '概览与工具' },
        items: [
          '/guide/start/features',
          '/guide/start/ai',
          '/guide/basic/vscode-extension',
          '/guide/basic/upgrade-rstest',
        ],
      },
      {
        text: { en: 'Frameworks', zh: '框架' },
        items: ['react', 'vue', 'more'].map((name) => `/guide/framework/${name}`),
      },
      {
        text: { en: 'Browser mode', zh: '浏览器模式' },
        items: [
          '/guide/browser-testing/',
          ...['getting-started', 'user-interactions', 'framework-guides'].map(
            (name) => `/guide/browser-testing/${name}`,
          ),
        ],
      },
      {
        text: { en: 'Integrations', zh: '集成' },
        items: ['rsbuild', 'rslib', 'rspack', 'adapters'].map((name) => `/guide/integration/${name}`),
      },
      {
        text: { en: 'Migration', zh: '迁移' },
        items: ['/guide/migration/jest', '/guide/migration/vitest'],
      },
      {
        text: { en: 'Advanced', zh: '进阶' },
        items: [
          '/guide/debug/troubleshooting',
          ...['imports', 'scoped-cleanup', 'metadata', 'ci', 'playwright', 'debug-mode', 'profiling'].map(
            (name) => `/guide/advanced/${name}`,
          ),
        ],
      },
    ],
    '/config/': [
      '/config/',
      { sectionHeaderText: { en: 'Test options', zh: '测试选项' } },
      ...testOptions.map(({ text, names, open = false }) => ({
        text,
        collapsed: !open,
        items: names.map((name) => `/config/test/${name}`),
      })),
      { dividerType: 'solid' },
      {
        text: { en: 'Build options', zh: '构建选项' },
        items: buildOptions.map((name) => `/config/build/${name}`),
      },
    ],
    '/api/': [
      '/api/',
      {
        text: { en: 'Test API', zh: '测试 API' },
        items: ['expect', 'test', 'describe', 'hooks'].map((name) => `/api/test-api/${name}`),
      },
      {
        text: { en: 'The rstest object', zh: 'rstest 对象' },
        items: [
          '/api/rstest/',
          ...['mockModules', 'mockFunctions', 'mockInstance', 'fakeTimers', 'utilities'].map(
            (name) => `/api/rstest/${name}`,
          ),
        ],
      },
      {
        text: { en: 'Browser mode', zh: '浏览器模式' },
        items: ['/api/browser-mode/', ...['locator', 'assertion'].map((name) => `/api/browser-mode/${name}`)],
      },
      {
        text: { en: 'JavaScript API', zh: 'JavaScript API' },
        items: ['rstest-core', 'reporter', 'types'].map((name) => `/api/javascript-api/${name}`),
      },
      '/api/environment-variables',
    ],
  },
};

export default navigation;
