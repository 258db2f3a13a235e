import path from 'node:path';
import { defineConfig } from '@rstest/core';

/** Output file for `npm run docs:verify`. */
const outputPath = process.env.CLAIMS_REPORT;

/** Runs the claims of the pages: `docs/claims/<page>.test.ts`. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../../..'),
  include: ['docs/claims/**/*.test.{ts,tsx}'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  reporters: outputPath ? [['json', { outputPath }]] : ['default'],
});
