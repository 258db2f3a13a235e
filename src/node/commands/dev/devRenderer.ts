import { type Problem, ProblemsError } from '../../base/problems.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { PageRenderer, type RenderedPage } from '../../render/renderPage.ts';
import type { DevShell } from './devShell.ts';
import type { DevPage } from './devSite.ts';

/** Renders pages with the shell as it is now. */
export class DevRenderer {
  readonly #site: ResolvedSite;
  readonly #shell: DevShell;

  constructor(site: ResolvedSite, shell: DevShell) {
    this.#site = site;
    this.#shell = shell;
  }

  /** If a component fails, the page is rendered without its article, and the problem is returned. */
  async render(page: DevPage): Promise<{ rendered: RenderedPage; problem?: Problem }> {
    const renderer = new PageRenderer(
      this.#site,
      { assets: await this.#shell.assets(), siteData: page.siteData },
      await this.#shell.bundle(),
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
}
