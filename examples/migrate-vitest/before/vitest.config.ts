import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { API: JSON.stringify('https://shop.example.com/api') },
  resolve: { alias: { '@': path.resolve(import.meta.dirname, 'src') } },
  test: {
    environment: 'happy-dom',
    setupFiles: ['./test/setup.ts'],
    unstubGlobals: true,
  },
});
