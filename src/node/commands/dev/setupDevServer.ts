import path from 'node:path';
import type { RsbuildDevServer, RsbuildPluginAPI } from '@rsbuild/core';
import { acquireFolder } from '../../base/files.ts';
import { isMarkdown } from '../../base/paths.ts';
import { formatProblems } from '../../base/problems.ts';
import { bundlerConfig } from '../../bundler/bundlerConfig.ts';
import { addSiteModules } from '../../bundler/siteParts.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import type { SiteModules } from '../../content/extensions/siteModules.ts';
import { ENGINE_LOCALES } from '../../i18n/loadStrings.ts';
import { WorkerPool } from '../../pipeline/pool.ts';
import { ComponentList } from './componentList.ts';
import { watchContent } from './contentWatcher.ts';
import { rejectCrossSiteRequests, rejectCrossSiteSockets } from './crossSiteRequests.ts';
import { DevChannel } from './devChannel.ts';
import { devMiddleware, keyView } from './devMiddleware.ts';
import { devRenderer } from './devShell.ts';
import { DevSite, type FileChanges } from './devSite.ts';
import { configFiles, restartForMissedChanges, waitForValidConfig } from './validConfig.ts';

/** `rsbuild dev`: pages are compiled when opened, and changes are pushed to open pages. */
export function setupDevServer(api: RsbuildPluginAPI, site: ResolvedSite, modules: SiteModules): void {
  const { context, logger } = api;
  const setUpAt = Date.now();
  const shared = path.join(site.cacheDir, 'dev');
  const folder = acquireFolder(shared);
  const watched = configFiles(context);
  const components = new ComponentList(site, modules, folder);
  const { allowedHosts } = api.getRsbuildConfig('original').server ?? {};
  const { base } = site.space;
  api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
    mergeRsbuildConfig(
      config,
      bundlerConfig({ dev: true, site, modules, folder, cached: folder === shared }),
      {
        dev: {
          assetPrefix: base,
          lazyCompilation: false,
          writeToDisk: true,
          watchFiles: { paths: watched, type: 'reload-server' },
        },
        server: {
          base,
          publicDir: { name: site.publicDir, copyOnBuild: false },
          // Rsbuild's default is to answer requests for any host
          allowedHosts: allowedHosts ?? [],
        },
      },
    ),
  );
  addSiteModules(api, site.root, components);

  let session: Session | undefined;
  api.onBeforeStartDevServer(({ server }) => {
    const listed = allowedHosts === true ? [] : allowedHosts;
    if (server.httpServer) rejectCrossSiteSockets(server.httpServer, listed);
    server.middlewares.use(rejectCrossSiteRequests(site.root, listed));
    components.write();
    session = new Session(site, server.environments, components, logger);
    server.middlewares.use(session.middleware);
  });
  api.onAfterEnvironmentCompile(({ environment, isFirstCompile, stats }) => {
    if (environment.name === 'node' && !isFirstCompile && !stats?.hasErrors()) void session?.bundled();
  });
  api.onRestart(async () => {
    await waitForValidConfig(context, async (problems) => {
      if (session) await session.channel.reportConfigProblems(problems);
      else logger.error(`${formatProblems(problems)}\n`);
    });
    session?.channel.close();
  });
  let cancel = () => {};
  api.onAfterStartDevServer(() => {
    cancel = restartForMissedChanges(watched, setUpAt);
  });
  api.onCloseDevServer(() => {
    cancel();
    return session?.close();
  });
}

/** The site between two restarts of the server. */
class Session {
  readonly channel: DevChannel;
  readonly middleware: ReturnType<typeof devMiddleware>;
  readonly #devSite: DevSite;
  readonly #view: ReturnType<typeof keyView>;
  readonly #components: ComponentList;
  readonly #pool: WorkerPool;
  readonly #watcher: ReturnType<typeof watchContent>;

  constructor(
    site: ResolvedSite,
    environments: RsbuildDevServer['environments'],
    components: ComponentList,
    logger: RsbuildPluginAPI['logger'],
  ) {
    const { web } = environments;
    if (!web) throw new Error('The dev server runs without the environment “web”.');
    this.#components = components;
    this.#pool = new WorkerPool(site, 1);
    void this.#pool.prepare();
    this.#devSite = new DevSite(site, this.#pool);
    this.#view = keyView(this.#devSite);
    const render = devRenderer(site, environments);
    // tasks that a closing server interrupts fail
    const onError = (error: unknown) => {
      if (this.channel.isOpen) logger.error(error);
    };
    const watched = [site.docsDir, site.localesDir, ENGINE_LOCALES];
    this.#watcher = watchContent(watched, (changes) => this.#changed(changes), onError);
    const onDependencies = (files: string[]) => this.#watcher.follow(files);
    const devSite = this.#devSite;
    this.channel = new DevChannel({ devSite, render, hot: web.hot, logger, onError, onDependencies });
    this.middleware = devMiddleware(this.#view, render, this.channel);
    // in parallel with bundling; errors are reported when a page is opened
    devSite.structure().catch(() => undefined);
  }

  /** To be called when the bundle for rendering has changed: a component may import further ones. */
  async bundled(): Promise<void> {
    this.#components.update();
    this.#devSite.forgetFailures();
    await this.channel.changed('all');
  }

  async close(): Promise<void> {
    this.channel.close();
    await Promise.all([this.#watcher.close(), this.#pool.close()]);
  }

  async #changed(changes: FileChanges): Promise<void> {
    if ([...changes.keys()].some(isMarkdown)) this.#components.update();
    const pages = await this.#devSite.handleChanges(changes);
    this.#view.forget();
    await this.channel.changed(pages);
  }
}
