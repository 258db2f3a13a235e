import path from 'node:path';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import { acquireFolder } from '../../base/files.ts';
import { formatProblems } from '../../base/problems.ts';
import { bundlerConfig } from '../../bundler/bundlerConfig.ts';
import { addSiteModules } from '../../bundler/siteParts.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import type { SiteModules } from '../../content/extensions/siteModules.ts';
import { ComponentList } from './componentList.ts';
import { rejectCrossSiteRequests, rejectCrossSiteSockets } from './crossSiteRequests.ts';
import { devMiddleware } from './devMiddleware.ts';
import { DevSession } from './devSession.ts';
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
          // Rsbuild answers requests for any host by default
          allowedHosts: allowedHosts ?? [],
        },
      },
    ),
  );
  addSiteModules(api, site.root, components);

  let session: DevSession | undefined;
  api.onBeforeStartDevServer(({ server }) => {
    const hostNames = allowedHosts === true ? [] : allowedHosts;
    if (server.httpServer) rejectCrossSiteSockets(server.httpServer, hostNames);
    server.middlewares.use(rejectCrossSiteRequests(site.root, hostNames));
    components.write();
    session = new DevSession(site, server.environments, components, logger);
    server.middlewares.use(devMiddleware(session));
  });
  api.onAfterEnvironmentCompile(({ environment, isFirstCompile, stats }) => {
    if (environment.name === 'node' && !isFirstCompile && !stats?.hasErrors()) void session?.onBundled();
  });
  api.onRestart(async () => {
    await waitForValidConfig(context, async (problems) => {
      if (session) await session.reportConfigProblems(problems);
      else logger.error(`${formatProblems(problems)}\n`);
    });
    session?.end();
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
