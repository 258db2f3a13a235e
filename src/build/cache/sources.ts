/**
 * The engine's own files that a cached result is made by, as patterns below `src`. What is missing here, and changed,
 * leaves readers with a stale result: a test follows the imports.
 */

/** Says how the bundler is set up. */
const BUNDLER = ['build/{assetsFolder,bundler,displayPath,plugin,stripFunctionNames}.ts', 'build/styles/**'];

/** The bundles of the shell: what is in them, and what they are made with. */
export const BUNDLE_SOURCES = [
  '{shared,theme,i18n,ui,islands,article,shell,client}/**',
  'build/{render,mdx}/**',
  ...BUNDLER,
];

/** What the bundles of the dev server depend on without being made of it: those files the bundler watches itself. */
export const DEV_BUNDLER_SOURCES = BUNDLER;

/** A compiled page. */
export const PAGE_SOURCES = [
  'build/{mdx,content,config,cache}/**/*.ts',
  'build/{assetsFolder,displayPath,problems}.ts',
  'shared/**/*.ts',
  'shell/shellIds.ts',
  'theme/articleClass.ts',
];

/** A rendered page, beside the bundle that renders it. */
export const RENDER_SOURCES = [
  'build/{render,head,emit,worker,mdx}/**',
  'build/{assetsFolder,social/cardSize}.ts',
  'shared/**',
];

/** A picture for sharing. */
export const PICTURE_SOURCES = ['build/social/**', 'theme/{light,oklch}.ts'];
