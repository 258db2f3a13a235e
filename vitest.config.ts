import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { articlePages } from './.ladle/articlePages.ts';
import { BROWSER_ARGS, findChromium } from './tools/browser/chromium.ts';

/** Tests of components, in Chromium. */
const IN_BROWSER = 'stories/**/*.browser.test.tsx';
/** Unit tests of the deep tier, which are slow and rarely fail. */
const DEEP = '**/*.deep.test.ts';

/** The only timeouts, for all tests. They only end tests that hang: on a busy machine, everything takes many times longer. */
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
        // the development builds of the Markdown parser check every step, which is slow. Vitest adds their condition to the ones
        // listed here, and passes the result to its workers
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
      // otherwise, every test file would load the same modules again
      isolate: false,
      // most objects in tests are short-lived: with Node's default semi-space, the garbage collector copies them several times
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
        // Vite would only find what islands import when they load, and then reload the page during a test
        optimizeDeps: {
          include: [
            ...['collapsible', 'dialog', 'popover', 'tabs', 'tooltip'].map(
              (name) => `@radix-ui/react-${name}`,
            ),
            ...[
              'react',
              'react/jsx-dev-runtime',
              'react-dom',
              'react-dom/client',
              'react-dom/server.browser',
            ],
            ...['i18next', 'react-i18next', '@vanilla-extract/css', 'minisearch', 'axe-core'],
          ],
        },
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
