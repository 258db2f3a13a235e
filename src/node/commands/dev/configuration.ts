import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { loadConfig, type RsbuildPluginAPI } from '@rsbuild/core';
import { mayHaveChanged } from '../../base/fileTimes.ts';
import { moduleProblem } from '../../base/moduleProblem.ts';
import type { Problem, ProblemsError } from '../../base/problems.ts';
import { findSitePlugin, loadSiteConfig, SITE_CONFIG_FILES } from '../../config/loadSiteConfig.ts';

/** For how long nothing may have changed, in milliseconds: git writes many files when it switches branches. */
const QUIET_MS = 150;

/** Interval of looking for changes that went unnoticed, in milliseconds. */
const INTERVAL_MS = 1000;

/** Node itself takes longer to start, in milliseconds. */
const START_MS = 25;

/** Outlives a restart, which may load this module anew. */
const state = globalThis as {
  /** When the configuration in use was read, in milliseconds since the epoch. */
  docsConfigurationReadAt?: number;
  docsConfigurationTimer?: NodeJS.Timeout;
};

/**
 * The modules that configure the site. Rsbuild restarts the dev server when one of them changes, but it would end the
 * server on a broken one, and miss changes while it restarts.
 */
export class Configuration {
  readonly #context: RsbuildPluginAPI['context'];
  /** A file that Rsbuild restarts the server for. */
  readonly #bell: string;

  /** @param folder for a file to ask for restarts with */
  constructor(context: RsbuildPluginAPI['context'], folder: string) {
    this.#context = context;
    this.#bell = path.join(folder, 'configuration');
    mkdirSync(folder, { recursive: true });
    if (!existsSync(this.#bell)) writeFileSync(this.#bell, '');
    state.docsConfigurationReadAt ??= performance.timeOrigin + START_MS;
    clearInterval(state.docsConfigurationTimer);
    state.docsConfigurationTimer = setInterval(() => this.#askForRestart(), INTERVAL_MS).unref();
  }

  /** Files that Rsbuild has to watch besides those it knows. */
  get watched(): string[] {
    return [...SITE_CONFIG_FILES.map((name) => path.join(this.#context.rootPath, name)), this.#bell];
  }

  /**
   * Waits until the configuration can be read.
   *
   * @param report called with what is wrong meanwhile
   */
  async readable(report: (problems: Problem[]) => Promise<void>): Promise<void> {
    for (;;) {
      const seen = await this.#settled();
      const startedAt = Date.now();
      const problems = await this.#problems();
      if (problems.length === 0) {
        state.docsConfigurationReadAt = startedAt;
        return;
      }
      await report(problems);
      while (this.#times() === seen) await wait(QUIET_MS);
    }
  }

  async #problems(): Promise<Problem[]> {
    const { configFile, configFileDependencies, rootPath } = this.#context;
    if (!configFile) return [];
    // otherwise Rsbuild would try again with an emulation of Node's modules, in which the engine does not work
    const loader = configFileDependencies.length > 0 ? 'native' : 'auto';
    try {
      const isOurs = SITE_CONFIG_FILES.includes(path.basename(configFile));
      const plugin = isOurs
        ? undefined
        : findSitePlugin((await loadConfig({ cwd: rootPath, path: configFile, loader })).content);
      if (plugin) plugin.resolve(rootPath);
      else await loadSiteConfig(rootPath);
      return [];
    } catch (error) {
      // not “instanceof”: it comes from an engine that was loaded anew
      if (error instanceof Error && 'problems' in error) return [...(error as ProblemsError).problems];
      const advice = 'The server goes on with the previous configuration until this is corrected.';
      return [{ severity: 'error', ...moduleProblem(error, rootPath, configFile), advice }];
    }
  }

  /** Waits until nothing changes any more. */
  async #settled(): Promise<string> {
    for (let before = ''; ; ) {
      const now = this.#times();
      if (now === before) return now;
      before = now;
      await wait(QUIET_MS);
    }
  }

  #files(): string[] {
    const { configFile, configFileDependencies } = this.#context;
    return [...(configFile ? [configFile] : []), ...configFileDependencies];
  }

  /** Changes with the files and their folders, where a missing module may appear. */
  #times(): string {
    const files = this.#files();
    const all = new Set([...files, ...files.map((file) => path.dirname(file))]);
    return [...all].map((file) => statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? 0).join();
  }

  #askForRestart(): void {
    const readAt = state.docsConfigurationReadAt ?? 0;
    if (this.#files().some((file) => existsSync(file) && mayHaveChanged(file, readAt))) this.restart();
  }

  /** Makes Rsbuild restart the server. */
  restart(): void {
    writeFileSync(this.#bell, String(Date.now()));
  }
}
