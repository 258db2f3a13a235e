import { utimesSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createRsbuild, loadConfig, type RsbuildPluginAPI } from '@rsbuild/core';
import { watch } from 'chokidar';
import { isModifiedSince } from '../../base/files.ts';
import { moduleProblem } from '../../base/importFresh.ts';
import { importGraph } from '../../base/importGraph.ts';
import type { Problem, ProblemsError } from '../../base/problems.ts';
import { siteConfigFile } from '../../config/resolveSite.ts';

/** Git writes many files when it switches branches; reading starts after a pause of this many milliseconds. */
const QUIET_MS = 150;

type Context = RsbuildPluginAPI['context'];

/**
 * Returns the absolute paths of the modules that configure the site. Rsbuild itself only knows those of an
 * `rsbuild.config.*`.
 */
export function configFiles({ rootPath, configFile, configFileDependencies }: Context): string[] {
  const site = siteConfigFile(rootPath);
  const known = configFile ? [configFile, ...configFileDependencies] : [];
  return [...new Set([...known, ...(site ? importGraph([site]).keys() : [])])];
}

/**
 * Waits until the configuration can be used. Rsbuild awaits it before it restarts the server, which serves the site with
 * the previous configuration in the meantime.
 *
 * @param report called with the problems of the configuration
 */
export async function waitForValidConfig(
  context: Context,
  report: (problems: Problem[]) => Promise<void>,
): Promise<void> {
  for (;;) {
    await wait(QUIET_MS);
    // watches their folders, where missing modules may appear
    const files = configFiles(context);
    const folders = files.map((file) => path.dirname(file)).filter((folder) => !isInNodeModules(folder));
    const watcher = watch([...new Set([...files, ...folders])], { ignoreInitial: true, depth: 0 });
    const changed = new Promise((resolve) => watcher.once('all', resolve));
    try {
      const problems = await findConfigProblems(context);
      if (problems.length === 0) return;
      await report(problems);
      await changed;
    } finally {
      await watcher.close();
    }
  }
}

/** Rsbuild's watcher is ready at most this many milliseconds after the server has started. */
const WATCHER_MS = 1000;

/** A restart reads the configuration at most this many milliseconds before plugins are set up. */
const READ_MS = 200;

/**
 * Makes Rsbuild restart for files that were edited while it was starting, which it doesn't watch yet. To be called
 * when the server has started.
 *
 * @param setUpAt when the plugins were set up
 * @returns cancels it
 */
export function restartForMissedChanges(files: readonly string[], setUpAt: number): () => void {
  const timer = setTimeout(() => {
    const now = new Date();
    for (const file of files) if (isModifiedSince(file, setUpAt - READ_MS)) utimesSync(file, now, now);
  }, WATCHER_MS);
  return () => clearTimeout(timer);
}

const isInNodeModules = (folder: string) => folder.split(path.sep).includes('node_modules');

/** Starts Rsbuild up to the point where all plugins have accepted their options. */
async function findConfigProblems({ rootPath, configFile }: Context): Promise<Problem[]> {
  try {
    const rsbuild = await createRsbuild({
      cwd: rootPath,
      config: () => loadConfig({ cwd: rootPath, path: configFile, loader: 'native', command: 'dev' }),
    });
    await rsbuild.initConfigs({ action: 'dev' });
    return [];
  } catch (error) {
    // avoids `instanceof`, because the engine can be reloaded together with the configuration
    if (error instanceof Error && 'problems' in error) return [...(error as ProblemsError).problems];
    const advice = 'The server keeps using the previous configuration until this is fixed.';
    return [{ severity: 'error', ...moduleProblem(error, rootPath, configFile ?? ''), advice }];
  }
}
