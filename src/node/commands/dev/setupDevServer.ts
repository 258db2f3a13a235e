import path from 'node:path';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import { watch } from 'chokidar';
import { bundlerConfig } from '../../bundler/bundlerConfig.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { WorkerPool } from '../../pipeline/pool.ts';
import { DevChannel } from './devChannel.ts';
import { devMiddleware } from './devMiddleware.ts';
import { DevRenderer } from './devRenderer.ts';
import { DevSite } from './devSite.ts';
import { KeyView } from './keyView.ts';

/** `rsbuild dev`: pages are compiled when opened, and changes are pushed to open pages. */
export function setupDevServer(api: RsbuildPluginAPI, site: ResolvedSite): void {
  const folder = path.join(site.cacheDir, 'dev');
  api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
    mergeRsbuildConfig(
      config,
      bundlerConfig({ dev: true, webDir: folder, serverDir: path.join(folder, 'server') }),
      {
        dev: {
          assetPrefix: site.space.base,
          lazyCompilation: false,
          writeToDisk: true,
          watchFiles: { paths: path.join(site.root, 'site.config.ts'), type: 'reload-server' },
        },
        server: { base: site.space.base, publicDir: { name: site.publicDir, copyOnBuild: false } },
      },
    ),
  );

  const pool = new WorkerPool({ site }, 1);
  void pool.prepare();
  const devSite = new DevSite(site, pool);
  const view = new KeyView(devSite);
  let stop: (() => Promise<void>) | undefined;
  api.onBeforeStartDevServer(async ({ server }) => {
    const { web } = server.environments;
    if (!web) throw new Error('The dev server runs without the environment “web”.');
    const renderer = new DevRenderer(site, server.environments);
    const channel = new DevChannel(devSite, renderer, web.hot, api.logger);
    server.middlewares.use(devMiddleware(view, renderer, channel));
    stop = watchContent(devSite, (pages) => {
      view.forget();
      return channel.changed(pages);
    });
    // in parallel with bundling; errors are reported when a page is opened
    devSite.structure().catch(() => undefined);
  });
  api.onCloseDevServer(async () => {
    await Promise.all([stop?.(), pool.close()]);
  });
}

/**
 * Watches pages, navigation, strings and the dependencies of opened pages.
 * @param onChange called with the paths of the changed pages, or `all`
 * @returns stops watching
 */
function watchContent(
  devSite: DevSite,
  onChange: (pages: 'all' | string[]) => Promise<void>,
): () => Promise<void> {
  const { docsDir, localesDir } = devSite.site;
  const watcher = watch([docsDir, localesDir], { ignoreInitial: true, ignored: /\.tmp$|~$|[/\\]\.git[/\\]/ });
  let queue = Promise.resolve();
  const handle = (kind: 'add' | 'change' | 'unlink') => (file: string) => {
    queue = queue
      .then(async () => onChange(await devSite.changed(file, kind)))
      .then(() => void watcher.add(devSite.dependencies()))
      .catch((error: unknown) => console.error(error));
  };
  watcher.on('add', handle('add')).on('change', handle('change')).on('unlink', handle('unlink'));
  return () => watcher.close();
}
