import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { atomicWrite, readIfThere } from '../../base/files.ts';
import { sha1, sourceHash } from '../../base/hash.ts';

export interface HighlightedCode {
  /** Inner HTML of the `<code>` element. */
  html: string;
  /** `has-diff`, `has-focused` …: classes for the whole block. */
  states: string[];
}

/** Results of other versions of the engine that no build has used for this long are removed, in milliseconds. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/** Blocks kept in memory. */
const MAX_KNOWN = 2000;

/**
 * Highlighted code: in memory, since the languages of a page share most of it, and on disk, one file per block. An edit of
 * a page's text then needs no grammars, which take longer to load than the page takes to compile. A corrupted or missing
 * file means that the block is highlighted again.
 */
export class HighlightStore {
  readonly #root: string;
  readonly #known = new LRUCache<string, HighlightedCode>({ max: MAX_KNOWN });
  #folder: string | undefined;

  /** @param cacheDir folder of all caches of the site */
  constructor(cacheDir: string) {
    this.#root = path.join(cacheDir, 'code');
  }

  /**
   * What is known of a block, else what is made of it now.
   *
   * @param key everything that the result depends on, except the engine's version
   * @param lasts whether later builds may use the result
   */
  async find(key: string, lasts: boolean, make: () => Promise<HighlightedCode>): Promise<HighlightedCode> {
    let result = this.#known.get(key) ?? (lasts ? this.#read(key) : undefined);
    if (!result) {
      result = await make();
      const json = JSON.stringify(result);
      if (lasts) atomicWrite(this.#file(key), `${sha1(json)}\n${json}\n`);
    }
    this.#known.set(key, result);
    return result;
  }

  #read(key: string): HighlightedCode | undefined {
    const [hash = '', json = ''] = readIfThere(this.#file(key))?.toString().split('\n') ?? [];
    return json !== '' && sha1(json) === hash ? (JSON.parse(json) as HighlightedCode) : undefined;
  }

  #file(key: string): string {
    this.#folder ??= this.#open();
    return path.join(this.#folder, `${sha1(key)}.json`);
  }

  /** The folder of this version of the engine. */
  #open(): string {
    const folder = path.join(this.#root, sourceHash(['node/content/code/highlight.ts'], {}));
    const now = Date.now();
    try {
      utimesSync(folder, new Date(now), new Date(now));
      for (const name of readdirSync(this.#root)) {
        const other = path.join(this.#root, name);
        if (now - statSync(other).mtimeMs > MAX_AGE_MS) rmSync(other, { recursive: true, force: true });
      }
    } catch {
      // nothing is stored yet, or another thread was faster
    }
    return folder;
  }
}
