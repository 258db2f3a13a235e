/** A text in both languages of the corpus. */
export interface Text {
  en: string;
  zh: string;
}

export type Lang = keyof Text;

const texts = (pairs: readonly (readonly [en: string, zh: string])[]): Text[] =>
  pairs.map(([en, zh]) => ({ en, zh }));

/** Topics of the sidebar groups; numbered from the second round on. */
export const TOPICS = texts([
  ['Runner', '运行器'],
  ['Assertions', '断言'],
  ['Mocking', '模拟'],
  ['Snapshots', '快照'],
  ['Coverage', '覆盖率'],
  ['Reporters', '报告器'],
  ['Configuration', '配置文件'],
  ['Plugins', '插件'],
  ['Environments', '运行环境'],
  ['Filtering', '筛选'],
  ['Hooks', '钩子'],
  ['Fixtures', '夹具'],
  ['Timers', '定时器'],
  ['Modules', '模块'],
  ['Browser', '浏览器'],
  ['Debugging', '调试'],
  ['Caching', '缓存'],
  ['Projects', '多项目'],
  ['Types', '类型'],
  ['Workers', '工作线程'],
  ['Integration', '持续集成'],
  ['Migration', '迁移'],
  ['Performance', '性能'],
  ['Components', '组件'],
  ['Networking', '网络'],
]);

/** Pages of each group. */
export const SUBJECTS = texts([
  ['Overview', '概览'],
  ['Getting started', '快速上手'],
  ['Options', '选项'],
  ['Defaults', '默认值'],
  ['File patterns', '文件模式'],
  ['Error messages', '错误信息'],
  ['Command line', '命令行'],
  ['Concurrency', '并发'],
  ['Isolation', '隔离'],
  ['Retries', '重试'],
  ['Timeouts', '超时'],
  ['Setup files', '初始化文件'],
  ['Teardown', '清理'],
  ['Path aliases', '路径别名'],
  ['Source maps', '源码映射'],
  ['Watch mode', '监听模式'],
  ['Sharding', '分片'],
  ['Custom matchers', '自定义匹配器'],
  ['Type checking', '类型检查'],
  ['Troubleshooting', '疑难排查'],
]);

/** Second-level headings; a page takes some of them. */
export const HEADINGS = texts([
  ['How it works', '工作原理'],
  ['Basic usage', '基本用法'],
  ['Configuring it', '如何配置'],
  ['Working with types', '配合类型使用'],
  ['Common mistakes', '常见错误'],
  ['On the command line', '在命令行中使用'],
  ['Choosing a value', '如何取值'],
  ['Notes on speed', '关于速度'],
  ['Advanced usage', '进阶用法'],
  ['Handling errors', '处理错误'],
  ['In a large repository', '在大型仓库中'],
  ['With other tools', '与其他工具配合'],
  ['Before you start', '开始之前'],
  ['A complete example', '完整示例'],
]);

/** The heading that every page ends with. */
export const RELATED: Text = { en: 'Related pages', zh: '相关页面' };

/** Nouns used in sentences. */
export const NOUNS = texts([
  ['the test file', '测试文件'],
  ['the worker', '工作线程'],
  ['the module graph', '模块图'],
  ['the setup file', '初始化文件'],
  ['the cache folder', '缓存目录'],
  ['the reporter', '报告器'],
  ['the configuration', '配置文件'],
  ['the snapshot', '快照'],
  ['the mock', '模拟函数'],
  ['the source map', '源码映射'],
  ['the command line', '命令行参数'],
  ['the project root', '项目根目录'],
  ['the dependency', '依赖包'],
  ['the watcher', '文件监听器'],
  ['the environment', '运行环境'],
  ['the fixture', '测试夹具'],
  ['the coverage report', '覆盖率报告'],
  ['the assertion', '断言'],
  ['the error message', '错误信息'],
  ['the entry point', '入口文件'],
]);

/** Names of options, written as code in both languages. */
export const OPTIONS = [
  'include',
  'exclude',
  'setupFiles',
  'testTimeout',
  'maxConcurrency',
  'passWithNoTests',
  'isolate',
  'clearMocks',
  'restoreMocks',
  'hookTimeout',
  'globals',
  'reporters',
  'snapshotFormat',
  'coverage.provider',
  'resolve.alias',
  'source.define',
  'output.sourceMap',
  'pool.maxWorkers',
];
