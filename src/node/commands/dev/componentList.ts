import path from 'node:path';
import { atomicWrite } from '../../base/files.ts';
import type { CurrentModules } from '../../bundler/siteParts.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { type SiteModules, siteModules } from '../../content/extensions/siteModules.ts';

/**
 * Writes the site's modules to a file that the bundler watches, because pages can import more components at any time.
 */
export class ComponentList implements CurrentModules {
  readonly file: string;
  #modules: SiteModules;
  readonly #site: ResolvedSite;

  constructor(site: ResolvedSite, modules: SiteModules, folder: string) {
    this.file = path.join(folder, 'components.json');
    this.#site = site;
    this.#modules = modules;
  }

  get modules(): SiteModules {
    return this.#modules;
  }

  write(): void {
    atomicWrite(this.file, JSON.stringify(this.#modules));
  }

  /** Updates the list. Call it when a page or a component has changed. */
  update(): void {
    let modules: SiteModules;
    try {
      modules = siteModules(this.#site);
    } catch {
      return; // the configuration refers to a module that has just been removed
    }
    if (JSON.stringify(modules) === JSON.stringify(this.#modules)) return;
    this.#modules = modules;
    this.write();
  }
}
