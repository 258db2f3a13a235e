import { DEV_POLICIES } from '../../../shared/devUpdate.ts';
import { type Problem, ProblemsError } from '../../base/problems.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { contentSecurityPolicy } from '../../output/hosting/contentSecurityPolicy.ts';
import { PageRenderer, type Rendered } from '../../render/renderPage.ts';
import { inlineTexts } from '../../render/shellAssets.ts';
import type { DevShell } from './devShell.ts';
import type { DevPage } from './devSite.ts';

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
