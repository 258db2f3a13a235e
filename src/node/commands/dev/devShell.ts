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

/** If a component fails, the page stays what it was, or is rendered without its article, and the problem is returned. */
export type DevRenderer = (page: DevPage) => Promise<{ rendered: Rendered; problem?: Problem }>;

/** Renders pages with the shell as it is now. */
export function devRenderer(site: ResolvedSite, shell: DevShell): DevRenderer {
  /** Pages as they were when their components last rendered, by path. */
  const shown = new Map<string, DevPage>();
  const render = async (page: DevPage, compiled: DevPage['compiled']) => {
    const assets = await shell.assets();
    // as in the finished site: what works here works there
    const allowed = { ...inlineTexts(assets), trusted: Object.values(DEV_POLICIES) };
    const context = { assets, siteData: page.siteData, policy: contentSecurityPolicy(site, allowed) };
    return new PageRenderer(site, context, await shell.bundle()).render(page.prepared, compiled);
  };
  return async (page) => {
    const { pagePath } = page.prepared.page;
    const result = await render(page, page.compiled);
    if (!('problem' in result)) {
      shown.set(pagePath, page);
      return { rendered: result };
    }
    const earlier = shown.get(pagePath);
    const again = earlier && (await render(earlier, earlier.compiled));
    const rendered = again && !('problem' in again) ? again : await render(page, undefined);
    if ('problem' in rendered) throw new ProblemsError([rendered.problem]);
    return { rendered, problem: result.problem };
  };
}
