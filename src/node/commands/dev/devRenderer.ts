import path from 'node:path';
import type { RsbuildDevServer } from '@rsbuild/core';
import type { SiteData } from '../../../shared/siteData.ts';
import { type Problem, ProblemsError } from '../../base/problems.ts';
import { devFiles } from '../../bundler/bundleFiles.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import type { ShellAssets } from '../../render/document.ts';
import { loadServerBundle } from '../../render/loadServerBundle.ts';
import { PageRenderer, type RenderedPage } from '../../render/renderPage.ts';
import type { ServerBundle } from '../../render/serverBundle.ts';
import { shellAssets } from '../../render/shellAssets.ts';
import type { DevPage } from './devSite.ts';

/** Renders pages with the latest bundle of the shell, which is only reloaded when it has changed. */
export class DevRenderer {
  readonly #site: ResolvedSite;
  readonly #environments: RsbuildDevServer['environments'];
  #loaded: { hash: string | null | undefined; bundle: ServerBundle } | undefined;

  constructor(site: ResolvedSite, environments: RsbuildDevServer['environments']) {
    this.#site = site;
    this.#environments = environments;
  }

  /** If a component fails, the page is rendered without its article, and the problem is returned. */
  async render(
    page: DevPage,
    siteData: { url: string; data: SiteData }[],
  ): Promise<{ rendered: RenderedPage; problem?: Problem }> {
    const renderer = new PageRenderer(
      this.#site,
      { assets: await this.#assets(), siteData },
      await this.#bundle(),
    );
    const { route, ...prepared } = page.prepared;
    // for the places of what is wrong
    const job = { ...prepared, ...(route ? { source: route.source } : {}) };
    const result = renderer.render(job, page.compiled);
    if (!('problem' in result)) return { rendered: result };
    const empty = renderer.render(job, undefined);
    if ('problem' in empty) throw new ProblemsError([empty.problem]);
    return { rendered: empty, problem: result.problem };
  }

  async #bundle(): Promise<ServerBundle> {
    const { node } = this.#environments;
    if (!node) throw new Error('The dev server runs without the environment “node”.');
    const { hash } = await node.getStats();
    if (this.#loaded?.hash !== hash || !this.#loaded) {
      const file = path.join(node.context.distPath, 'server.mjs');
      this.#loaded = { hash, bundle: await loadServerBundle(file, `?${hash}`) };
    }
    return this.#loaded.bundle;
  }

  async #assets(): Promise<ShellAssets> {
    const { web, head } = this.#environments;
    if (!web || !head) throw new Error('The dev server runs without one of its environments.');
    const [webStats] = await Promise.all([web.getStats(), head.getStats()]);
    return shellAssets(head.context.distPath, devFiles({ web: { stats: webStats } }), this.#site.space.base);
  }
}
