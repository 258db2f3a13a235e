import path from 'node:path';
import { type RsbuildConfig, type Rspack, rspack } from '@rsbuild/core';
import { EXTRA_STYLESHEETS } from '../../shared/stylesheets.ts';
import { IS_PACKAGE, SOURCE, sourceFile } from '../base/importGraph.ts';
import { ASSETS_FOLDER } from '../base/paths.ts';
import { bundlerVersion, entryFile, styleFiles } from './entries.ts';
import { isOneReact, reactAlias } from './siteBundle.ts';

const boot = entryFile('boot');
const connection = entryFile('connection');
const server = entryFile('server');

/** Browsers that support everything the shell relies on: popovers, cascade layers, `:has()`. */
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

/** Logging calls of i18next and react-i18next that are removed from the browser scripts. */
const LOGGING = [
  ...['log', 'warn', 'error', 'once', 'deprecate'].map((name) => `this.logger.${name}`),
  'i18n.logger.once',
  'warnOnce',
];

/**
 * What every one of these browsers has or lacks, by what `typeof` says: packages bring replacements, or code for Node,
 * and ask at run time.
 */
const GLOBALS = {
  object: ['document', 'performance', 'Reflect', 'window'],
  function: [
    'AbortController',
    'clearTimeout',
    'Map',
    'MessageChannel',
    'Object.is',
    'performance.now',
    'Promise',
    'queueMicrotask',
    'reportError',
    'requestAnimationFrame',
    'Set',
    'setTimeout',
    'WeakMap',
    'WeakSet',
  ],
  undefined: ['__webpack_nonce__', 'process', 'setImmediate'],
};

function typesOfGlobals(): Record<string, string> {
  const types = Object.entries(GLOBALS).flatMap(([type, names]) =>
    names.map((name): [string, string] => [`typeof ${name}`, JSON.stringify(type)]),
  );
  return Object.fromEntries(types);
}

export interface BundlerFolders {
  dev: boolean;
  /** Whether the bundler keeps what it has done: its cache bears one process at a time. Default: it does not. */
  cached?: boolean;
  /** Output of the browser bundle. */
  webDir: string;
  /** Output of the rendering bundle. */
  serverDir: string;
  /** Stylesheets of the site, after those of the shell. Default: none. */
  siteStyles?: readonly string[];
  /** Changes with the site's modules in the bundles. Default: it has none. */
  siteVersion?: string;
}

/** Two bundles of the same shell, `web` for browsers and `node` for rendering, plus the inline script. */
export function bundlerConfig({
  dev,
  cached = false,
  webDir,
  serverDir,
  siteStyles = [],
  siteVersion = '',
}: BundlerFolders): RsbuildConfig {
  return {
    tools: {
      htmlPlugin: false,
      rspack: (config, { addRules }) => {
        // module names are derived from paths relative to it: they must be the same for every site
        config.context = path.dirname(SOURCE);
        // an island that imports one thing of it takes this one thing to readers
        addRules({ resource: sourceFile('article/components.ts'), sideEffects: false });
      },
    },
    ...(IS_PACKAGE ? { resolve: { alias: reactAlias() } } : {}),
    output: {
      cleanDistPath: false,
      legalComments: 'none',
      overrideBrowserslist: BROWSERS,
      // in a site, nobody looks at the code of the shell, and its maps take a fifth of the time
      sourceMap: dev && !IS_PACKAGE,
      filenameHash: dev ? false : 'contenthash:8',
    },
    // finished bundles are cached as a whole (see BundleCache); the bundler's own cache only speeds up the dev server
    performance: {
      printFileSize: false,
      buildCache: cached && { cacheDigest: [bundlerVersion() + siteVersion] },
    },
    server: { publicDir: false },
    environments: {
      web: {
        source: {
          entry: { boot: dev ? [...styleFiles(), ...siteStyles, connection, boot] : boot },
          // in development, dev server code also checks for them in workers
          define: dev ? {} : typesOfGlobals(),
        },
        output: {
          target: 'web',
          // determined by the boot script at run time, so that the files are the same wherever the site is deployed
          assetPrefix: dev ? undefined : '',
          distPath: { root: webDir, ...assetFolders },
          dataUriLimit: 0,
          // the other bundle emits the complete stylesheet; in development it must be hot-replaceable
          emitCss: dev,
          // what they log is for developers only, and a twentieth of their code
          minify: dev ? false : { jsOptions: { minimizerOptions: { compress: { pure_funcs: LOGGING } } } },
        },
        tools: dev
          ? {}
          : {
              rspack: (config, { appendPlugins }) => {
                // short names: the default ones stay the same when modules come and go, which nobody needs here
                // the same with a unique name, but without an attribute for scripts, which only several bundles need
                config.output = { ...config.output, uniqueName: '', chunkLoadingGlobal: 'docsChunks' };
                config.optimization = { ...config.optimization, mangleExports: 'size', moduleIds: 'natural' };
                appendPlugins(compiledAhead());
              },
            },
        // splitting packages from the shell's own code would increase the total size
        splitChunks: { preset: 'none', cacheGroups: { onDemand, default: false, defaultVendors: false } },
      },
      // A separate environment: the inline script must be self-contained, without a shared runtime.
      head: {
        source: { entry: { headScript: entryFile('head') } },
        output: {
          target: 'web-worker',
          distPath: { root: serverDir, js: '' },
          filename: { js: '[name].js' },
          sourceMap: false,
          minify: true,
        },
      },
      node: {
        source: { entry: { server: dev ? server : [...styleFiles(), ...siteStyles, server] } },
        output: {
          target: 'node',
          module: true,
          assetPrefix: 'auto',
          minify: dev ? false : { js: false, css: true },
          emitAssets: true,
          emitCss: !dev,
          sourceMap: false,
          ...(dev ? { externals: [externalPackages()] } : {}),
          distPath: { root: serverDir, ...assetFolders, js: '', jsAsync: '' },
          filename: { js: '[name].mjs' },
          dataUriLimit: 0,
        },
        // a single file apart from the stylesheets
        splitChunks: dev
          ? false
          : { preset: 'none', cacheGroups: { ...extraStylesheets(), default: false, defaultVendors: false } },
      },
    },
  } satisfies RsbuildConfig;
}

