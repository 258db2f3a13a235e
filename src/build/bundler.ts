import { cpSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RsbuildConfig, Rspack } from '@rsbuild/core';
import { globSync } from 'tinyglobby';
import { withBase } from '../shared/routes.ts';
import type { FrameAssets } from './render/document.ts';
import type { Bundles } from './siteBuild.ts';

// The package's ES module build reads its CommonJS one through a default import that Node resolves differently.
const { VanillaExtractPlugin } = createRequire(import.meta.url)(
  '@vanilla-extract/webpack-plugin',
) as typeof import('@vanilla-extract/webpack-plugin');

const source = path.resolve(import.meta.dirname, '..');
const boot = path.join(source, 'client/boot.ts');
const server = path.join(source, 'build/render/serverEntry.tsx');

/** The frame's folder in the finished site: everything in it has its content's hash in its name. */
export const ASSETS_FOLDER = 'assets';

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
      rspack: (config, { appendPlugins }) => {
        // names of modules and classes are made from paths below it: they must not differ from site to site
        config.context = path.dirname(source);
        appendPlugins(new VanillaExtractPlugin({ identifiers: dev ? 'debug' : 'short' }) as never);
      },
    },
    output: {
      cleanDistPath: false,
      legalComments: 'none',
      overrideBrowserslist: BROWSERS,
      sourceMap: dev,
      filenameHash: dev ? false : 'contenthash:8',
    },
    // vanilla-extract's generated stylesheets have no place of their own that a path could be relative to
    resolve: { alias: { 'docs-fonts': path.join(source, 'theme/fonts') } },
    performance: { printFileSize: false, buildCache: !dev },
    server: { publicDir: false },
    environments: {
      web: {
        source: { entry: { boot: dev ? [...styleFiles(), boot] : boot } },
        output: {
          target: 'web',
          // relative to the script, so that the files are the same wherever the site is served
          assetPrefix: dev ? undefined : 'auto',
          distPath: { root: webDir, ...assetFolders },
          dataUriLimit: 0,
          // the stylesheet comes whole from the other bundle; in development it must be replaceable
          emitCss: dev,
        },
        splitChunks: { preset: 'none' },
      },
      // An environment of its own: the inline script must be whole, without a runtime shared with others.
      head: {
        source: { entry: { headScript: path.join(source, 'client/headScript.ts') } },
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
          distPath: { root: serverDir, ...assetFolders, js: '' },
          filename: { js: '[name].mjs' },
          dataUriLimit: 0,
        },
        splitChunks: false,
      },
    },
  } satisfies RsbuildConfig;
}

/** All styles of the frame and the article components. */
function styleFiles(): string[] {
  return globSync('{theme,ui,islands,article,shell}/**/*.css.ts', { cwd: source, absolute: true }).sort();
}

/** What the bundler says of the environments it has built. */
export type BundleStats = Record<'web' | 'head' | 'node', { stats: Rspack.Stats; folder: string }>;

/** Finds the files of a finished build, and puts those for browsers together. */
export function readBundles({ web, head, node }: BundleStats, base: string): Bundles {
  cpSync(path.join(node.folder, ASSETS_FOLDER), path.join(web.folder, ASSETS_FOLDER), { recursive: true });
  const files = assetNames(node.stats);
  const urls = (extension: string) =>
    files.filter((file) => file.endsWith(extension)).map((file) => withBase(base, `/${file}`));
  return {
    serverBundle: path.join(node.folder, 'server.mjs'),
    assets: {
      headScript: readHeadScript(head.folder),
      scripts: bootFiles(web.stats, '.js', base),
      stylesheets: urls('.css'),
      fonts: urls('.woff2'),
    },
  };
}

/** The files that every page of the dev server names. */
export function devAssets({ web, head }: Omit<BundleStats, 'node'>, base: string): FrameAssets {
  return {
    headScript: readHeadScript(head.folder),
    scripts: bootFiles(web.stats, '.js', base),
    stylesheets: bootFiles(web.stats, '.css', base),
    fonts: [],
  };
}

function assetNames(stats: Rspack.Stats): string[] {
  return (stats.toJson({ all: false, assets: true }).assets ?? []).map(({ name }) => name).sort();
}

function bootFiles(stats: Rspack.Stats, extension: string, base: string): string[] {
  const { entrypoints } = stats.toJson({ all: false, entrypoints: true });
  const names = (entrypoints?.boot?.assets ?? []).map(({ name }) => name);
  return names
    .filter((name) => name.endsWith(extension) && !name.includes('.hot-update.'))
    .map((name) => withBase(base, `/${name}`));
}

function readHeadScript(folder: string): string {
  return readFileSync(path.join(folder, 'headScript.js'), 'utf8').trim();
}
