import { watch } from 'chokidar';
import type { DevSite } from './devSite.ts';

/**
 * Watches pages, navigation, strings and the dependencies of opened pages.
 * @param onChange called with the paths of the changed pages, or `all`
 * @returns stops watching
 */
export function watchContent(
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
