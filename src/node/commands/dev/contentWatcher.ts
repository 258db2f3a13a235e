import { statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { watch } from 'chokidar';
import { isModifiedSince } from '../../base/files.ts';
import type { ChangeKind, FileChanges } from './devSite.ts';

/** Matches temporary files of editors and of this engine, and git's files. */
const IGNORED = /\.tmp$|~$|[/\\]\.git[/\\](?!.*\blogs[/\\]HEAD$)/;

/** How long to wait for the content of an empty file, which an editor is probably writing, in milliseconds. */
const WRITING_MS = 50;

/** A running watcher of content files. */
export interface ContentWatcher {
  /** Also watches files outside the folders. */
  follow(files: readonly string[]): void;
  close(): Promise<void>;
}

/**
 * Reports file changes in batches. Changes during a batch belong to the next one, so that switching branches doesn't
 * cause hundreds of updates.
 *
 * @param onChange called again once it has finished
 */
export function watchContent(
  folders: readonly string[],
  onChange: (changes: FileChanges) => Promise<void>,
  onError: (error: unknown) => void,
): ContentWatcher {
  const since = Date.now();
  const watcher = watch([...folders], { ignoreInitial: true, ignored: IGNORED });
  const followed = new Set<string>();
  let pendingChanges = new Map<string, ChangeKind>();
  let isHandling = false;
  const handleAll = async () => {
    isHandling = true;
    while (pendingChanges.size > 0) {
      const changes = pendingChanges;
      pendingChanges = new Map();
      if ([...changes.keys()].some(isEmpty)) await wait(WRITING_MS);
      await onChange(changes).catch(onError);
    }
    isHandling = false;
  };
  const note = (file: string, kind: ChangeKind) => {
    pendingChanges.set(file, kind);
    if (!isHandling) void handleAll();
  };
  for (const kind of ['add', 'change', 'unlink'] as const)
    watcher.on(kind, (file) => note(path.resolve(file), kind));
  watcher.on('error', onError);
  // reports changes made before the watcher was ready: a folder's time changes with its content
  watcher.once('ready', () => {
    for (const [folder, names] of Object.entries(watcher.getWatched()))
      for (const file of names.map((name) => path.join(folder, name)))
        if (isModifiedSince(file, since)) note(file, 'change');
  });
  return {
    follow: (files) => {
      if (watcher.closed) return;
      const isInside = (file: string) => folders.some((folder) => file.startsWith(folder + path.sep));
      const outsideFiles = new Set(files.filter((file) => !followed.has(file) && !isInside(file)));
      for (const file of outsideFiles) followed.add(file);
      if (outsideFiles.size > 0) watcher.add([...outsideFiles]);
    },
    close: async () => {
      pendingChanges.clear();
      await watcher.close();
    },
  };
}

function isEmpty(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.size === 0;
}
