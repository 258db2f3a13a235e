import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { loadConfig, type RsbuildPluginAPI } from '@rsbuild/core';
import { mayHaveChanged } from '../../base/files.ts';
import { moduleProblem } from '../../base/importFresh.ts';
import { importGraph } from '../../base/importGraph.ts';
import type { Problem, ProblemsError } from '../../base/problems.ts';
import {
  findSitePlugin,
  loadSiteConfig,
  type ResolvedSite,
  SITE_CONFIG_FILES,
  siteConfigFile,
} from '../../config/resolveSite.ts';
import { configOfPages } from '../../pipeline/pageCache.ts';

/** For how long nothing may have changed, in milliseconds: git writes many files when it switches branches. */
const QUIET_MS = 150;

/** Interval of looking for changes, in milliseconds. */
const INTERVAL_MS = 250;

/** Node itself takes longer to start, in milliseconds. */
const START_MS = 25;

/** Outlives a restart, which may load this module anew. */
const state = globalThis as {
  /** When the configuration in use was read, in milliseconds since the epoch. */
  docsConfigurationReadAt?: number;
  docsConfigurationTimer?: NodeJS.Timeout;
};

interface Listeners {
  /** Told what is wrong with the configuration; an empty list: nothing any more. */
  report: (problems: Problem[]) => Promise<void>;
  /** Called when something has been taken over. */
  onChange: (file: string) => Promise<void>;
  /** Told what has failed, e.g. as an editor was replacing a file; the next change is looked at all the same. */
  onError: (error: unknown) => void;
}

/**
 * The modules that configure the site. The server starts anew when one of them changes, but not with a broken one, and not
 * for what no page is compiled with, such as a redirect of a page that has moved. An `rsbuild.config.ts` is followed by
 * Rsbuild itself, which misses changes while it restarts.
 */
export class Configuration {
  readonly #context: RsbuildPluginAPI['context'];
  readonly #site: ResolvedSite;
  readonly #listeners: Listeners;
  /** A file that Rsbuild restarts the server for. */
  readonly #bell: string;
  #files: readonly string[] = [];
  #isBusy = false;
  /** Whether a restart is wanted that has not begun: the watcher of a server that is starting hears nothing yet. */
  #isWanted = false;
  /** Whether a restart has begun. The next server takes over from here, or it fails, and waits for another change. */
  #isOver = false;
  /** Whether the restart that has begun waits for a configuration that can be read: until then, this server answers. */
  #isWaiting = false;

  /** @param folder for a file to ask for restarts with */
  constructor(
    context: RsbuildPluginAPI['context'],
    site: ResolvedSite,
    folder: string,
    listeners: Listeners,
  ) {
    this.#context = context;
    this.#site = site;
    this.#listeners = listeners;
    this.#bell = path.join(folder, 'configuration');
    mkdirSync(folder, { recursive: true });
    if (!existsSync(this.#bell)) writeFileSync(this.#bell, '');
    this.#findFiles();
    state.docsConfigurationReadAt ??= performance.timeOrigin + START_MS;
    clearInterval(state.docsConfigurationTimer);
    state.docsConfigurationTimer = setInterval(() => void this.#look(), INTERVAL_MS).unref();
  }

  /** Files that Rsbuild has to watch besides those it knows. */
  get watched(): string[] {
    const { configFile, rootPath } = this.#context;
    const added = configFile ? SITE_CONFIG_FILES.map((name) => path.join(rootPath, name)) : [];
    return [...added, this.#bell];
  }

  /** To be called when a restart begins: waits until the configuration can be read, and tells what is wrong meanwhile. */
  async readable(): Promise<void> {
    this.#isWanted = false;
    this.#isOver = true;
    for (;;) {
      const { seen, found } = await this.#read();
      if (!Array.isArray(found)) return;
      this.#isWaiting = true;
      await this.#listeners.report(found);
      while (this.#times() === seen) await wait(QUIET_MS);
      this.#isWaiting = false;
    }
  }

  /** Whether the server may be about to restart: what a page asks for now, the next one has to answer. */
  get isPending(): boolean {
    return this.#isWanted || (this.#isOver && !this.#isWaiting) || this.#hasChanged();
  }

  /** Makes Rsbuild restart the server; rings again until it has heard. */
  restart(): void {
    this.#isWanted = true;
    writeFileSync(this.#bell, String(Date.now()));
  }

  /** Does what a change asks for, once there is one. */
  async #look(): Promise<void> {
    if (this.#isBusy || !(this.#isWanted || this.#hasChanged())) return;
    if (this.#isWanted || this.#isOver) {
      this.restart();
      return;
    }
    this.#isBusy = true;
    try {
      await this.#follow();
    } catch (error) {
      this.#listeners.onError(error);
    } finally {
      this.#isBusy = false;
    }
  }

  #hasChanged(): boolean {
    const readAt = state.docsConfigurationReadAt ?? 0;
    return this.#files.some((file) => mayHaveChanged(file, readAt));
  }

  async #follow(): Promise<void> {
    // where Rsbuild has a configuration, it may say other things to the bundler
    const { found } = this.#context.configFile ? {} : await this.#read();
    if (Array.isArray(found)) await this.#listeners.report(found);
    else if (found && isDeepStrictEqual(configOfPages(found.config), configOfPages(this.#site.config))) {
      Object.assign(this.#site, { config: found.config });
      await this.#listeners.report([]);
      await this.#listeners.onChange(siteConfigFile(this.#site.root) ?? '');
    } else this.restart();
  }

  /** Reads the configuration, once nothing changes any more: the site, or what is wrong. */
  async #read(): Promise<{ seen: string; found: ResolvedSite | Problem[] | undefined }> {
    let seen = this.#times();
    for (let before = ''; before !== seen; seen = this.#times()) {
      before = seen;
      await wait(QUIET_MS);
    }
    const { configFile, configFileDependencies, rootPath } = this.#context;
    const readAt = Date.now();
    try {
      // otherwise Rsbuild would try again with an emulation of Node's modules, in which the engine does not work
      const loader = configFileDependencies.length > 0 ? 'native' : 'auto';
      const loaded = configFile
        ? (await loadConfig({ cwd: rootPath, path: configFile, loader })).content
        : undefined;
      const found = (loaded && findSitePlugin(loaded)?.resolve(rootPath)) ?? (await loadSiteConfig(rootPath));
      return { seen, found };
    } catch (error) {
      // not “instanceof”: it comes from an engine that was loaded anew
      if (error instanceof Error && 'problems' in error)
        return { seen, found: [...(error as ProblemsError).problems] };
      const advice = 'The server goes on with the previous configuration until this is corrected.';
      const place = moduleProblem(error, rootPath, configFile ?? '');
      return { seen, found: [{ severity: 'error', ...place, advice }] };
    } finally {
      state.docsConfigurationReadAt = readAt;
      this.#findFiles();
    }
  }

  #findFiles(): void {
    const { configFile, configFileDependencies, rootPath } = this.#context;
    const own = siteConfigFile(rootPath);
    const known = configFile
      ? [configFile, ...configFileDependencies]
      : own
        ? [...importGraph([own]).keys()]
        : [];
    this.#files = [...new Set([...this.#files, ...known])];
  }

  /** Changes with the files and their folders, where a missing module may appear. */
  #times(): string {
    const all = new Set([...this.#files, ...this.#files.map((file) => path.dirname(file))]);
    return [...all].map((file) => statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? 0).join();
  }
}
