import { globSync } from 'tinyglobby';
import { sourceFile } from '../base/importGraph.ts';

/**
 * Runs a command of Rsbuild's command line in the current folder. A site without an `rsbuild.config.*` gets a default one.
 */
export async function runRsbuild(command: 'build' | 'dev', options: readonly string[]): Promise<void> {
  const hasConfig = globSync('rsbuild.config.{js,ts,mjs,mts,cjs,cts}').length > 0;
  const config = hasConfig ? [] : ['--config', sourceFile('node/commands/rsbuild.config.ts')];
  // the plugin as well: while Rsbuild reads a configuration, its hooks slow down the import of every module
  const [{ runCLI }] = await Promise.all([import('@rsbuild/core'), import('../plugin.ts')]);
  // native: the default loader retries broken modules with an emulation of Node's, which hides the actual error
  runCLI({
    argv: [process.execPath, 'rsbuild', command, ...config, '--config-loader', 'native', ...options],
  });
}
