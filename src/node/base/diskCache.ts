import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { atomicWrite } from './files.ts';
import { sha1 } from './hash.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Entries that no build has read for this long are removed. */
const MAX_AGE_MS = 7 * DAY_MS;

/** Returns the folder shared by all disk caches of a site, so that one `prune` covers them. It may not exist. */
export function cacheFolder(site: { cacheDir: string }): string {
  return path.join(site.cacheDir, 'results');
}

/**
 * Results on disk, one JSON file per key. Files are written atomically and carry a checksum: builds that run at the same
 * time don't disturb each other, and a missing or damaged file is a cache miss.
 */
export class DiskCache<Value> {
  readonly #folder: string;
  readonly #version: string;

  /** @param version the kind of value, and everything it depends on except the key */
  constructor(folder: string, version: string) {
    this.#folder = folder;
    this.#version = version;
  }

  get(key: string): Value | undefined {
    const file = this.file(key);
    try {
      const content = readFileSync(file);
      const json = content.subarray(content.indexOf('\n') + 1);
      if (content.toString('latin1', 0, content.length - json.length - 1) !== sha1(json)) return undefined;
      // once a day is enough to keep an entry
      if (Date.now() - statSync(file).mtimeMs > DAY_MS) utimesSync(file, new Date(), new Date());
      return JSON.parse(json.toString()) as Value;
    } catch {
      return undefined;
    }
  }

  /** Whether an entry exists. It can be damaged. */
  has(key: string): boolean {
    return existsSync(this.file(key));
  }

  put(key: string, value: Value): void {
    const json = JSON.stringify(value);
    atomicWrite(this.file(key), `${sha1(json)}\n${json}`);
  }

  /** Removes the entries in the folder, of any version, that no build has read for a week. */
  prune(now = Date.now()): void {
    for (const name of existsSync(this.#folder) ? readdirSync(this.#folder) : []) {
      const file = path.join(this.#folder, name);
      const stats = statSync(file, { throwIfNoEntry: false });
      if (stats && now - stats.mtimeMs > MAX_AGE_MS) rmSync(file, { force: true });
    }
  }

  /** Returns the path of the file that stores the value of a key. */
  file(key: string): string {
    return path.join(this.#folder, `${sha1(`${this.#version}\0${key}`)}.json`);
  }
}
