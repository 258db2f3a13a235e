import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { EnvironmentContext, RsbuildConfig } from '@rsbuild/core';
import type { FrameAssets } from './render/document.ts';
import type { Bundles } from './siteBuild.ts';

// The package's ES module build reads its CommonJS one through a default import that Node resolves differently.
const { VanillaExtractPlugin } = createRequire(import.meta.url)(
  '@vanilla-extract/webpack-plugin',
) as typeof import('@vanilla-extract/webpack-plugin');

const source = path.resolve(import.meta.dirname, '..');
const styles = path.join(source, 'build/render/styles.ts');

/** The frame's folder in the finished site: everything in it has its content's hash in its name. */
export const ASSETS_FOLDER = 'assets';

export interface BundlerFolders {
  dev: boolean;
  /** Output for browsers. */
  webDir: string;
  /** Output for rendering. */
  serverDir: string;
}

/** Two bundles of the same shell: `web` for browsers, `node` for rendering at build time. */
export function bundlerConfig({ dev, webDir, serverDir }: BundlerFolders): RsbuildConfig {
  return {
    logLevel: 'warn',
    tools: {
      htmlPlugin: false,
      rspack: (_config, { appendPlugins }) => {
        appendPlugins(new VanillaExtractPlugin({ identifiers: dev ? 'debug' : 'short' }) as never);
      },
    },
    output: {
      cleanDistPath: false,
      legalComments: 'none',
      sourceMap: dev,
      filenameHash: dev ? false : 'contenthash:8',
    },
    performance: { printFileSize: false, buildCache: !dev },
    server: { publicDir: false },
    environments: {
      web: {
        source: {
          entry: {
            // in development the styles need their script, which replaces them when they change
            boot: dev ? [path.join(source, 'client/boot.ts'), styles] : path.join(source, 'client/boot.ts'),
            ...(dev ? {} : { styles }),
          },
        },
        output: {
          target: 'web',
          assetPrefix: dev ? undefined : 'auto',
          manifest: true,
          distPath: {
            root: webDir,
            js: `${ASSETS_FOLDER}/js`,
            jsAsync: `${ASSETS_FOLDER}/js`,
            css: `${ASSETS_FOLDER}/css`,
            cssAsync: `${ASSETS_FOLDER}/css`,
            font: `${ASSETS_FOLDER}/font`,
            svg: `${ASSETS_FOLDER}/image`,
            image: `${ASSETS_FOLDER}/image`,
          },
          dataUriLimit: 0,
        },
        splitChunks: {
          preset: 'none',
          // One stylesheet, complete before the first paint: lazily loaded code brings no styles of its own.
          cacheGroups: { styles: { name: 'styles', type: 'css/mini-extract', chunks: 'all', enforce: true } },
        },
      },
      // Its own environment, as it must be whole: no shared runtime, no hot reloading.
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
        source: { entry: { server: path.join(source, 'build/render/serverEntry.tsx') } },
        output: {
          target: 'node',
          module: true,
          minify: false,
          emitAssets: false,
          distPath: { root: serverDir, js: '' },
          filename: { js: '[name].mjs' },
        },
        splitChunks: false,
      },
    },
  } satisfies RsbuildConfig;
}

/** Finds the files of a finished bundle by the bundler's own record. */
export function readBundles(environments: Record<string, EnvironmentContext>): Bundles {
  const { web, head, node } = environments;
  if (!web || !head || !node) throw new Error('The bundler ran without one of its environments.');
  return {
    serverBundle: path.join(node.distPath, 'server.mjs'),
    assets: frameAssets(web, readHeadScript(head)),
  };
}

/** Source of the inline script. */
export function readHeadScript(head: EnvironmentContext): string {
  return readFileSync(path.join(head.distPath, 'headScript.js'), 'utf8').trim();
}

interface Manifest {
  allFiles: string[];
  entries: Record<string, { initial?: { js?: string[]; css?: string[] } }>;
}

/** The files that every page names. */
export function frameAssets(web: EnvironmentContext, headScript: string): FrameAssets {
  const { entries, allFiles } = web.manifest as unknown as Manifest;
  return {
    headScript,
    boot: entries.boot?.initial?.js?.at(-1) ?? '',
    stylesheets: (entries.styles ?? entries.boot)?.initial?.css ?? [],
    fonts: allFiles.filter((file) => file.endsWith('.woff2')),
  };
}
