import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildConfig, Rspack } from '@rsbuild/core';
import { globSync } from 'tinyglobby';
import { EXTRA_STYLESHEETS } from '../../shared/stylesheets.ts';
import { engineHash } from '../base/engine.ts';
import { IS_PACKAGED, importGraph, SOURCE, sourceFile } from '../base/importGraph.ts';
import { ASSETS_FOLDER } from '../base/paths.ts';
import { type ResolvedSite, siteConfigFile } from '../config/resolveSite.ts';
import { hasModules, type SiteModules } from '../content/extensions/siteModules.ts';

/** Starts the shell in the browser. */
const boot = sourceFile('client/boot.ts');
/** Connects the shell with the dev server. */
const connection = sourceFile('client/devConnection.ts');
/** The inline script of every page. */
const headScript = sourceFile('client/head/headScript.ts');
/** Renders the shell and articles. */
const server = sourceFile('node/render/serverEntry.tsx');

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

const MODULE_PATH = '[absolute-resource-path]';
const SERVER_MAP = { test: /\.mjs$/, filename: '[file].map', moduleFilenameTemplate: MODULE_PATH };

/** Input of {@link bundlerConfig}. */
export interface BundlerOptions {
  dev: boolean;
  site: ResolvedSite;
  modules: SiteModules;
  /** Output of all environments. */
  folder: string;
  /** Whether Rspack may write its persistent cache, which supports one process at a time. */
  cached?: boolean;
}

/**
 * Returns the Rsbuild configuration, with the environments `web` for browsers, `node` for rendering, and `head` for the
 * inline script.
 */
export function bundlerConfig({ dev, site, modules, folder, cached = true }: BundlerOptions): RsbuildConfig {
  const { base } = site.space;
  const siteConfig = importGraph([siteConfigFile(site.root) ?? []].flat());
  const hasSiteModules = hasModules(modules);
  return {
    // overrides NODE_ENV, which some shells and containers set for all commands
    mode: dev ? 'development' : 'production',
    tools: {
      htmlPlugin: false,
      rspack: (config, { addRules }) => {
        // module names are relative to the context, and must be the same for every site
        config.context = path.dirname(SOURCE);
        config.watchOptions = { ...config.watchOptions, ignored: ignoredFiles(site.root) };
        // the digest only contains inputs of the bundles, so that other edits of the site's configuration keep the cache
        if (typeof config.cache === 'object' && config.cache.type === 'persistent')
          config.cache.buildDependencies = config.cache.buildDependencies?.filter(
            (file) => !siteConfig.has(file),
          );
        // enables tree shaking: an island only adds the exports that it imports
        const entries = ['article/components.ts', 'article/elements.ts'].map(sourceFile);
        addRules({ resource: entries, sideEffects: false });
      },
    },
    // in a monorepo, packages may find another version of React, and two copies do not work together
    resolve: { alias: { react: packageFolder('react'), 'react-dom': packageFolder('react-dom') } },
    output: {
      cleanDistPath: false,
      legalComments: 'none',
      overrideBrowserslist: BROWSERS,
      // users don't debug the shell, and its source maps take a fifth of the build time
      sourceMap: dev && !IS_PACKAGED,
      filenameHash: dev ? false : 'contenthash:8',
    },
    performance: {
      printFileSize: false,
      buildCache: cached && {
        cacheDirectory: path.join(site.cacheDir, 'rspack'),
        cacheDigest: [engineHash(), base, JSON.stringify(modules)],
      },
    },
    server: { publicDir: false },
    environments: {
      web: {
        source: {
          entry: { boot: dev ? [...styleFiles(), ...modules.styles, connection, boot] : boot },
        },
        output: {
          target: 'web',
          // determined by the boot script at run time, so that the files are the same wherever the site is deployed
          assetPrefix: dev ? undefined : '',
          distPath: { root: folder, ...assetFolders },
          dataUriLimit: 0,
          // the other bundle emits the complete stylesheet; in development it must be hot-replaceable
          emitCss: dev,
          minify: !dev,
        },
        tools: dev
          ? {}
          : {
              rspack: (config, { addRules }) => {
                // without a stylesheet to add to, each would leave an empty module in the scripts
                addRules({ test: /\.css$/, include: SOURCE, sideEffects: false });
                // keeps names short. A unique name would prevent clashes with other bundles, but adds an attribute to
                // every script
                config.output = { ...config.output, uniqueName: '', chunkLoadingGlobal: 'docsChunks' };
                // chunks have the names of the registry of islands, which prefetches them
                config.optimization = {
                  ...config.optimization,
                  mangleExports: 'size',
                  moduleIds: 'natural',
                  chunkIds: 'named',
                };
              },
            },
        // separate chunks for packages would increase the total size
        splitChunks: { preset: 'none', cacheGroups: { react, default: false, defaultVendors: false } },
      },
      // A separate environment: the inline script must be self-contained, without a shared runtime.
      head: {
        source: { entry: { headScript } },
        output: {
          target: 'web-worker',
          distPath: { root: folder, js: '' },
          filename: { js: '[name].js' },
          sourceMap: false,
          minify: true,
        },
      },
      node: {
        source: { entry: { server: dev ? server : [...styleFiles(), ...modules.styles, server] } },
        output: {
          target: 'node',
          // the dev server runs it with `loadBundle`, which supports CommonJS
          module: !dev,
          assetPrefix: hasSiteModules ? base : 'auto',
          minify: dev ? false : { js: false, css: true },
          emitAssets: true,
          emitCss: !dev,
          sourceMap: { js: dev && 'source-map' },
          distPath: { root: folder, ...assetFolders, js: '', jsAsync: '' },
          filename: { js: dev ? '[name].cjs' : '[name].mjs' },
          dataUriLimit: 0,
        },
        tools: {
          rspack: (config, { appendPlugins, rspack }) => {
            if (dev) config.output = { ...config.output, devtoolModuleFilenameTemplate: MODULE_PATH };
            // Locates errors in the site's modules. Stylesheets have no map: they are published, and a map names folders
            else if (hasSiteModules) appendPlugins(new rspack.SourceMapDevToolPlugin(SERVER_MAP));
          },
        },
        // emits a single script, next to the stylesheets
        splitChunks: dev
          ? false
          : { preset: 'none', cacheGroups: { ...extraStylesheets(), default: false, defaultVendors: false } },
      },
    },
  } satisfies RsbuildConfig;
}

