import path from 'node:path';
import { defineConfig } from '@rstest/core';

/** Runs the claims of the pages: `docs/claims/<page>.test.ts`. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../../..'),
  include: ['docs/claims/**/*.test.{ts,tsx}'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  reporters: ['default'],
});
