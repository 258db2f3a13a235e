import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FSWatcher, Plugin, ViteDevServer } from 'vite';

/**
 * Folders to watch from the start, because Vite starts to watch a single file some time after reading it, and would
 * miss saves in between.
 */
const WATCHED = ['src', 'stories', 'e2e/fixtures/elements/docs'];

/** Milliseconds without a save after which files that were saved together are sent again. */
const QUIET = 500;

/** Time during which an empty file is treated as being saved, and the interval of checks, in milliseconds. */
const SAVING = 2000;
const POLL = 10;

/**
 * Makes the workbench detect every save. Ladle's root is its own folder, so Vite would watch each file individually,
 * and lose it when an editor, `sed -i` or git replaces the file. Styles are executed by a separate server, which must
 * see a save before the browser requests the result.
 */
export function savedFiles(): Plugin {
  const servers: ViteDevServer[] = [];
  return {
    name: 'saved-files',
    // the server of the styles, which would use the port for updates, or report that it is in use
    config: ({ appType }) => (appType === 'custom' ? { server: { ws: false } } : undefined),
    configureServer(server) {
      servers.push(server);
      repeatBursts(server.watcher);
      server.watcher.add(WATCHED.map((folder) => path.resolve(import.meta.dirname, '..', folder)));
    },
    load: {
      filter: { id: /\/(?:src|stories)\/.*\.tsx?$/ },
      handler: readSaved,
    },
    handleHotUpdate({ file, server }) {
      for (const { moduleGraph, watcher } of servers) {
        // compares watchers, because Vite passes plugins a proxy of the server during setup
        if (watcher === server.watcher) continue;
        moduleGraph.onFileChange(file);
        watcher.emit('change', file);
      }
    },
  };
}

/**
 * Reads a file once it is completely saved. Most editors truncate a file before they write it, so reading it in between
 * would give a module without exports.
 */
export async function readSaved(file: string): Promise<string> {
  for (let waited = 0; ; waited += POLL) {
    const text = await readFile(file, 'utf8');
    if (text !== '' || waited >= SAVING) return text;
    await pause(POLL);
  }
}

/**
 * Reports files that are saved at the same time (`git checkout`, an editor that formats) again when all is quiet: a
 * browser may apply two updates of a component in either order, and styles may be read during the next save. Adding
 * or removing a story reloads the page anyway.
 */
function repeatBursts(watcher: FSWatcher): void {
  const saved: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  const note = (file: string) => {
    saved.push(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      watcher.off('change', note);
      if (saved.length > 1) for (const one of new Set(saved)) watcher.emit('change', one);
      watcher.on('change', note);
      saved.length = 0;
    }, QUIET);
  };
  watcher.on('change', note);
  watcher.on('all', (event, file) => {
    if (event === 'change' || !file.endsWith('.stories.tsx')) return;
    clearTimeout(timer);
    saved.length = 0;
  });
}
