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
      // the workbench's own server, the only one with hot updates; it may be set up before or after the other one
      for (const { moduleGraph, watcher } of servers.filter((other) => other !== server)) {
        moduleGraph.onFileChange(file);
        watcher.emit('change', file);
      }
    },
  };
}
