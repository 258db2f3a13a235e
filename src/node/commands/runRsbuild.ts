import path from 'node:path';
import { globSync } from 'tinyglobby';
import { moduleProblem } from '../base/importFresh.ts';
import { sourceFile } from '../base/importGraph.ts';
import { ProblemsError } from '../base/problems.ts';

/**
 * Runs a command of Rsbuild's command line in the current folder. A site without an `rsbuild.config.*` gets a default one.
 */
export async function runRsbuild(command: 'build' | 'dev', options: readonly string[]): Promise<void> {
  const configFile = globSync('rsbuild.config.{js,ts,mjs,mts,cjs,cts}')[0];
  const config = configFile === undefined ? ['--config', sourceFile('node/commands/rsbuild.config.ts')] : [];
  // also imports the plugin early: while Rsbuild reads a configuration, its hooks slow down every import
  const [{ runCLI }] = await Promise.all([import('@rsbuild/core'), import('../plugin.ts')]);
  if (configFile !== undefined) await checkConfigFile(process.cwd(), configFile);
  // uses the native loader, because the default one retries broken modules in an emulation, which hides the actual
  // error
  runCLI({
    argv: [process.execPath, 'rsbuild', command, ...config, '--config-loader', 'native', ...options],
  });
}

/**
 * Throws a {@link ProblemsError} if a configuration, or a module that it imports, can't be read. Without this check,
 * Rsbuild would print a stack.
 */
export async function checkConfigFile(root: string, name: string): Promise<void> {
  const { loadConfig } = await import('@rsbuild/core');
  const file = path.join(root, name);
  try {
    await loadConfig({ cwd: root, path: file, loader: 'native' });
  } catch (error) {
    const { message, ...place } = moduleProblem(error, root, file);
    const cause = `Cannot read the configuration: ${message}`;
    const advice = 'Correct the code. The file must export an Rsbuild configuration as default.';
    throw new ProblemsError([{ severity: 'error', ...place, message: cause, advice }]);
  }
}
