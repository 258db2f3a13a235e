import { linkSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ResolvedSite } from '../config/resolveSite.ts';
import { atomicWrite } from './atomicWrite.ts';

/** A file of the published site, as it was when it was written. */
interface PublishedFile {
  /** Path in the site. */
  name: string;
  size: number;
  mtimeMs: number;
}

interface PublishedPage {
  /** Stands for everything that the page was rendered from. */
  key: string;
  files: PublishedFile[];
}

/** The files that a page was written to, by path in the site. */
export interface WrittenPage {
  pagePath: string;
  key: string;
  files: string[];
}

/**
 * What the last build of this site has published: the files of a page that is rendered from the same again are taken
 * over. A published file that somebody has touched since is not.
 */
export class PublishedPages {
  readonly #record: string;
  readonly #outDir: string;
  readonly #before: ReadonlyMap<string, PublishedPage>;
  readonly #taken: WrittenPage[] = [];

  constructor({ cacheDir, outDir }: Pick<ResolvedSite, 'cacheDir' | 'outDir'>) {
    this.#record = path.join(cacheDir, 'published.json');
    this.#outDir = outDir;
    this.#before = readRecord(this.#record, outDir);
  }

  /**
   * Takes a page over into the site being written.
   * @returns whether it could be; it must be rendered otherwise
   */
  reuse(pagePath: string, key: string, staging: string): boolean {
    const page = this.#before.get(pagePath);
    if (page?.key !== key) return false;
    const names = page.files.map(({ name }) => name);
    const taken = page.files.every((file) => this.#take(file, path.join(staging, file.name)));
    if (taken) this.#taken.push({ pagePath, key, files: names });
    else for (const name of names) rmSync(path.join(staging, name), { force: true });
    return taken;
  }

  /**
   * To be called when the site has been published.
   * @param written the pages that were not taken over
   */
  save(written: readonly WrittenPage[]): void {
    const pages = [...this.#taken, ...written].map(({ pagePath, key, files }): [string, PublishedPage] => [
      pagePath,
      { key, files: files.map((name) => ({ name, ...stamp(path.join(this.#outDir, name)) })) },
    ]);
    atomicWrite(this.#record, JSON.stringify({ outDir: this.#outDir, pages }));
  }

  /**
   * A link costs neither time nor room; the previous site, which has the other one, is deleted at the end of the build.
   * Looked at afterwards: another build may publish at the same moment.
   */
  #take({ name, size, mtimeMs }: PublishedFile, target: string): boolean {
    try {
      mkdirSync(path.dirname(target), { recursive: true });
      linkSync(path.join(this.#outDir, name), target);
    } catch {
      return false; // it is gone, or the file system knows no links
    }
    const found = stamp(target);
    return found.size === size && found.mtimeMs === mtimeMs;
  }
}

function stamp(file: string): Omit<PublishedFile, 'name'> {
  const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { size: -1, mtimeMs: 0 };
  return { size, mtimeMs };
}

function readRecord(file: string, outDir: string): ReadonlyMap<string, PublishedPage> {
  try {
    const record = JSON.parse(readFileSync(file, 'utf8')) as {
      outDir: string;
      pages: [string, PublishedPage][];
    };
    return new Map(record.outDir === outDir ? record.pages : []);
  } catch {
    return new Map(); // the first build, or the record of a killed one
  }
}