/** Returns the folder of a package as resolved from the engine. */
function packageFolder(name: string): string {
  return path.dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
}

/**
 * Returns the absolute paths of all style files of the shell and the article components, except styles for components
 * of sites.
 */
function styleFiles(): string[] {
  const names = globSync('{theme,ui,islands,article,shell,search}/**/*.css.{ts,js}', {
    cwd: SOURCE,
    ignore: 'islands/site/**',
  });
  return names.sort().map((name) => path.join(SOURCE, name));
}

/** Code shared by all islands: React, and the packages that all Radix primitives use. */
const react: Rspack.OptimizationSplitChunksCacheGroup = {
  name: 'react',
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|@radix-ui[\\/]react-(?:compose-refs|context|id|presence|primitive|slot|use-[a-z-]+))[\\/]/,
  chunks: 'async',
  enforce: true,
};

/** Extracts styles of files such as `Hero.article.css.ts` into a separate stylesheet. */
function extraStylesheets(): Record<string, Rspack.OptimizationSplitChunksCacheGroup> {
  const groups = EXTRA_STYLESHEETS.map((name): [string, Rspack.OptimizationSplitChunksCacheGroup] => [
    name,
    {
      name,
      type: 'css/mini-extract',
      test: (module) => module.identifier().includes(`.${name}.css`),
      chunks: 'all',
      enforce: true,
    },
  ]);
  return Object.fromEntries(groups);
}

/**
 * Matches the files that the bundler doesn't watch: packages, except the list of components in the cache folder. A site
 * can itself be below a `node_modules` folder.
 *
 * @param root folder of the site
 */
export function ignoredFiles(root: string): RegExp {
  const slash = String.raw`[\\/]`;
  const names = root.split(/[\\/]/).map((name) => name.replace(/\W/g, String.raw`\$&`));
  const site = [...names, ''].join(slash);
  const packages = String.raw`(?:\.git|node_modules)${slash}(?!\.cache${slash}docs${slash})`;
  return new RegExp(`^(?:${site}|(?!${site}).*${slash})(?:.*${slash})?${packages}`);
}
