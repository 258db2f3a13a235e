import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { atomicWrite, readIfThere } from '../../base/files.ts';
import { sha1 } from '../../base/hash.ts';

/** Results of other versions of the engine that no build has used for this long are removed, in milliseconds. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/** Results kept in memory. */
const MAX_KNOWN = 2000;

/**
 * What has been made of code: in memory, since the languages of a page share most of it, and on disk, one file per
 * result. An edit of a page's text then needs neither grammars nor a type checker, which take longer to load than the
 * page takes to compile. A corrupted or missing file means that the result is made again.
 */
export class CodeStore<Result extends object> {
  readonly #root: string;
  readonly #version: () => string;
  readonly #known = new LRUCache<string, Result>({ max: MAX_KNOWN });
  #folder: string | undefined;

  /**
   * @param root folder for the results
   * @param version changes with what makes them
   */
  constructor(root: string, version: () => string) {
    this.#root = root;
    this.#version = version;
  }

  /**
   * What is known of some code, else what is made of it now.
   *
   * @param key everything that the result depends on, except the engine's version
   * @param lasts whether later builds may use what is made now. Default: yes
   */
  async find(
    key: string,
    make: () => Promise<Result>,
    lasts: (result: Result) => boolean = () => true,
  ): Promise<Result> {
    let result = this.#known.get(key) ?? this.#read(key);
    if (!result) {
      result = await make();
      const json = JSON.stringify(result);
      if (lasts(result)) atomicWrite(this.#file(key), `${sha1(json)}\n${json}\n`);
    }
    this.#known.set(key, result);
    return result;
  }

  #read(key: string): Result | undefined {
    const [hash = '', json = ''] = readIfThere(this.#file(key))?.toString().split('\n') ?? [];
    return json !== '' && sha1(json) === hash ? (JSON.parse(json) as Result) : undefined;
  }

  #file(key: string): string {
    this.#folder ??= this.#open();
    return path.join(this.#folder, `${sha1(key)}.json`);
  }

  /** The folder of this version of the engine. */
  #open(): string {
    const folder = path.join(this.#root, this.#version());
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
