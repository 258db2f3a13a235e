import path from 'node:path';
import { type RsbuildConfig, type Rspack, rspack } from '@rsbuild/core';
import { globSync } from 'tinyglobby';
import { EXTRA_STYLESHEETS, type ExtraStylesheet } from '../shared/stylesheets.ts';
import { ASSETS_FOLDER } from './assetsFolder.ts';
import type { BundleFiles } from './cache/bundleCache.ts';
import { sourceHash } from './cache/sourceHash.ts';
import { DEV_BUNDLER_SOURCES } from './cache/sources.ts';

const source = path.resolve(import.meta.dirname, '..');
const boot = path.join(source, 'client/boot.ts');
const server = path.join(source, 'build/render/serverEntry.tsx');

/** Browsers with everything that the frame builds on: popovers, cascade layers, `:has()`. */
const BROWSERS = ['chrome >= 123', 'edge >= 123', 'firefox >= 125', 'safari >= 17.5'];

const assetFolders = {
  js: `${ASSETS_FOLDER}/js`,
  jsAsync: `${ASSETS_FOLDER}/js`,
  css: `${ASSETS_FOLDER}/css`,
  cssAsync: `${ASSETS_FOLDER}/css`,
  font: `${ASSETS_FOLDER}/font`,
  svg: `${ASSETS_FOLDER}/image`,
  image: `${ASSETS_FOLDER}/image`,
};

/** Calls that are left out of the scripts for readers. */
const LOGGING = ['log', 'warn', 'deprecate'].map((name) => `this.logger.${name}`);

export interface BundlerFolders {
  dev: boolean;
  /** Output for browsers. */
  webDir: string;
  /** Output for rendering. */
  serverDir: string;
}

/** Two bundles of the same shell, `web` for browsers and `node` for rendering, and the inline script. */
export function bundlerConfig({ dev, webDir, serverDir }: BundlerFolders): RsbuildConfig {
  return {
    tools: {
      htmlPlugin: false,
      rspack: (config) => {
        // names of modules are made from paths below it: they must not differ from site to site
        config.context = path.dirname(source);
      },
    },
    output: {
      cleanDistPath: false,
      legalComments: 'none',
      overrideBrowserslist: BROWSERS,
      sourceMap: dev,
      filenameHash: dev ? false : 'contenthash:8',
    },
    // finished builds are kept whole (see BundleCache); the dev server starts faster with the bundler's own cache
    performance: {
      printFileSize: false,
      buildCache: dev && { cacheDigest: [sourceHash(DEV_BUNDLER_SOURCES, {})] },
    },
    server: { publicDir: false },
    environments: {
      web: {
        source: {
          entry: { boot: dev ? [...styleFiles(), boot] : boot },
          // what only rendering needs is left out; in development, code of the dev server asks it in workers too
          define: dev ? {} : { 'typeof window': '"object"' },
        },
        output: {
          target: 'web',
          // found out by the boot script, so that the files are the same wherever the site is served
          assetPrefix: dev ? undefined : '',
          distPath: { root: webDir, ...assetFolders },
          dataUriLimit: 0,
          // the stylesheet comes whole from the other bundle; in development it must be replaceable
          emitCss: dev,
          // i18next's warnings are for developers: a twentieth of its code, of which readers see nothing
          minify: dev ? false : { jsOptions: { minimizerOptions: { compress: { pure_funcs: LOGGING } } } },
        },
        tools: dev ? {} : { rspack: (_config, { appendPlugins }) => appendPlugins(compiledAhead()) },
        // a file of packages apart from the frame's own code would make both larger
        splitChunks: { preset: 'none', cacheGroups: { onDemand, default: false, defaultVendors: false } },
      },
      // An environment of its own: the inline script must be whole, without a runtime shared with others.
      head: {
        source: { entry: { headScript: path.join(source, 'client/head/headScript.ts') } },
        output: {
          target: 'web-worker',
          distPath: { root: serverDir, js: '' },
          filename: { js: '[name].js' },
          sourceMap: false,
          minify: true,
        },
      },
      node: {
        source: { entry: { server: dev ? server : [...styleFiles(), server] } },
        output: {
          target: 'node',
          module: true,
          assetPrefix: 'auto',
          minify: dev ? false : { js: false, css: true },
          emitAssets: true,
          emitCss: !dev,
          sourceMap: false,
          ...(dev ? { externals: [externalPackage] } : {}),
          distPath: { root: serverDir, ...assetFolders, js: '', jsAsync: '' },
          filename: { js: '[name].mjs' },
          dataUriLimit: 0,
        },
        // one file, but for the styles
        splitChunks: dev
          ? false
          : { preset: 'none', cacheGroups: { ...extraStylesheets(), default: false, defaultVendors: false } },
      },
    },
  } satisfies RsbuildConfig;
}

