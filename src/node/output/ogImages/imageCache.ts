import { hash } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { atomicWrite } from '../../base/atomicWrite.ts';
import { pruneFolder } from '../../base/pruneFolder.ts';

/**
 * Rendered cards on disk, as `<key>.<content hash>.png`: the URL that a page references is known without reading the
 * file. `<key>..png` stands for a card that cannot be drawn.
 */
export class ImageCache {
  readonly #folder: string;
  readonly #files: Map<string, string>;

  constructor(cacheDir: string) {
    this.#folder = path.join(cacheDir, 'social');
    mkdirSync(this.#folder, { recursive: true });
    const names = readdirSync(this.#folder).filter((name) => name.endsWith('.png'));
    this.#files = new Map(names.map((name) => [name.split('.')[0] ?? '', name]));
  }

  has(key: string): boolean {
    return this.#files.has(key);
  }

  /** A picture's file and content hash; `undefined` for a missing picture and for a card that cannot be drawn. */
  find(key: string): { file: string; hash: string } | undefined {
    const name = this.#files.get(key);
    const hash = name?.split('.')[1];
    return name && hash ? { file: path.join(this.#folder, name), hash } : undefined;
  }

  store(key: string, picture: Uint8Array | undefined): void {
    const name = `${key}.${picture ? hash('sha256', picture).slice(0, 16) : ''}.png`;
    atomicWrite(path.join(this.#folder, name), picture ?? '');
    this.#files.set(key, name);
  }

  prune(used: ReadonlySet<string>, now: number): void {
    pruneFolder(this.#folder, used, now);
  }
}
