import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,stories,tools}/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    // most of the time would go into loading the same modules for every file
    isolate: false,
    // some work through 100,000 inputs, and machines may be busy
    testTimeout: 20_000,
  },
});
