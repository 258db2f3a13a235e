import { defineSite, textKeys } from 'docs-site-engine';
import { rstack } from './components/ToolGrid/rstack.ts';
import type en from './locales/en.json';
import packageJson from './package.json' with { type: 'json' };

const t = textKeys<typeof en>();

/** Folders without a page, for readers who shorten a URL. */
const foldersWithoutPage = {
  '/api/javascript-api/': '/api/javascript-api/rstest-core',
  '/api/test-api/': '/api/test-api/test',
  '/config/build/': '/config/',
  '/config/test/': '/config/',
  '/guide/': '/guide/start/',
  '/guide/advanced/': '/guide/start/',
  '/guide/basic/': '/guide/start/',
  '/guide/debug/': '/guide/debug/troubleshooting',
  '/guide/framework/': '/guide/framework/react',
  '/guide/integration/': '/guide/integration/rsbuild',
  '/guide/migration/': '/guide/migration/jest',
};

/** Redirects from paths that other sites link to; `tools/docs/knownPaths.txt` lists all of them. */
const redirects = {
  '/api/runtime-api/': '/api/',
  '/api/runtime-api/browser-mode/': '/api/browser-mode/',
  '/api/runtime-api/browser-mode/assertion': '/api/browser-mode/assertion',
  '/api/runtime-api/browser-mode/locator': '/api/browser-mode/locator',
  '/api/runtime-api/environment-variables': '/api/environment-variables',
  '/api/runtime-api/rstest/': '/api/rstest/',
  '/api/runtime-api/rstest/fake-timers': '/api/rstest/fakeTimers',
  '/api/runtime-api/rstest/mock-functions': '/api/rstest/mockFunctions',
  '/api/runtime-api/rstest/mock-instance': '/api/rstest/mockInstance',
  '/api/runtime-api/rstest/mock-modules': '/api/rstest/mockModules',
  '/api/runtime-api/rstest/utilities': '/api/rstest/utilities',
  '/api/runtime-api/test-api/describe': '/api/test-api/describe',
  '/api/runtime-api/test-api/expect': '/api/test-api/expect',
  '/api/runtime-api/test-api/hooks': '/api/test-api/hooks',
  '/api/runtime-api/test-api/test': '/api/test-api/test',
  '/config/test/chai-config': '/config/test/chaiConfig',
  '/config/test/clear-mocks': '/config/test/clearMocks',
  '/config/test/detect-async-leaks': '/config/test/detectAsyncLeaks',
  '/config/test/disable-console-intercept': '/config/test/disableConsoleIntercept',
  '/config/test/force-rerun-triggers': '/config/test/forceRerunTriggers',
  '/config/test/global-setup': '/config/test/globalSetup',
  '/config/test/hide-skipped-test-files': '/config/test/hideSkippedTestFiles',
  '/config/test/hide-skipped-tests': '/config/test/hideSkippedTests',
  '/config/test/hook-timeout': '/config/test/hookTimeout',
  '/config/test/include-source': '/config/test/includeSource',
  '/config/test/include-task-location': '/config/test/includeTaskLocation',
  '/config/test/log-heap-usage': '/config/test/logHeapUsage',
  '/config/test/max-concurrency': '/config/test/maxConcurrency',
  '/config/test/on-console-log': '/config/test/onConsoleLog',
  '/config/test/only-failures': '/config/test/onlyFailures',
  '/config/test/pass-with-no-tests': '/config/test/passWithNoTests',
  '/config/test/print-console-trace': '/config/test/printConsoleTrace',
  '/config/test/reset-mocks': '/config/test/resetMocks',
  '/config/test/resolve-snapshot-path': '/config/test/resolveSnapshotPath',
  '/config/test/restore-mocks': '/config/test/restoreMocks',
  '/config/test/setup-files': '/config/test/setupFiles',
  '/config/test/slow-test-threshold': '/config/test/slowTestThreshold',
  '/config/test/snapshot-format': '/config/test/snapshotFormat',
  '/config/test/test-environment': '/config/test/testEnvironment',
  '/config/test/test-name-pattern': '/config/test/testNamePattern',
  '/config/test/test-timeout': '/config/test/testTimeout',
  '/config/test/unstub-envs': '/config/test/unstubEnvs',
  '/config/test/unstub-globals': '/config/test/unstubGlobals',
  '/guide/debug/debugging': '/guide/advanced/debug-mode',
  '/guide/debug/profiling': '/guide/advanced/profiling',
  '/blog/': '/guide/release-notes',
  '/blog/announcing-0-10': '/guide/release-notes#v0-10',
  '/blog/announcing-0-11': '/guide/release-notes#v0-11',
  '/shared/agent-install': '/guide/start/agent-install',
  '/shared/agent-migrate': '/guide/start/agent-migrate',
  '/shared/agent-migrate.template': '/guide/start/agent-migrate',
  ...foldersWithoutPage,
};

const { repository } = packageJson;

/** This site's configuration. Every key is described in `src/shared/siteConfig.ts`. */
export default defineSite({
  title: 'Rstest',
  description: t('site.description'),
  siteUrl: 'https://rstest.rs',
  storagePrefix: 'rspress',
  integrations: ['docs-site-og-images', './components/TestedWith/testedWithNotes.ts'],
  redirects,
  icon: '/icon.svg',
  languages: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
  components: {
    OptionMeta: {
      module: './components/OptionMeta/OptionMeta.tsx',
      plain: './components/OptionMeta/plainOptionMeta.ts',
    },
    Showcase: './components/Showcase/Showcase.tsx',
    ToolGrid: {
      module: './components/ToolGrid/ToolGrid.tsx',
      plain: './components/ToolGrid/plainToolGrid.ts',
    },
  },
  slots: {
    titleAfter: './components/TestedWith/TestedWith.tsx',
    textAfter: './components/TestedWith/CheckedCountsOfPage.tsx',
  },
  styles: ['./components/styles/nextSteps.css'],
  markdown: {
    remarkPlugins: [
      './components/terminal/node/remarkTerminals.ts#remarkTerminals',
      './components/runner/node/remarkRunnable.ts#remarkRunnable',
    ],
  },
  hosts: { 'button:is([data-run], [data-run-edit])': './components/runner/client/startRunner.ts' },
  endpoints: ['./components/runner/node/runnerFiles.ts'],
  csp: { 'frame-src': ["'self'"] },
  themeConfig: {
    logo: '/logo.svg',
    lead: true,
    socialLinks: [
      { icon: 'github', content: 'https://github.com/web-infra-dev/rstest' },
      { icon: 'x', content: 'https://twitter.com/rspack_dev' },
      { icon: 'discord', content: 'https://discord.gg/XsaKEEk4mW' },
    ],
    footer: t('site.footer'),
    editLink: {
      docRepoBaseUrl: `${repository.url}/edit/main/${repository.directory}/docs`,
      text: t('site.editLink'),
    },
    search: {
      suggested: [
        '/guide/start/quick-start',
        '/guide/basic/write-tests',
        '/guide/basic/mock',
        '/guide/basic/test-filter',
        '/guide/debug/troubleshooting',
        '/config/test/testEnvironment',
        '/config/test/setupFiles',
        '/config/test/coverage',
        '/config/test/include',
        '/config/test/projects',
        '/api/test-api/expect',
        '/api/rstest/mockModules',
        '/api/test-api/test',
        '/api/rstest/mockFunctions',
        '/api/rstest/fakeTimers',
      ],
      report: 'https://github.com/web-infra-dev/rstest/issues/new?title=Docs%3A+{query}',
    },
    tools: {
      label: 'Rstack',
      items: rstack,
    },
  },
});
