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
  readonly #options: string | undefined;
  #cache: BundleCache | undefined;

  /** @param options see {@link bundleOptions} */
  constructor(site: ResolvedSite, options: string | undefined) {
    this.modules = siteModules(site);
    this.own = hasModules(this.modules) ? modulesVersion(site, this.modules) : '';
    this.#site = site;
    this.#options = options && options + this.own;
  }

  get cache(): BundleCache {
    this.#cache ??= new BundleCache(this.#site.cacheDir, bundleVersion(this.#options ?? ''));
    return this.#cache;
  }

  find(): Bundle | undefined {
    if (this.#options === undefined) return undefined;
    return (this.#options === NO_OPTIONS ? bundleOfPackage() : undefined) ?? this.cache.find();
  }
}

/**
 * Everything that the bundle depends on besides the engine and the site's modules: all of `rsbuild.config.ts`, except for
 * what Rsbuild adds by itself or only reads in development. A site that sets nothing has the bundle of the package.
 * @returns `undefined` if plugins may change the bundle in ways that no cache key can capture
 */
export function bundleOptions(config: Readonly<RsbuildConfig>): string | undefined {
  const { plugins = [], dev: _dev, ...options } = config;
  const own = ['docs', 'rsbuild:react'];
  const isForeign = (plugin: unknown) =>
    plugin && !(typeof plugin === 'object' && 'name' in plugin && own.includes(String(plugin.name)));
  if ((plugins as unknown[]).flat(8).some(isForeign)) return undefined;
  const text = JSON.stringify(options, (key, value: unknown) => {
    if (key === '_privateMeta') return undefined;
    return typeof value === 'function' ? String(value) : value;
  });
  const isEmpty = (value: unknown) => typeof value === 'object' && JSON.stringify(value) === '{}';
  return JSON.stringify(JSON.parse(text, (key, value) => (key !== '' && isEmpty(value) ? undefined : value)));
}