/**
 * Tells V8 (explicit compile hints) to compile all of the shell's code eagerly, off the main thread while it loads;
 * lazy compilation of each function on its first call would block the main thread during hydration.
 */
function compiledAhead(): Rspack.RspackPluginInstance {
  return new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include: /\/(?:shell|reading|on-demand-search[a-z-]*)\.[^/]+\.js$/,
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE, // the minifier would remove it
  });
}

/** Prefix of chunks that are only loaded on demand, when the reader comes near or interacts. */
const ON_DEMAND = 'on-demand-';

/** Packages that these chunks use stay out of the initial download; each is still bundled only once. */
const onDemand: Rspack.OptimizationSplitChunksCacheGroup = {
  test: /[\\/]node_modules[\\/]/,
  chunks: ({ name }) => name?.startsWith(ON_DEMAND) ?? false,
  // what one chunk uses is part of it; the boot script lists the names of all
  name: (_module, chunks) => {
    const names = chunks.map(({ name }) => name?.slice(ON_DEMAND.length) ?? '').sort();
    return (
      ON_DEMAND +
      (names.length === 1 ? names[0] : names.map((name) => name.replace(/(\w)\w*-?/g, '$1')).join('-'))
    );
  },
  priority: 1,
};

/** Packages that rendering uses. */
const RENDERING_PACKAGES = /^(react|react-dom|i18next|react-i18next|@radix-ui\/[a-z-]+)(\/[a-z./-]+)?$/;

/** The only ones that everybody gets from the engine where there is another React besides. */
const REACT = /^(react|react-dom)(\/[a-z./-]+)?$/;

/** In development, Node itself loads the packages for rendering: the first page is ready sooner. */
function externalPackages(): (data: { request?: string }) => string | undefined {
  const packages = isOneReact() ? RENDERING_PACKAGES : REACT;
  return ({ request = '' }) =>
    packages.test(request) ? `module ${import.meta.resolve(request)}` : undefined;
}

/** Extracts styles of files such as `Hero.landing.css.ts` into a separate stylesheet. */
function extraStylesheets(): Record<string, Rspack.OptimizationSplitChunksCacheGroup> {
  const groups = EXTRA_STYLESHEETS.map((name): [string, Rspack.OptimizationSplitChunksCacheGroup] => [
    name,
    {
      name,
      type: 'css/mini-extract',
      test: (module) =>
        /\.css\.[jt]s\b/.test(module.identifier()) && module.identifier().includes(`.${name}.css.`),
      chunks: 'all',
      enforce: true,
    },
  ]);
  return Object.fromEntries(groups);
}
