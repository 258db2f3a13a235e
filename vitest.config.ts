import { defineConfig } from 'vitest/config';

export default defineConfig({
  // packages as a build loads them: the variants for development check every step of reading Markdown
  ssr: { resolve: { conditions: ['node'] } },
  test: {
    include: ['{bench,src,stories,tools}/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    // a site's own modules are loaded by Node, as in a build
    server: { deps: { external: [/\/docs\/navigation\.ts/, /\/site\.config\.ts/] } },
    // otherwise most of the time would go into loading the same modules again for every file
    isolate: false,
    // some tests run through 100,000 inputs, and the machine may be busy
    testTimeout: 20_000,
  },
});
