import path from 'node:path';
import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { globSync } from 'tinyglobby';
import { SOURCE } from '../base/importGraph.ts';
import { ASSETS_FOLDER } from '../base/paths.ts';
import { type Bundle, bundleOfPackage } from './bundleCache.ts';
import { bundlerConfig } from './bundlerConfig.ts';
import { entryFile } from './entries.ts';
import { reactPlugin, transformShell } from './shellPlugins.ts';

/** The finished shell of the package, for the dev server of sites that add nothing to it. */
export interface PackagedShell {
  /** Renders pages, and has their styles: that of a build. */
  bundle: Bundle;
  /** Files for browsers, scripts in development mode: absolute paths, by their path below the site's base. */
  files: ReadonlyMap<string, string>;
}

/** Scripts of the shell in development mode. */
const DEV_SCRIPTS = path.join(SOURCE, 'devScripts');

/** The one that starts the shell, and the one that connects it with the dev server, relative to the site's base. */
export const DEV_ENTRIES = [`${ASSETS_FOLDER}/js/boot.js`, `${ASSETS_FOLDER}/js/connection.js`];

/** `undefined` in the repository, where the shell itself is edited. */
export function packagedShell(): PackagedShell | undefined {
  const bundle = bundleOfPackage();
  if (!bundle) return undefined;
  const files = [bundle.folder, DEV_SCRIPTS].flatMap((folder) =>
    globSync(`${ASSETS_FOLDER}/**`, { cwd: folder }).map((name): [string, string] => [
      `/${name}`,
      path.join(folder, name),
    ]),
  );
  return { bundle, files: new Map(files) };
}

/**
 * What is left to bundle then.
 *
 * @param folder for the output
 */
export function connectionConfig(folder: string): RsbuildConfig {
  return {
    // a name of its own: the page has two bundles
    tools: { htmlPlugin: false, rspack: { output: { uniqueName: 'connection' } } },
    splitChunks: false,
    server: { publicDir: false },
    environments: {
      web: {
        source: { entry: { connection: entryFile('connection') } },
        output: {
          distPath: { root: folder, js: `${ASSETS_FOLDER}/js` },
          cleanDistPath: false,
          sourceMap: false,
        },
      },
    },
  };
}

/** Makes the scripts in development mode; run once, when the package is made. */
export async function bundleDevScripts(): Promise<void> {
  const folders = { webDir: DEV_SCRIPTS, serverDir: DEV_SCRIPTS };
  const { environments, ...config } = bundlerConfig({ dev: false, ...folders });
  const web = mergeRsbuildConfig(environments?.web, {
    // the site's base is not known yet
    dev: { assetPrefix: 'auto' },
    output: { filenameHash: false, minify: { js: 'always' } },
  });
  const plugins = [reactPlugin(), { name: 'docs:shell', setup: transformShell }];
  const rsbuild = await createRsbuild({
    config: { ...config, mode: 'development', environments: { web }, plugins },
  });
  await rsbuild.build();
}
