import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';

/**
 * Makes the workbench see every save. Ladle's root is its own folder, so Vite would watch each file by itself, and lose it
 * as soon as an editor, `sed -i` or git puts another file in its place. And styles are executed by a server of their own,
 * which has to know of a save before the browser asks for the result.
 */
export function savedFiles(): Plugin {
  const servers: ViteDevServer[] = [];
  return {
    name: 'saved-files',
    configureServer(server) {
      servers.push(server);
      server.watcher.add(['src', 'stories'].map((folder) => path.resolve(import.meta.dirname, '..', folder)));
    },
    handleHotUpdate({ file, server }) {
      for (const { moduleGraph, watcher } of servers) {
        // not the server that tells of it: by its watcher, as Vite hands plugins a proxy of the server when it is set up
        if (watcher === server.watcher) continue;
        moduleGraph.onFileChange(file);
        watcher.emit('change', file);
      }
    },
  };
}
