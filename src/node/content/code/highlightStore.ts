import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { atomicWrite } from '../../base/atomicWrite.ts';
import { sha1, sourceHash } from '../../base/hash.ts';

export interface HighlightedCode {
  /** Inner HTML of the `<code>` element. */
  html: string;
  /** `has-diff`, `has-focused` …: classes for the whole block. */
  states: string[];
}

/** Results of other versions of the engine that no build has used for this long are removed, in milliseconds. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Highlighted code on disk, one file per block: an edit of a page's text then needs no grammars, which take longer to
 * load than the page takes to compile. A corrupted or missing file means that the block is highlighted again.
 */
export class HighlightStore {
  readonly #root: string;
  #folder: string | undefined;

  /** @param cacheDir folder of all caches of the site */
  constructor(cacheDir: string) {
    this.#root = path.join(cacheDir, 'code');
  }

  /** @param key everything that the result depends on, except the engine's version */
  find(key: string): HighlightedCode | undefined {
    try {
      const [hash = '', json = ''] = readFileSync(this.#file(key), 'utf8').split('\n');
      return sha1(json) === hash ? (JSON.parse(json) as HighlightedCode) : undefined;
    } catch {
      return undefined;
    }
  }

  store(key: string, result: HighlightedCode): void {
    const json = JSON.stringify(result);
    atomicWrite(this.#file(key), `${sha1(json)}\n${json}\n`);
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
