import { randomUUID } from 'node:crypto';
import type { RsbuildConfig } from '@rsbuild/core';
import type { ResolvedSite } from '../config/resolveSite.ts';
import { hasModules, type SiteModules, siteModules } from '../content/own/siteModules.ts';
import { type Bundle, BundleCache, bundleOfPackage } from './bundleCache.ts';
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
