import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import type { RsbuildDevServer } from '@rsbuild/core';
import { DEV_POLICIES } from '../../../shared/devUpdate.ts';
import { type Problem, ProblemsError } from '../../base/problems.ts';
import { devFiles } from '../../bundler/bundleFiles.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { contentSecurityPolicy } from '../../output/hosting/contentSecurityPolicy.ts';
import type { ShellAssets } from '../../render/document.ts';
import { PageRenderer, type Rendered, type ServerBundle } from '../../render/renderPage.ts';
import { inlineTexts, shellAssets } from '../../render/shellAssets.ts';
import type { DevPage } from './devSite.ts';

type Environments = RsbuildDevServer['environments'];

/** If a component fails, returns the problem with the last successful rendering, or a page without its article. */
export type DevRenderer = (page: DevPage) => Promise<{ rendered: Rendered; problem?: Problem }>;

/** Renders pages with the current shell. */
export function devRenderer(site: ResolvedSite, environments: Environments): DevRenderer {
  /** Last version of each page whose components rendered, by path. */
  const lastPages = new Map<string, DevPage>();
  const render = async (page: DevPage, compiled: DevPage['compiled']) => {
    const assets = await currentAssets(site.space.base, environments);
    // the same policy as in the built site, so that violations show up in development
    const inlineSources = { ...inlineTexts(assets), trusted: Object.values(DEV_POLICIES) };
    const context = { assets, siteData: page.siteData, policy: contentSecurityPolicy(site, inlineSources) };
    const bundle = await currentBundle(environments);
    return new PageRenderer(site, context, bundle).render(page.prepared, compiled);
  };
  return async (page) => {
    const { pagePath } = page.prepared.page;
    const result = await render(page, page.compiled);
    if (!('problem' in result)) {
      lastPages.set(pagePath, page);
      return { rendered: result };
    }
    const lastPage = lastPages.get(pagePath);
    const fallback = lastPage && (await render(lastPage, lastPage.compiled));
    const rendered = fallback && !('problem' in fallback) ? fallback : await render(page, undefined);
    if ('problem' in rendered) throw new ProblemsError([rendered.problem]);
    return { rendered, problem: result.problem };
  };
}

async function currentAssets(base: string, environments: Environments): Promise<ShellAssets> {
  const { web, head } = environments;
  if (!web || !head) throw new Error('The dev server runs without one of its environments.');
  const [stats] = await Promise.all([web.getStats(), head.getStats()]);
  return shellAssets(head.context.distPath, devFiles(stats), base);
}

/** Returns the bundle for rendering. Maps errors of components to their sources. */
async function currentBundle({ node }: Environments): Promise<ServerBundle> {
  if (!node) throw new Error('The dev server runs without the environment "node".');
  const { renderArticle, renderShell } = await node.loadBundle<ServerBundle>('server');
  const file = path.join(node.context.distPath, 'server.cjs');
  return {
    renderArticle: (...args) => located(file, () => renderArticle(...args)),
    renderShell: (...args) => located(file, () => renderShell(...args)),
  };
}

/** Applies source maps to errors of the bundle. Node only does that for modules that it loads itself. */
function located<Result>(bundle: string, render: () => Result): Result {
  try {
    return render();
  } catch (error) {
    const map = new SourceMap(JSON.parse(readFileSync(`${bundle}.map`, 'utf8')));
    for (const candidate of [error, (error as Error).cause])
      if (candidate instanceof Error) candidate.stack = mappedStack(candidate.stack ?? '', bundle, map);
    throw error;
  }
}

function mappedStack(stack: string, bundle: string, map: SourceMap): string {
  return stack
    .split(bundle)
    .map((part, index) => {
      const [place, line, column] = (index > 0 && /^:(\d+):(\d+)/.exec(part)) || [];
      const origin = map.findOrigin(Number(line), Number(column));
      if (place === undefined || !('fileName' in origin)) return index > 0 ? bundle + part : part;
      return `${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}${part.slice(place.length)}`;
    })
    .join('');
}
