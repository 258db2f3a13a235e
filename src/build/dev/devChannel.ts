import type { Logger, RsbuildDevServer } from '@rsbuild/core';
import type { DevUpdate } from '../../shared/devUpdate.ts';
import { distinct, formatProblems, hasErrors } from '../problems.ts';
import type { DevSite } from './devSite.ts';
import { problemsOverlay } from './problemsOverlay.ts';

type Hot = RsbuildDevServer['environments'][string]['hot'];

/** What the dev server tells open pages and the terminal: that something changed, and what is wrong. */
export class DevChannel {
  readonly #devSite: DevSite;
  readonly #hot: Hot;
  readonly #logger: Logger;
  readonly #server = Date.now().toString(36);
  #revision = 0;
  #shown = '';

  constructor(devSite: DevSite, hot: Hot, logger: Logger) {
    this.#devSite = devSite;
    this.#hot = hot;
    this.#logger = logger;
    // a page that was opened before a change, or before the server was started anew, learns of it when it connects
    hot.onConnect(async () => {
      this.#send('all');
      await this.report();
    });
  }

  /** Written into every document, for comparison with what this channel says later. */
  get revision(): string {
    return `${this.#server}.${this.#revision}`;
  }

  async changed(pages: DevUpdate['pages']): Promise<void> {
    this.#revision += 1;
    this.#send(pages);
    await this.report();
  }

  /** Says what is wrong, in the overlay of open pages and, when it is new, in the terminal. */
  async report(): Promise<void> {
    const problems = distinct(await this.#devSite.problems());
    const errors = problems.filter(({ severity }) => severity === 'error');
    const text = problems.length > 0 ? formatProblems(problems) : '';
    if (errors.length > 0)
      this.#hot.send('errors', { text: [formatProblems(errors)], html: problemsOverlay(errors) });
    else if (this.#shown !== '') this.#hot.send('ok');
    if (text !== this.#shown) this.#print(text, hasErrors(problems));
    this.#shown = text;
  }

  #print(text: string, failed: boolean): void {
    if (text === '') this.#logger.ready('all problems are mended');
    else if (failed) this.#logger.error(`\n\n${text}\n`);
    else this.#logger.warn(`\n\n${text}\n`);
  }

  #send(pages: DevUpdate['pages']): void {
    const update: DevUpdate = { server: this.#server, revision: this.#revision, pages };
    this.#hot.send('custom', { event: 'docs:update', data: update });
  }
}
