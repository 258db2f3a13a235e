import path from 'node:path';
import type { RsbuildDevServer } from '@rsbuild/core';
import { DEV_POLICIES } from '../../../shared/devUpdate.ts';
import { withBase } from '../../../shared/routes.ts';
import { type Problem, ProblemsError } from '../../base/problems.ts';
import { devFiles } from '../../bundler/bundleFiles.ts';
import { DEV_ENTRIES, type PackagedShell } from '../../bundler/packagedShell.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { contentSecurityPolicy } from '../../output/hosting/contentSecurityPolicy.ts';
import type { ShellAssets } from '../../render/document.ts';
import { loadServerBundle, PageRenderer, type Rendered, type ServerBundle } from '../../render/renderPage.ts';
import { inlineTexts, publishedAssets, shellAssets } from '../../render/shellAssets.ts';
import type { DevPage } from './devSite.ts';

/** The shell around the pages of the dev server. */
interface DevShell {
  /** What pages refer to. */
  assets(): Promise<ShellAssets>;
  /** Renders the shell and articles. */
  bundle(): Promise<ServerBundle>;
}

/** The shell as the bundler has it now: it follows edits, and is only loaded again when it has changed. */
export function bundledShell(base: string, environments: RsbuildDevServer['environments']): DevShell {
  const { web, head, node } = environments;
  if (!web || !head || !node) throw new Error('The dev server runs without one of its environments.');
  let loaded: { hash: string | null | undefined; bundle: ServerBundle } | undefined;
  return {
    assets: async () => {
      const [webStats] = await Promise.all([web.getStats(), head.getStats()]);
      return shellAssets(head.context.distPath, devFiles({ web: { stats: webStats } }), base);
    },
    bundle: async () => {
      const { hash } = await node.getStats();
      if (loaded?.hash !== hash || !loaded) {
        const file = path.join(node.context.distPath, 'server.mjs');
        loaded = { hash, bundle: await loadServerBundle(file, `?${hash}`) };
      }
      return loaded.bundle;
    },
  };
}

/** The finished shell of the package: there is nothing to wait for. */
export function finishedShell(base: string, { bundle: { folder, files } }: PackagedShell): DevShell {
  const { integrity: _, speculationRules: __, ...assets } = publishedAssets(folder, files, base);
  const scripts = DEV_ENTRIES.map((name) => withBase(base, `/${name}`));
  const bundle = loadServerBundle(path.join(folder, 'server.mjs'));
  bundle.catch(() => undefined); // reported where it is used
  return { assets: async () => ({ ...assets, scripts }), bundle: () => bundle };
}

/** Renders pages with the shell as it is now. */
export class DevRenderer {
  readonly #site: ResolvedSite;
  readonly #shell: DevShell;
  /** Pages as they were when their components last rendered, by path. */
  readonly #shown = new Map<string, DevPage>();

  constructor(site: ResolvedSite, shell: DevShell) {
    this.#site = site;
    this.#shell = shell;
  }

  /** If a component fails, the page stays what it was, or is rendered without its article, and the problem is returned. */
  async render(page: DevPage): Promise<{ rendered: Rendered; problem?: Problem }> {
    const { pagePath } = page.prepared.page;
    const result = await this.#render(page, page.compiled);
    if (!('problem' in result)) {
      this.#shown.set(pagePath, page);
      return { rendered: result };
    }
    const earlier = this.#shown.get(pagePath);
    const again = earlier && (await this.#render(earlier, earlier.compiled));
    const rendered = again && !('problem' in again) ? again : await this.#render(page, undefined);
    if ('problem' in rendered) throw new ProblemsError([rendered.problem]);
    return { rendered, problem: result.problem };
  }

  async #render(page: DevPage, compiled: DevPage['compiled']): Promise<Rendered | { problem: Problem }> {
    const assets = await this.#shell.assets();
    // as in the finished site: what works here works there
    const policy = contentSecurityPolicy(this.#site, {
      ...inlineTexts(assets),
      trusted: Object.values(DEV_POLICIES),
    });
    const renderer = new PageRenderer(
      this.#site,
      { assets, siteData: page.siteData, policy },
      await this.#shell.bundle(),
    );
    return renderer.render(page.prepared, compiled);
  }
}
