import type { Logger, RsbuildDevServer } from '@rsbuild/core';
import type { DevUpdate } from '../../../shared/devUpdate.ts';
import { distinct, formatProblems, hasErrors } from '../../base/problems.ts';
import type { DevRenderer } from './devRenderer.ts';
import type { DevSite } from './devSite.ts';
import { problemsOverlay } from './problemsOverlay.ts';

type Hot = RsbuildDevServer['environments'][string]['hot'];

/** Notifies open pages and the terminal of changes and problems. */
export class DevChannel {
  readonly #devSite: DevSite;
  readonly #renderer: DevRenderer;
  readonly #hot: Hot;
  readonly #logger: Logger;
  readonly #server = Date.now().toString(36);
  #revision = 0;
  #shown = '';

  constructor(devSite: DevSite, renderer: DevRenderer, hot: Hot, logger: Logger) {
    this.#devSite = devSite;
    this.#renderer = renderer;
    this.#hot = hot;
    this.#logger = logger;
    // a page that was opened before a change or a server restart learns of it when it connects
    hot.onConnect(async () => {
      this.#send('all');
      await this.report();
    });
  }

  /** Written into every document, to compare with the revision in later updates. */
  get revision(): string {
    return `${this.#server}.${this.#revision}`;
  }

  async changed(pages: DevUpdate['pages']): Promise<void> {
    this.#revision += 1;
    this.#send(pages);
    await this.report();
  }

  /** Reports problems in the overlay of open pages and, if they have changed, in the terminal. */
  async report(): Promise<void> {
    await this.#renderAgain();
    const problems = distinct(await this.#devSite.problems());
    const errors = problems.filter(({ severity }) => severity === 'error');
    const text = problems.length > 0 ? formatProblems(problems) : '';
    if (errors.length > 0)
      this.#hot.send('errors', { text: [formatProblems(errors)], html: problemsOverlay(errors) });
    else if (this.#shown !== '') this.#hot.send('ok');
    if (text !== this.#shown) this.#print(text, hasErrors(problems));
    this.#shown = text;
  }

  /** Errors in components may have been fixed, which only rendering can tell. */
  async #renderAgain(): Promise<void> {
    const pages = await this.#devSite.repairedPages();
    if (pages.length === 0) return;
    const { prepared } = await this.#devSite.structure();
    for (const page of pages) {
      const { problem } = await this.#renderer.render(page, prepared.siteData);
      this.#devSite.noteRendering(page, problem);
    }
  }

  #print(text: string, failed: boolean): void {
    if (text === '') this.#logger.ready('no problems left');
    else if (failed) this.#logger.error(`${text}\n`);
    else this.#logger.warn(`${text}\n`);
  }

  #send(pages: DevUpdate['pages']): void {
    const update: DevUpdate = { server: this.#server, revision: this.#revision, pages };
    this.#hot.send('custom', { event: 'docs:update', data: update });
  }
}
