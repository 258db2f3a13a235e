import { defineConfig } from '@rstest/core';

export default defineConfig({
  include: ['**/*.{test,spec}.ts', '**/__tests__/**/*.ts'],
  clearMocks: true,
  resolve: { alias: { '@': './src' } },
  setupFiles: ['./test/setup.ts'],
});
