import { copyFileSync, linkSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileOfPath } from '../../shared/routes.ts';
import { atomicWrite, writeOutput } from '../base/files.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import type { Rendered } from '../render/renderPage.ts';

/** A file of the published site, as it was when written. */
interface PublishedFile {
  /** Path in the site. */
  name: string;
  size: number;
  mtimeMs: number;
}

interface PublishedGroup {
  /** Cache key of everything that the files were made from. */
  key: string;
  files: PublishedFile[];
}

/** Files that were written together, by path in the site. */
export interface WrittenFiles {
  /** What they were made from: the path of a page, or of the file they are copies of. */
  origin: string;
  key: string;
  files: string[];
}

/**
 * Writes a page, with its data and Markdown beside it.
 *
 * @param renderKey cache key of everything that the page is rendered from
 */
export function writeRoute(
  outDir: string,
  base: string,
  pagePath: string,
  renderKey: string,
  { document, data, markdown }: Rendered,
): WrittenFiles {
  const stem = fileOfPath(base, pagePath);
  const contents = { [`${stem}.html`]: document(), [`${stem}.json`]: data, [`${stem}.md`]: markdown };
  for (const [name, content] of Object.entries(contents)) writeOutput(path.join(outDir, name), content);
  return { origin: pagePath, key: renderKey, files: Object.keys(contents) };
}

/**
 * The output of the site's last build: files whose inputs have not changed are reused, unless they were modified after
 * publishing.
 */
export class PublishedFiles {
  readonly #record: string;
  readonly #outDir: string;
  readonly #before: ReadonlyMap<string, PublishedGroup>;
  readonly #taken: WrittenFiles[] = [];

  constructor({ cacheDir, outDir }: Pick<ResolvedSite, 'cacheDir' | 'outDir'>) {
    this.#record = path.join(cacheDir, 'published.json');
    this.#outDir = outDir;
    this.#before = readRecord(this.#record, outDir);
  }

  /**
   * Reuses the files of an origin in the site being written.
   * @returns whether that was possible; otherwise they must be made again
   */
  reuse(origin: string, key: string, staging: string): boolean {
    const group = this.#before.get(origin);
    if (group?.key !== key) return false;
    const names = group.files.map(({ name }) => name);
    const taken = group.files.every((file) => this.#take(file, path.join(staging, file.name)));
    if (taken) this.#taken.push({ origin, key, files: names });
    else for (const name of names) rmSync(path.join(staging, name), { force: true });
    return taken;
  }

  /**
   * To be called once the site has been published.
   * @param written the files that were not reused
   */
  save(written: readonly WrittenFiles[]): void {
    const groups = [...this.#taken, ...written].map(({ origin, key, files }): [string, PublishedGroup] => [
      origin,
      { key, files: files.map((name) => ({ name, ...stamp(path.join(this.#outDir, name)) })) },
    ]);
    const outDir = path.relative(this.#record, this.#outDir);
    atomicWrite(this.#record, JSON.stringify({ outDir, groups }));
  }

  /**
   * Hard links cost neither time nor space; the previous site, which holds the other link, is deleted at the end of the
   * build. Verified afterwards: a concurrent build may publish at the same moment.
   */
  #take({ name, size, mtimeMs }: PublishedFile, target: string): boolean {
    const source = path.join(this.#outDir, name);
    try {
      mkdirSync(path.dirname(target), { recursive: true });
      linkOrCopy(source, target);
    } catch {
      return false; // deleted
    }
    const [found, taken] = [stamp(source), stamp(target)];
    return found.size === size && found.mtimeMs === mtimeMs && taken.size === size;
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target); // another file system, or one that does not support links
  }
}

function stamp(file: string): Omit<PublishedFile, 'name'> {
  const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { size: -1, mtimeMs: 0 };
  return { size, mtimeMs };
}

function readRecord(file: string, outDir: string): ReadonlyMap<string, PublishedGroup> {
  try {
    const record = JSON.parse(readFileSync(file, 'utf8')) as {
      outDir: string;
      groups: [string, PublishedGroup][];
    };
    return new Map(record.outDir === path.relative(file, outDir) ? record.groups : []);
  } catch {
    return new Map(); // the first build, or a damaged record
  }
}
