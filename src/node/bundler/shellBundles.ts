import type { ResolvedSite } from '../config/resolveSite.ts';
import { hasModules, type SiteModules, siteModules } from '../content/own/siteModules.ts';
import { type Bundle, BundleCache, bundleOfPackage } from './bundleCache.ts';
import { bundleVersion } from './entries.ts';
import { modulesVersion } from './siteBundle.ts';

/** The options of a site without an `rsbuild.config.ts`. */
const NO_OPTIONS = '{}';

/** Where the finished bundle of a site's shell may be: in the package, or in the cache. */
export class ShellBundles {
  /** What the site brings into the bundle. */
  readonly modules: SiteModules;
  /** Changes with {@link modules}; empty if there are none. */
  readonly own: string;
  readonly #site: ResolvedSite;
  readonly #options: string;
  #cache: BundleCache | undefined;

  /** @param options of the site's `rsbuild.config.ts`, as JSON. Default: there is none */
  constructor(site: ResolvedSite, options = NO_OPTIONS) {
    this.modules = siteModules(site);
    this.own = hasModules(this.modules) ? modulesVersion(site, this.modules) : '';
    this.#site = site;
    this.#options = options + this.own;
  }

  get cache(): BundleCache {
    this.#cache ??= new BundleCache(this.#site.cacheDir, bundleVersion(this.#options));
    return this.#cache;
  }

  find(): Bundle | undefined {
    return (this.#options === NO_OPTIONS ? bundleOfPackage() : undefined) ?? this.cache.find();
  }
}
