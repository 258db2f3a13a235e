import type { RsbuildDevServer, RsbuildPluginAPI } from '@rsbuild/core';
import type { DevUpdate } from '../../../shared/devUpdate.ts';
import { isMarkdown } from '../../base/paths.ts';
import { dedupeProblems, formatProblems, hasErrors, type Problem } from '../../base/problems.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { ENGINE_LOCALES_FOLDER } from '../../i18n/loadStrings.ts';
import { WorkerPool } from '../../pipeline/pool.ts';
import type { ComponentList } from './componentList.ts';
import { watchContent } from './contentWatcher.ts';
import { devWarnings, problemsOverlay } from './devProblems.ts';
import { type DevRenderer, devRenderer } from './devShell.ts';
import { type DevPage, DevSite, type FileChanges } from './devSite.ts';

/** The site between two restarts of the server: notifies open pages and the terminal of changes and problems. */
export class DevSession {
  readonly devSite: DevSite;
  /** Renders a page with the current shell. */
  readonly render: DevRenderer;
  readonly #hot: RsbuildDevServer['environments'][string]['hot'];
  readonly #logger: RsbuildPluginAPI['logger'];
  readonly #components: ComponentList;
  readonly #pool: WorkerPool;
  readonly #watcher: ReturnType<typeof watchContent>;
  readonly #server = Date.now().toString(36);
  #revision = 0;
  /** Problems shown in the terminal. */
  #printed = '';
  /** Problems shown on pages. */
  #pageState: Pick<DevUpdate, 'broken' | 'warnings'> = { broken: 'all', warnings: {} };
  #overlay = '';
  /** Problems of the changed configuration, which prevent a restart. */
  #configProblems: Problem[] = [];
  #isOpen = true;
  #last: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(
    site: ResolvedSite,
    environments: RsbuildDevServer['environments'],
    components: ComponentList,
    logger: RsbuildPluginAPI['logger'],
  ) {
    const { web } = environments;
    if (!web) throw new Error('The dev server runs without the environment "web".');
    this.#hot = web.hot;
    this.#logger = logger;
    this.#components = components;
    this.#pool = new WorkerPool(site, 1);
    void this.#pool.prepare();
    this.devSite = new DevSite(site, this.#pool);
    this.render = devRenderer(site, environments);
    const watched = [site.docsDir, site.localesDir, ENGINE_LOCALES_FOLDER];
    this.#watcher = watchContent(watched, (changes) => this.#filesChanged(changes), this.#onError);
    // notifies a page, when it connects, of changes and restarts since it was opened
    this.#hot.onConnect(async () => {
      this.#send('all');
      await this.#report();
    });
    // runs in parallel with bundling; errors are reported when a page is opened
    this.devSite.structure().catch(() => undefined);
  }

  /** Whether pages can still reach the server. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Written into every document, to compare with the revision in later updates. */
  get revision(): string {
    return `${this.#server}.${this.#revision}`;
  }

  /** Ends the session before the server restarts. Pages reload once the next server responds. */
  end(): void {
    this.#isOpen = false;
  }

  async close(): Promise<void> {
    this.end();
    await Promise.all([this.#watcher.close(), this.#pool.close()]);
  }

  /**
   * Updates the list of components. Called when the bundle for rendering has changed, because a component can import
   * further ones.
   */
  async onBundled(): Promise<void> {
    this.#components.update();
    await this.#changed('all');
  }

  /** Reports problems after a page was opened, because compiling it can reveal new ones. */
  async onPageOpened({ prepared, incomplete }: DevPage): Promise<void> {
    await this.#report();
    if (!incomplete) return;
    await incomplete.catch(this.#onError);
    await this.#changed([prepared.page.pagePath]);
  }

  /** Reports the problems of a configuration that can't be used; an empty list clears them. */
  async reportConfigProblems(problems: Problem[]): Promise<void> {
    this.#configProblems = problems;
    await this.#report();
  }

  async #filesChanged(changes: FileChanges): Promise<void> {
    if ([...changes.keys()].some(isMarkdown)) this.#components.update();
    await this.#changed(await this.devSite.handleChanges(changes));
  }

  async #changed(pages: DevUpdate['pages']): Promise<void> {
    this.#revision += 1;
    this.#send(pages);
    await this.#report();
  }

  /** Tasks that a closing server interrupts fail. */
  readonly #onError = (error: unknown): void => {
    if (this.#isOpen) this.#logger.error(error);
  };

  /**
   * Reports problems to open pages and, if they have changed, in the terminal. One report at a time, so that the
   * latest is shown last.
   */
  #report(): Promise<void> {
    this.#next ??= this.#last.then(async () => {
      this.#next = undefined;
      if (this.#isOpen) await this.#reportNow().catch(this.#onError);
    });
    this.#last = this.#next;
    return this.#next;
  }

  async #reportNow(): Promise<void> {
    const { devSite } = this;
    const { root } = devSite.site;
    // errors in components can be fixed by any change
    for (const page of await devSite.failedPages())
      devSite.recordRendering(page, (await this.render(page)).problem);
    const { site, pages } = await devSite.problems();
    const problems = dedupeProblems([...this.#configProblems, ...site, ...[...pages.values()].flat()]);
    const errors = problems.filter(({ severity }) => severity === 'error');
    const overlay = problemsOverlay(errors, root);
    if (errors.length > 0) this.#hot.send('errors', { text: [formatProblems(errors)], html: overlay });
    else if (this.#overlay !== '') this.#hot.send('ok');
    this.#overlay = overlay;
    const broken = [...pages].flatMap(([page, pageProblems]) => (hasErrors(pageProblems) ? [page] : []));
    const affectsAllPages = broken.length === 0 || hasErrors([...this.#configProblems, ...site]);
    const pageState = {
      broken: affectsAllPages ? ('all' as const) : broken,
      warnings: devWarnings({ site, pages }, root),
    };
    const isKnown = JSON.stringify(pageState) === JSON.stringify(this.#pageState);
    this.#pageState = pageState;
    if (errors.length > 0 || !isKnown) this.#send('all');
    this.#print(problems);
    this.#watcher.follow(await devSite.dependencies());
  }

  #print(problems: readonly Problem[]): void {
    const text = problems.length > 0 ? formatProblems(problems) : '';
    if (text === this.#printed) return;
    this.#printed = text;
    if (text === '') this.#logger.ready('no problems left');
    else if (hasErrors(problems)) this.#logger.error(`${text}\n`);
    else this.#logger.warn(`${text}\n`);
  }

  #send(pages: DevUpdate['pages']): void {
    const data: DevUpdate = { server: this.#server, revision: this.#revision, pages, ...this.#pageState };
    this.#hot.send('custom', { event: 'docs:update', data });
  }
}
