import { defineConfig } from '@rstest/core';

export default defineConfig({
  testEnvironment: 'happy-dom',
  setupFiles: ['./test/setup.ts'],
  unstubGlobals: true,
  source: { define: { API: JSON.stringify('https://shop.example.com/api') } },
  resolve: { alias: { '@': './src' } },
});
