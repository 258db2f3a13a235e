import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { RsbuildConfig } from '@rsbuild/core';
import { copyFolder, filesBelow } from '../base/files.ts';
import { sha1 } from '../base/hash.ts';
import { SOURCE } from '../base/importGraph.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import { hasModules, type SiteModules, siteModules } from '../content/own/siteModules.ts';
import type { BundleFiles } from '../render/shellAssets.ts';
import { bundleVersion } from './entries.ts';
import { modulesVersion } from './siteBundle.ts';

/** The options of a site without an `rsbuild.config.ts`. */
const NO_OPTIONS = '{}';

/** Where the finished bundle of a site's shell may be: in the cache, one of whose entries comes with the package. */
export class ShellBundles {
  /** What the site brings into the bundle. */
  readonly modules: SiteModules;
  /** Changes with {@link modules}; empty if there are none. */
  readonly own: string;
  readonly #site: ResolvedSite;
  readonly #options: string;
  #cache: BundleCache | undefined;

  /** @param options see {@link bundleOptions} */
  constructor(site: ResolvedSite, options: string | undefined) {
    this.modules = siteModules(site);
    this.own = hasModules(this.modules) ? modulesVersion(site, this.modules) : '';
    this.#site = site;
    this.#options = (options ?? `once: ${randomUUID()}`) + this.own;
  }

  get cache(): BundleCache {
    this.#cache ??= new BundleCache(this.#site.cacheDir, bundleVersion(this.#options));
    return this.#cache;
  }

  find(): Bundle | undefined {
    return (this.#options === NO_OPTIONS ? bundleOfPackage() : undefined) ?? this.cache.find();
  }
}

/**
 * Everything else that the bundle depends on: all of `rsbuild.config.ts` except what Rsbuild adds by itself or only reads
 * in development. A site that sets nothing has the bundle of the package.
 * @returns `undefined` if something may change the bundle in ways that nobody can tell: plugins and functions, with all
 * that they call
 */
export function bundleOptions(config: Readonly<RsbuildConfig>): string | undefined {
  const { plugins = [], dev: _dev, _privateMeta, ...options } = config as Record<string, unknown>;
  if ((plugins as unknown[]).flat(8).some((plugin) => plugin && !isOwnPlugin(plugin))) return undefined;
  const data = dataOf(options);
  return data && JSON.stringify(data);
}

function isOwnPlugin(plugin: unknown): boolean {
  return typeof plugin === 'object' && ['docs', 'rsbuild:react'].includes(String(Object(plugin).name));
}

/** The same as JSON can hold it, without what is empty; `undefined` if there is more to it than its data. */
function dataOf(value: object): object | undefined {
  const own: object = Object.getPrototypeOf(value);
  if (own !== Object.prototype && own !== Array.prototype) return undefined;
  const found: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) {
    if (/function|symbol|bigint/.test(typeof part)) return undefined;
    const data =
      typeof part !== 'object' || part === null ? part : part instanceof RegExp ? String(part) : dataOf(part);
    if (data === undefined && part !== undefined) return undefined;
    if (JSON.stringify(data) !== '{}') found[key] = data;
  }
  return found;
}

/** A finished bundle of the shell. */
export interface Bundle {
  /** Holds `assets/` for browsers, `server.mjs` for rendering, and `headScript.js`. */
  folder: string;
  files: BundleFiles;
  /** Changes with its content. */
  hash: string;
}

/** Number of bundles to keep. */
const MAX_BUNDLES = 3;

const RECORD = 'bundle.json';

interface BundleRecord {
  files: BundleFiles;
  /** Hash of every file of the bundle, by name: otherwise a corrupted bundle would be published unnoticed. */
  contents: Record<string, string>;
  /** Hash of every file of the site that the bundle was made of, by absolute path. */
  inputs: Record<string, string>;
}

/** Cache of finished bundles: pages change far more often than the shell, so most builds need no bundling. */
export class BundleCache {
  readonly #root: string;
  readonly #folder: string;

  /** @param version changes with everything that the bundle depends on */
  constructor(cacheDir: string, version: string) {
    this.#root = path.join(cacheDir, 'bundles');
    this.#folder = path.join(this.#root, version);
  }

  find(): Bundle | undefined {
    const bundle = readBundle(this.#folder);
    if (!bundle) return undefined;
    const now = new Date();
    utimesSync(this.#folder, now, now);
    return bundle;
  }

  /**
   * Stores the bundler's output.
   * @param folders whose content makes up the bundle
   * @param inputs files of the site that it was made of
   */
  store(folders: readonly string[], files: BundleFiles, inputs: readonly string[] = []): Bundle {
    const temporary = `${this.#folder}.${process.pid}`;
    rmSync(temporary, { recursive: true, force: true }); // left by a killed build with the same process id
    for (const folder of folders) copyFolder(folder, temporary);
    mkdirSync(temporary, { recursive: true });
    const contents = hashFiles(temporary);
    const record: BundleRecord = {
      files,
      contents,
      inputs: Object.fromEntries(inputs.map((file) => [file, hashFile(file)])),
    };
    writeFileSync(path.join(temporary, RECORD), JSON.stringify(record));
    const stored = this.#publish(temporary) ?? {
      folder: this.#folder,
      files,
      hash: sha1(JSON.stringify(contents)),
    };
    this.#prune();
    return stored;
  }

  /** Moves the folder into place; if a concurrent build was faster, its bundle stays, as it may be in use. */
  #publish(temporary: string): Bundle | undefined {
    try {
      renameSync(temporary, this.#folder);
      return undefined;
    } catch {
      const found = this.find();
      rmSync(found ? temporary : this.#folder, { recursive: true, force: true });
      if (!found) renameSync(temporary, this.#folder);
      return found;
    }
  }

  #prune(): void {
    const ages = readdirSync(this.#root).flatMap((name) => {
      const stats = statSync(path.join(this.#root, name), { throwIfNoEntry: false });
      return stats ? [{ name, used: stats.mtimeMs }] : [];
    });
    for (const { name } of ages.sort((a, b) => b.used - a.used).slice(MAX_BUNDLES)) {
      rmSync(path.join(this.#root, name), { recursive: true, force: true });
    }
  }
}

/** The bundle that comes with the package: that of all sites which add nothing to the shell. */
export function bundleOfPackage(): Bundle | undefined {
  return readBundle(path.join(SOURCE, 'bundle'));
}

/** A stored bundle, if it is there and undamaged. */
function readBundle(folder: string): Bundle | undefined {
  try {
    const record = readFileSync(path.join(folder, RECORD), 'utf8');
    const { files, contents, inputs } = JSON.parse(record) as BundleRecord;
    for (const [name, hash] of Object.entries(inputs)) if (hashFile(name) !== hash) return undefined;
    for (const [name, hash] of Object.entries(contents))
      if (hashFile(path.join(folder, name)) !== hash) return undefined;
    return { folder, files, hash: sha1(JSON.stringify(contents)) };
  } catch {
    return undefined;
  }
}

function hashFiles(folder: string): Record<string, string> {
  return Object.fromEntries(filesBelow(folder).map((file) => [file, hashFile(path.join(folder, file))]));
}

function hashFile(file: string): string {
  return sha1(readFileSync(file));
}
