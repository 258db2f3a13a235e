import type { Navigation } from '../src/shared/navigation.ts';

const testOptions = [
  'include',
  'exclude',
  'includeSource',
  'globals',
  'setupFiles',
  'testEnvironment',
  'testNamePattern',
  'testTimeout',
  'hookTimeout',
  'retry',
  'root',
  'name',
  'isolate',
  'pool',
  'passWithNoTests',
  'printConsoleTrace',
  'onConsoleLog',
  'disableConsoleIntercept',
  'update',
  'clearMocks',
  'resetMocks',
  'restoreMocks',
  'unstubEnvs',
  'unstubGlobals',
  'browser',
  'maxConcurrency',
  'slowTestThreshold',
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
      { text: { en: 'Getting started', zh: '开始' }, items: ['/guide/start/', '/guide/start/quick-start'] },
      {
        text: { en: 'Basics', zh: '基础' },
        items: ['/guide/basic/cli', '/guide/basic/configure-rstest', '/guide/basic/test-filter'],
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
        text: { en: 'Advanced', zh: '进阶' },
        items: ['/guide/advanced/debug-mode', '/guide/advanced/profiling'],
      },
    ],
    '/config/': [
      '/config/',
      {
        text: { en: 'Test options', zh: '测试选项' },
        items: testOptions.map((name) => `/config/test/${name}`),
      },
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
    ],
  },
};

export default navigation;
