import { defineConfig } from 'vitest/config';

export default defineConfig({
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
    include: ['{.ladle,bench,components,packages,src,stories,tools}/**/*.test.{ts,tsx}'],
    setupFiles: 'testing/fixedSeed.ts',
    restoreMocks: true,
    // a site's own modules are loaded by Node, as in a build
    server: { deps: { external: [/\/docs\/navigation\.ts/, /\/site\.config\.ts/] } },
    // otherwise most of the time would go into loading the same modules again for every file
    isolate: false,
    // much of what tests make is gone the next moment: with Node's own limit, it is moved about several times
    execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64'],
    // The only limits of time, for all tests: they end what hangs. On a busy machine, all takes many times longer.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 90_000 } },
  },
});
