import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../../shared/siteConfig.ts';
import { atomicWrite, pruneFolder, readIfThere } from '../base/files.ts';
import { sha1, sourceHash } from '../base/hash.ts';
import type { ReadFile } from '../base/importGraph.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import type { PageCompiler } from '../content/compilePage.ts';
import { pluginsVersion } from '../content/own/plugins.ts';
import type { ArticleStrings, Parsed, Source, Summary } from '../content/page.ts';

/** A page in the cache. */
export interface CachedPage {
  file: string;
  /** Cache key of the page. */
  key: string;
  summary: Summary;
  /** Changes with everything that was parsed from the page. */
  hash: string;
}

interface Header {
  /** Hash of the second line, the body. */
  bodyHash: string;
  /** The files are relative to the folder of the cache, so that both can be moved together. */
  dependencies: [file: string, hash: string][];
  summary: Omit<Summary, 'dependencies'>;
}

/**
 * Compiled pages on disk, one file per content hash: concurrent builds do not interfere, and a corrupted or missing
 * file is a cache miss. Every build reads the first line, only rendering reads the second.
 */
export class PageCache {
  readonly #folder: string;
  readonly #version: string;

  /** @param version see `compileVersion` */
  constructor(cacheDir: string, version: string) {
    this.#folder = path.join(cacheDir, 'pages');
    this.#version = version;
  }

  /** Cache key of a page's content and everything else that the result depends on, apart from its dependencies. */
  key(displayFile: string, bytes: Uint8Array): string {
    return createHash('sha1').update(`${this.#version}\0${displayFile}\0`).update(bytes).digest('hex');
  }

  /** Whether there is an entry; it may be stale or corrupted. */
  has(key: string): boolean {
    return existsSync(this.#file(key));
  }

  /** @returns the summary, and the hash of the whole entry */
  summary(key: string): { summary: Summary; hash: string } | undefined {
    const entry = this.#read(key);
    return entry && { summary: entry.summary, hash: entry.hash };
  }

  load(key: string): Parsed | undefined {
    const entry = this.#read(key);
    if (!entry || sha1(entry.body) !== entry.bodyHash) return undefined;
    try {
      const body = JSON.parse(entry.body.toString()) as Pick<Parsed, 'html' | 'code' | 'markdown'>;
      return { ...entry.summary, ...body };
    } catch {
      return undefined;
    }
  }

  store(
    key: string,
    { html, code, markdown, dependencies: files, ...summary }: Parsed,
  ): { summary: Summary; hash: string } {
    const dependencies = files.map((file): [string, string] => [
      path.relative(this.#folder, file),
      hashFile(file),
    ]);
    const body = JSON.stringify({ html, code, markdown });
    const header: Header = { bodyHash: sha1(body), dependencies, summary };
    const headerLine = JSON.stringify(header);
    atomicWrite(this.#file(key), `${headerLine}\n${body}\n`);
    return { summary: { ...summary, dependencies: files }, hash: sha1(headerLine) };
  }

  /** Removes entries that have not been used for a week. */
  prune(used: ReadonlySet<string>, now: number): void {
    pruneFolder(this.#folder, used, now);
  }

  #read(key: string): { summary: Summary; body: Buffer; bodyHash: string; hash: string } | undefined {
    try {
      const bytes = readFileSync(this.#file(key)); // the body is decoded only where it is needed: it is most of it
      const end = bytes.indexOf('\n');
      if (end === -1 || bytes.at(-1) !== bytes[end]) return undefined;
      const headerLine = bytes.toString('utf8', 0, end);
      const header = JSON.parse(headerLine) as Header;
      const dependencies = header.dependencies.map(([name]) => path.join(this.#folder, name));
      const isStale = header.dependencies.some(
        ([, hash], index) => hashFile(dependencies[index] ?? '') !== hash,
      );
      if (isStale) return undefined;
      const { bodyHash, summary } = header;
      return {
        summary: { ...summary, dependencies },
        body: bytes.subarray(end + 1, -1),
        bodyHash,
        hash: sha1(headerLine),
      };
    } catch {
      return undefined;
    }
  }

  #file(key: string): string {
    return path.join(this.#folder, `${key}.json`);
  }
}

/**
 * The compiled page for a key: from the cache, or compiled again if the cache was emptied in the meantime. Throws if
 * the source has changed since the build started.
 */
export async function loadPage(
  cache: PageCache,
  compiler: () => Promise<PageCompiler>,
  source: Source,
  key: string,
): Promise<Parsed> {
  const cached = cache.load(key);
  if (cached) return cached;
  const bytes = readFileSync(source.file);
  if (cache.key(source.displayFile, bytes) !== key) {
    throw new Error(`${source.displayFile} changed during the build. Run it again.`);
  }
  return (await compiler()).compile(source, bytes);
}

function hashFile(file: string): string {
  const content = readIfThere(file);
  return content ? sha1(content) : '';
}

/** The strings in articles, and what they and the compiler are known by in caches. They come with every task: strings may be edited meanwhile. */
export interface VersionedStrings {
  /** By language. */
  strings: Record<string, ArticleStrings>;
  /** See {@link compileVersion}. */
  version: string;
}

/** Changes whenever the code that compiles pages may have changed. */
export function compilerVersion(read?: ReadFile): string {
  return sourceHash(['node/content/compilePage.ts'], {}, read);
}

/**
 * Changes whenever the code that compiles pages, or its input besides the pages, may have changed.
 *
 * @param compiler see {@link compilerVersion}
 */
export function compileVersion(
  compiler: string,
  { config, root, markdown }: Pick<ResolvedSite, 'config' | 'root' | 'markdown'>,
  strings: Record<string, ArticleStrings>,
): string {
  // not the folder: caches are restored in another one
  return sha1(JSON.stringify([compiler, configOfPages(config), strings, pluginsVersion({ root, markdown })]));
}

/** Without what changes with every page that is new or moved, and no page is compiled with. */
export function configOfPages(config: SiteConfig): object {
  const { redirects: _, testedWith: __, checks: ___, ...used } = config;
  return used;
}

/**
 * Changes whenever the code that renders and writes pages changes, beside the bundle that it renders them with.
 *
 * @param options everything else that all pages are rendered from
 */
export function renderVersion(options: unknown, read?: ReadFile): string {
  return sourceHash(['node/render/renderPage.ts', 'node/output/publishedFiles.ts'], options, read);
}
