import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { sourceHash } from './sourceHash.ts';

/** Names of a bundle's files, relative to its folder. */
export interface BundleFiles {
  /** What every page names: scripts, stylesheets, and fonts to load first. */
  scripts: string[];
  stylesheets: string[];
  fonts: string[];
}

/** A finished bundle of the shell. */
export interface Bundle {
  /** Holds `assets/` for browsers, `server.mjs` for rendering, and `headScript.js`. */
  folder: string;
  files: BundleFiles;
}

/** How many bundles are kept. */
const MAX_BUNDLES = 3;

const RECORD = 'bundle.json';

/** What every bundle has beside the files that pages name. */
const OWN_FILES = ['server.mjs', 'headScript.js'];

/** Sources that a bundle is made of, and those that say how. */
const SOURCES = [
  '{shared,theme,i18n,ui,islands,article,shell,client}/**',
  'build/{render,mdx}/**',
  'build/{bundler,plugin,stripFunctionNames}.ts',
];

/** Finished bundles: the same sources are not bundled twice, as pages change far more often than the shell. */
export class BundleCache {
  readonly #root: string;
  readonly #folder: string;

  /** @param options whatever the bundle depends on, beside the engine's sources */
  constructor(cacheDir: string, options: unknown) {
    this.#root = path.join(cacheDir, 'bundles');
    this.#folder = path.join(this.#root, sourceHash(SOURCES, options));
  }

  find(): Bundle | undefined {
    try {
      const files = JSON.parse(readFileSync(path.join(this.#folder, RECORD), 'utf8')) as BundleFiles;
      const needed = [...OWN_FILES, ...files.scripts, ...files.stylesheets, ...files.fonts];
      if (!needed.every((name) => existsSync(path.join(this.#folder, name)))) return undefined;
      const now = new Date();
      utimesSync(this.#folder, now, now);
      return { folder: this.#folder, files };
    } catch {
      return undefined;
    }
  }

  /**
   * Keeps what the bundler wrote.
   * @param folders whose content makes the bundle
   */
  store(folders: readonly string[], files: BundleFiles): Bundle {
    const temporary = `${this.#folder}.${process.pid}`;
    rmSync(temporary, { recursive: true, force: true }); // a killed build may have had the same number
    for (const folder of folders) cpSync(folder, temporary, { recursive: true });
    mkdirSync(temporary, { recursive: true });
    writeFileSync(path.join(temporary, RECORD), JSON.stringify(files));
    const stored = this.#publish(temporary) ?? { folder: this.#folder, files };
    this.#prune();
    return stored;
  }

  /** Gives the folder its name; a build at the same time that was faster may be at work with its own, which stays. */
  #publish(temporary: string): Bundle | undefined {
    try {
      renameSync(temporary, this.#folder);
      return undefined;
    } catch {
      const found = this.find();
      rmSync(found ? temporary : this.#folder, { recursive: true, force: true });
      if (!found) renameSync(temporary, this.#folder);
      return found;
    }
  }

  #prune(): void {
    const ages = readdirSync(this.#root).flatMap((name) => {
      const stats = statSync(path.join(this.#root, name), { throwIfNoEntry: false });
      return stats ? [{ name, used: stats.mtimeMs }] : [];
    });
    for (const { name } of ages.sort((a, b) => b.used - a.used).slice(MAX_BUNDLES)) {
      rmSync(path.join(this.#root, name), { recursive: true, force: true });
    }
  }
}