/**
 * Asks browsers (V8's explicit compile hints) to compile all of the frame's code while it is being loaded, beside what
 * the reader does; function by function, when hydration first calls them, it would hold the reader up.
 */
function compiledAhead(): Rspack.RspackPluginInstance {
  return new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include: /\/(?:frame|on-demand-search[a-z-]*)\.[^/]+\.js$/,
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE, // minifying would leave it out
  });
}

/** Chunks whose name begins with this hold what the reader must first ask for; sizes count them apart. */
const ON_DEMAND = 'on-demand-';

/** The packages behind them are no part of what pages load by themselves; each is written once all the same. */
const onDemand: Rspack.OptimizationSplitChunksCacheGroup = {
  test: /[\\/]node_modules[\\/]/,
  chunks: ({ name }) => name?.startsWith(ON_DEMAND) ?? false,
  name: (_module, chunks) =>
    ON_DEMAND +
    chunks
      .map(({ name }) => name?.slice(ON_DEMAND.length))
      .sort()
      .join('-'),
  priority: 1,
};

/** All styles of the frame and the article components. */
export function styleFiles(): string[] {
  return globSync('{theme,ui,islands,article,shell}/**/*.css.ts', { cwd: source, absolute: true }).sort();
}

/** What rendering takes from packages. */
const RENDERING_PACKAGES = /^(react|react-dom|i18next|react-i18next|@radix-ui\/[a-z-]+)(\/[a-z./-]+)?$/;

/** In development, Node loads packages for rendering itself: the first page comes sooner. */
function externalPackage({ request = '' }: { request?: string }): string | undefined {
  return RENDERING_PACKAGES.test(request) ? `module ${import.meta.resolve(request)}` : undefined;
}

/** Styles of files like `Hero.landing.css.ts` go into a stylesheet of their own. */
function extraStylesheets(): Record<string, Rspack.OptimizationSplitChunksCacheGroup> {
  const groups = EXTRA_STYLESHEETS.map((name): [string, Rspack.OptimizationSplitChunksCacheGroup] => [
    name,
    {
      name,
      type: 'css/mini-extract',
      test: (module) => module.identifier().includes(`.${name}.css.ts`),
      chunks: 'all',
      enforce: true,
    },
  ]);
  return Object.fromEntries(groups);
}

/** What the bundler says of the environments it has built. */
export type BundleStats = Record<'web' | 'head' | 'node', { stats: Rspack.Stats }>;

/** The files that pages name, of a finished build. */
export function bundleFiles({ web, node }: BundleStats): BundleFiles {
  const names = (node.stats.toJson({ all: false, assets: true }).assets ?? []).map(({ name }) => name).sort();
  return {
    scripts: bootFiles(web.stats, '.js'),
    ...sortStylesheets(names.filter((name) => name.endsWith('.css'))),
    fonts: names.filter((name) => name.endsWith('.woff2')),
  };
}

/** The files that pages name, of the dev server. */
export function devFiles({ web }: Pick<BundleStats, 'web'>): BundleFiles {
  return {
    scripts: bootFiles(web.stats, '.js'),
    stylesheets: bootFiles(web.stats, '.css'),
    fonts: [],
    extraStylesheets: {},
  };
}

function sortStylesheets(files: string[]): Pick<BundleFiles, 'stylesheets' | 'extraStylesheets'> {
  const extra = new Map<ExtraStylesheet, string>();
  for (const name of EXTRA_STYLESHEETS) {
    const file = files.find((candidate) => path.basename(candidate).startsWith(`${name}.`));
    if (file !== undefined) extra.set(name, file);
  }
  const extraFiles = new Set(extra.values());
  return {
    stylesheets: files.filter((file) => !extraFiles.has(file)),
    extraStylesheets: Object.fromEntries(extra),
  };
}

function bootFiles(stats: Rspack.Stats, extension: string): string[] {
  const { entrypoints } = stats.toJson({ all: false, entrypoints: true });
  const names = (entrypoints?.boot?.assets ?? []).map(({ name }) => name);
  return names.filter((name) => name.endsWith(extension) && !name.includes('.hot-update.'));
}

/** The bundler is given next to nothing when the bundle is there already. */
export function nothingToBundle(folder: string): RsbuildConfig {
  return {
    logLevel: 'warn',
    tools: { htmlPlugin: false },
    performance: { printFileSize: false },
    server: { publicDir: false },
    environments: {
      nothing: {
        source: { entry: { nothing: 'data:text/javascript,' } },
        output: { target: 'node', distPath: { root: folder } },
      },
    },
  };
}
