import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { articlePages } from './.ladle/articlePages.ts';
import { BROWSER_ARGS, findChromium } from './tools/browser/chromium.ts';

/** Tests of components, in Chromium. */
const IN_BROWSER = 'stories/**/*.browser.test.tsx';
/** Unit tests of the deep tier: a change rarely breaks what they look at, and they take long. */
const DEEP = '**/*.deep.test.ts';

/** The only limits of time, for all tests: they end what hangs. On a busy machine, all takes many times longer. */
const LIMITS = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 90_000 } },
};

/** Tests that run in Node. */
function inNode(name: string, include: string, exclude: string[]): TestProjectInlineConfiguration {
  return {
    plugins: [
      {
        name: 'packages-as-in-a-build',
        // the variants for development check every step of reading Markdown. Vitest adds their condition to those that are
        // written here, and hands what it has resolved to its workers
        configResolved: ({ ssr }) => {
          ssr.resolve = { ...ssr.resolve, conditions: ['node'] };
        },
      },
    ],
    test: {
      name,
      include: [`{.ladle,bench,components,packages,src,stories,tools}/${include}`],
      exclude,
      setupFiles: 'testing/fixedSeed.ts',
      restoreMocks: true,
      // a site's own modules are loaded by Node, as in a build
      server: { deps: { external: [/\/docs\/navigation\.ts/, /\/site\.config\.ts/] } },
      // otherwise most of the time would go into loading the same modules again for every file
      isolate: false,
      // much of what tests make is gone the next moment: with Node's own limit, it is moved about several times
      execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64'],
      ...LIMITS,
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      inNode('unit', '**/*.test.{ts,tsx}', [DEEP, IN_BROWSER]),
      inNode('deep', DEEP, []),
      {
        plugins: [vanillaExtractPlugin(), articlePages()],
        cacheDir: 'node_modules/.cache/vite-components',
        define: { 'process.env.NODE_ENV': '"test"' },
        test: {
          name: 'components',
          include: [IN_BROWSER],
          setupFiles: 'stories/support/browserSetup.ts',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: findChromium(), args: BROWSER_ARGS } }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
          ...LIMITS,
        },
      },
    ],
  },
});
