import path from 'node:path';
import type { RsbuildDevServer, RsbuildPluginAPI } from '@rsbuild/core';
import { ownFolder } from '../../base/files.ts';
import { formatProblems } from '../../base/problems.ts';
import { bundlerConfig } from '../../bundler/bundlerConfig.ts';
import { connectionConfig, type PackagedShell, packagedShell } from '../../bundler/packagedShell.ts';
import { modulesConfig, modulesVersion } from '../../bundler/siteBundle.ts';
import { addSiteModules } from '../../bundler/siteParts.ts';
import { hasRsbuildConfig, type ResolvedSite } from '../../config/resolveSite.ts';
import {
  componentStyles,
  hasModules,
  importIslandsAnew,
  importsUnknown,
  siteModules,
} from '../../content/own/siteModules.ts';
import { ENGINE_LOCALES } from '../../i18n/loadStrings.ts';
import { WorkerPool } from '../../pipeline/pool.ts';
import { Configuration } from './configuration.ts';
import { watchContent } from './contentWatcher.ts';
import { DevChannel } from './devChannel.ts';
import { devMiddleware, keyView } from './devMiddleware.ts';
import { bundledShell, devRenderer, finishedShell } from './devShell.ts';
import { DevSite, type FileChanges } from './devSite.ts';
import { refuseForeignRequests, refuseForeignSockets } from './foreignRequests.ts';

/** `rsbuild dev`: pages are compiled when opened, and changes are pushed to open pages. */
export function setupDevServer(api: RsbuildPluginAPI, site: ResolvedSite): void {
  const shared = path.join(site.cacheDir, 'dev');
  const folder = ownFolder(shared);
  let session: ReturnType<typeof startSession> | undefined;
  const configuration = new Configuration(api.context, site, folder, {
    report: async (problems) => {
      if (session?.channel.isOpen) await session.channel.configurationIs(problems);
      else if (problems.length > 0) api.logger.error(`${formatProblems(problems)}\n`);
    },
    onChange: async (file) => session?.changed(new Map([[file, 'change']])),
    onError: (error) => api.logger.error(error),
  });
  const modules = siteModules(site);
  const addsNothing = !hasModules(modules) && !hasRsbuildConfig(site.root);
  const packaged = addsNothing ? packagedShell() : undefined;
  const { allowedHosts } = api.getRsbuildConfig('original').server ?? {};
  const listed = allowedHosts === true ? [] : allowedHosts;
  api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
    mergeRsbuildConfig(
      config,
      packaged
        ? connectionConfig(folder)
        : bundlerConfig({
            dev: true,
            cached: folder === shared,
            webDir: folder,
            serverDir: path.join(folder, 'server'),
            siteVersion: hasModules(modules) ? modulesVersion(site, modules) : site.space.base,
            siteStyles: [...componentStyles(modules), ...modules.styles],
          }),
      hasModules(modules) ? modulesConfig(site) : {},
      {
        dev: {
          assetPrefix: site.space.base,
          lazyCompilation: false,
          writeToDisk: true,
          watchFiles: { paths: configuration.watched, type: 'reload-server' },
        },
        server: {
          base: site.space.base,
          publicDir: { name: site.publicDir, copyOnBuild: false },
          // by default, Rsbuild answers whatever name it is asked by
          allowedHosts: allowedHosts ?? [],
        },
      },
    ),
  );

  addSiteModules(api, site.root, modules);

  const pool = new WorkerPool(site, 1);
  void pool.prepare();
  api.onBeforeStartDevServer(({ server }) => {
    const { logger } = api;
    const onPage = (file: string) => {
      // the bundles lack a component that a page imports from now on
      if (importsUnknown(site, modules, file)) configuration.restart();
    };
    if (server.httpServer) refuseForeignSockets(server.httpServer, listed);
    server.middlewares.use(refuseForeignRequests(site.root, listed));
    const isPending = () => configuration.isPending;
    session = startSession({
      site,
      pool,
      packaged,
      logger,
      onPage,
      isPending,
      environments: server.environments,
    });
    server.middlewares.use(session.middleware);
  });
  if (hasModules(modules))
    api.onAfterEnvironmentCompile(({ environment, isFirstCompile, stats }) => {
      if (environment.name !== 'node' || isFirstCompile || stats?.hasErrors()) return;
      if (importIslandsAnew(site, modules)) configuration.restart();
      else void session?.rendersAnew();
    });
  api.onRestart(() => configuration.readable());
  api.onCloseDevServer(async () => {
    await Promise.all([session?.close(), pool.close()]);
  });
}

interface SessionOptions {
  site: ResolvedSite;
  pool: WorkerPool;
  /** The finished shell, if the bundler does not make it. */
  packaged: PackagedShell | undefined;
  environments: RsbuildDevServer['environments'];
  logger: RsbuildPluginAPI['logger'];
  /** Called with each page that has been written. */
  onPage: (file: string) => void;
  /** Whether the server may be about to restart. */
  isPending: () => boolean;
}

/** The site as one run of the server shows it, until the next configuration. */
function startSession(options: SessionOptions) {
  const { site, pool, packaged, environments, logger, onPage, isPending } = options;
  const { web } = environments;
  if (!web) throw new Error('The dev server runs without the environment “web”.');
  const { base } = site.space;
  const devSite = new DevSite(site, pool);
  const view = keyView(devSite);
  const render = devRenderer(
    site,
    packaged ? finishedShell(base, packaged) : bundledShell(base, environments),
  );
  // what is under way when the server closes fails, since the threads are gone
  const onError = (error: unknown) => {
    if (channel.isOpen) logger.error(error);
  };
  const changed = async (changes: FileChanges): Promise<void> => {
    const pages = await devSite.changed(changes);
    view.forget();
    await channel.changed(pages);
  };
  const onChange = async (changes: FileChanges): Promise<void> => {
    for (const [file, kind] of changes) if (kind !== 'unlink' && /\.mdx?$/.test(file)) onPage(file);
    await changed(changes);
  };
  const watcher = watchContent([site.docsDir, site.localesDir, ENGINE_LOCALES], onChange, onError);
  const onDependencies = (files: string[]) => watcher.follow(files);
  const channel = new DevChannel({ devSite, render, hot: web.hot, logger, onError, onDependencies });
  // in parallel with bundling; errors are reported when a page is opened
  devSite.structure().catch(() => undefined);
  return {
    channel,
    changed,
    middleware: devMiddleware(view, render, channel, isPending, packaged?.files),
    /** To be called when components of the site have changed. */
    rendersAnew: async () => {
      devSite.forgetFailures();
      await channel.changed('all');
    },
    close: async () => {
      channel.close();
      await watcher.close();
    },
  };
}
