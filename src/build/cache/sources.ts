/**
 * The engine's own files that each kind of cached result depends on, as patterns below `src`. A file missing here would
 * leave stale results in the cache when it changes: a test follows the imports.
 */

/** The bundler's configuration. */
const BUNDLER = ['build/{assetsFolder,bundler,displayPath,plugin,stripFunctionNames}.ts', 'build/styles/**'];

/** The bundles of the shell: their content and the bundler's configuration. */
export const BUNDLE_SOURCES = [
  '{shared,theme,i18n,ui,islands,article,shell,client}/**',
  'build/{render,mdx}/**',
  ...BUNDLER,
];

/** What the dev server's bundles depend on in addition to their modules, which the bundler itself watches. */
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

/** A social preview image. */
export const PICTURE_SOURCES = ['build/social/**', 'theme/{light,oklch}.ts'];
