import type { Logger, RsbuildDevServer } from '@rsbuild/core';
import type { DevUpdate } from '../../../shared/devUpdate.ts';
import { distinct, formatProblems, hasErrors, type Problem } from '../../base/problems.ts';
import { devWarnings, problemsOverlay } from './devProblems.ts';
import type { DevRenderer } from './devShell.ts';
import type { DevPage, DevSite } from './devSite.ts';

type Hot = RsbuildDevServer['environments'][string]['hot'];

interface ChannelOptions {
  devSite: DevSite;
  render: DevRenderer;
  hot: Hot;
  logger: Logger;
  /** Called with internal errors. */
  onError: (error: unknown) => void;
  /** Called with the files that the site is known to depend on. */
  onDependencies: (files: string[]) => void;
}

/** Notifies open pages and the terminal of changes and problems. */
export class DevChannel {
  readonly #options: ChannelOptions;
  readonly #server = Date.now().toString(36);
  #revision = 0;
  /** Problems shown in the terminal. */
  #shown = '';
  /** Problems shown on pages. */
  #found: Pick<DevUpdate, 'broken' | 'warnings'> = { broken: 'all', warnings: {} };
  #overlay = '';
  /** Problems of the changed configuration, which prevent a restart. */
  #ofConfiguration: Problem[] = [];
  #isOpen = true;
  #last: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(options: ChannelOptions) {
    this.#options = options;
    // a page that was opened before a change or a server restart learns of it when it connects
    options.hot.onConnect(async () => {
      this.#send('all');
      await this.report();
    });
  }

  /** Whether pages can still reach the server. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  close(): void {
    this.#isOpen = false;
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

  /** Opening a page compiles it, which may reveal new problems. */
  async opened({ prepared, incomplete }: DevPage): Promise<void> {
    await this.report();
    if (!incomplete) return;
    await incomplete.catch(this.#options.onError);
    await this.changed([prepared.page.pagePath]);
  }

  /** Reports a configuration that cannot be used; an empty list ends that. */
  async reportConfigProblems(problems: Problem[]): Promise<void> {
    this.#ofConfiguration = problems;
    await this.report();
  }

  /**
   * Reports problems to open pages and, if they have changed, in the terminal. One report at a time, so that the
   * latest is shown last.
   */
  report(): Promise<void> {
    if (this.#next) return this.#next;
    this.#next = this.#last.then(async () => {
      this.#next = undefined;
      if (this.#isOpen) await this.#reportNow().catch(this.#options.onError);
    });
    this.#last = this.#next;
    return this.#next;
  }

  async #reportNow(): Promise<void> {
    const { devSite, hot, onDependencies } = this.#options;
    const { root } = devSite.site;
    await this.#renderAgain();
    const { site, pages } = await devSite.problems();
    const problems = distinct([...this.#ofConfiguration, ...site, ...[...pages.values()].flat()]);
    const errors = problems.filter(({ severity }) => severity === 'error');
    const overlay = problemsOverlay(errors, root);
    if (errors.length > 0) hot.send('errors', { text: [formatProblems(errors)], html: overlay });
    else if (this.#overlay !== '') hot.send('ok');
    this.#overlay = overlay;
    const broken = [...pages].flatMap(([page, found]) => (hasErrors(found) ? [page] : []));
    const isOfAll = broken.length === 0 || hasErrors([...this.#ofConfiguration, ...site]);
    const found = {
      broken: isOfAll ? ('all' as const) : broken,
      warnings: devWarnings({ site, pages }, root),
    };
    const isKnown = JSON.stringify(found) === JSON.stringify(this.#found);
    this.#found = found;
    if (errors.length > 0 || !isKnown) this.#send('all');
    this.#print(problems);
    onDependencies(await devSite.dependencies());
  }

  /** Renders broken pages again, since errors in components can be fixed by any change. */
  async #renderAgain(): Promise<void> {
    const { devSite, render } = this.#options;
    for (const page of await devSite.repairedPages()) {
      const { problem } = await render(page);
      devSite.recordRendering(page, problem);
    }
  }

  #print(problems: readonly Problem[]): void {
    const { logger } = this.#options;
    const text = problems.length > 0 ? formatProblems(problems) : '';
    if (text === this.#shown) return;
    this.#shown = text;
    if (text === '') logger.ready('no problems left');
    else if (hasErrors(problems)) logger.error(`${text}\n`);
    else logger.warn(`${text}\n`);
  }

  #send(pages: DevUpdate['pages']): void {
    const data: DevUpdate = { server: this.#server, revision: this.#revision, pages, ...this.#found };
    this.#options.hot.send('custom', { event: 'docs:update', data });
  }
}
