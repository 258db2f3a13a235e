import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: { define: { CURRENCY: JSON.stringify('EUR') } },
  resolve: { alias: { '@': './src' } },
  environments: {
    web: {
      source: { entry: { index: './src/client/index.ts' } },
      output: { target: 'web' },
    },
    server: {
      source: { entry: { index: './src/server/receipt.ts' } },
      output: { target: 'node' },
    },
  },
});
