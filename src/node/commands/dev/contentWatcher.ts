import { statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type FSWatcher, watch } from 'chokidar';
import { mayHaveChanged } from '../../base/files.ts';
import type { ChangeKind, FileChanges } from './devSite.ts';

/** Temporary files of editors and of this engine, and git's own. */
const IGNORED = /\.tmp$|~$|[/\\]\.git[/\\](?!.*\blogs[/\\]HEAD$)/;

/** For how long a file that is being written may be empty, in milliseconds. */
const WRITING_MS = 50;

interface WatcherOptions {
  /** Called again once it has finished. */
  onChange: (changes: FileChanges) => Promise<void>;
  onError: (error: unknown) => void;
}

/**
 * Tells what happens to files: one batch at a time, and whatever happens meanwhile in the next, so that switching to
 * another branch is not hundreds of changes.
 */
export class ContentWatcher {
  readonly #folders: readonly string[];
  readonly #options: WatcherOptions;
  readonly #watcher: FSWatcher;
  readonly #followed = new Set<string>();
  #changes = new Map<string, ChangeKind>();
  #isHandling = false;

  constructor(folders: readonly string[], options: WatcherOptions) {
    this.#folders = folders;
    this.#options = options;
    const since = Date.now();
    this.#watcher = watch([...folders], { ignoreInitial: true, ignored: IGNORED });
    for (const kind of ['add', 'change', 'unlink'] as const)
      this.#watcher.on(kind, (file) => this.#note(path.resolve(file), kind));
    this.#watcher.once('ready', () => this.#catchUp(since)).on('error', options.onError);
  }

  /** Watches files outside of the folders, too. */
  follow(files: readonly string[]): void {
    if (this.#watcher.closed) return;
    const isInside = (file: string) => this.#folders.some((folder) => file.startsWith(folder + path.sep));
    const others = new Set(files.filter((file) => !this.#followed.has(file) && !isInside(file)));
    for (const file of others) this.#followed.add(file);
    if (others.size > 0) this.#watcher.add([...others]);
  }

  async close(): Promise<void> {
    this.#changes.clear();
    await this.#watcher.close();
  }

  /** What has happened before the watcher was ready: a folder changes with what is in it. */
  #catchUp(since: number): void {
    for (const [folder, names] of Object.entries(this.#watcher.getWatched())) {
      for (const name of names) {
        const file = path.join(folder, name);
        if (mayHaveChanged(file, since)) this.#note(file, 'change');
      }
    }
  }

  #note(file: string, kind: ChangeKind): void {
    this.#changes.set(file, kind);
    if (!this.#isHandling) void this.#handleAll();
  }

  async #handleAll(): Promise<void> {
    this.#isHandling = true;
    while (this.#changes.size > 0) {
      const changes = this.#changes;
      this.#changes = new Map();
      if ([...changes.keys()].some(isEmpty)) await wait(WRITING_MS);
      await this.#options.onChange(changes).catch(this.#options.onError);
    }
    this.#isHandling = false;
  }
}

function isEmpty(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.size === 0;
}
