import path from 'node:path';
import type { SiteConfig } from '../../shared/siteConfig.ts';
import { cacheFolder, DiskCache } from '../base/diskCache.ts';
import { engineHash } from '../base/engine.ts';
import { readFileIfExists } from '../base/files.ts';
import { sha1 } from '../base/hash.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import { pluginsVersion } from '../content/extensions/plugins.ts';
import type { ArticleStrings, Parsed, Summary } from '../content/page.ts';

/** A page in the cache. */
export interface CachedPage {
  file: string;
  /** Cache key of the page. */
  key: string;
  summary: Summary;
}

/** The parts of a page that only rendering needs, which make up most of its size. */
type Article = Pick<Parsed, 'html' | 'code' | 'markdown'>;

interface Entry {
  /** Paths are relative to the cache folder, so that a site can be moved with its cache. */
  dependencies: [file: string, hash: string][];
  summary: Omit<Summary, 'dependencies'>;
  /** Key of the article: the hash of its content. */
  article: string;
}

/** Compiled pages on disk, by content. Summaries are stored apart from articles, since every build reads all of them. */
export class PageCache {
  readonly #folder: string;
  readonly #entries: DiskCache<Entry>;
  readonly #articles: DiskCache<Article>;
  readonly #lint: boolean;

  /**
   * Opens the cache. With `lint`, it only finds pages that the lint rules have checked; without it, their problems are
   * ignored.
   */
  constructor(site: { cacheDir: string }, { version, lint }: Pick<CompileOptions, 'version' | 'lint'>) {
    this.#lint = lint;
    this.#folder = cacheFolder(site);
    this.#entries = new DiskCache(this.#folder, `page ${version}`);
    this.#articles = new DiskCache(this.#folder, 'article');
  }

  /**
   * Returns the key of a page, based on its content and path. Dependencies aren't part of it, because they are only
   * known after compiling; they are checked when an entry is read.
   */
  key(displayFile: string, bytes: Uint8Array): string {
    return `${displayFile} ${sha1(bytes)}`;
  }

  /** Whether an entry exists. It can be stale or damaged. */
  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** Returns a page without its article, or `undefined` if it isn't cached or is stale. */
  summary(key: string): Summary | undefined {
    return this.#read(key)?.summary;
  }

  /** Returns a page, or `undefined` if it isn't cached or is stale. */
  load(key: string): Parsed | undefined {
    const entry = this.#read(key);
    const article = entry && this.#articles.get(entry.article);
    return article && { ...entry.summary, ...article };
  }

  /** Stores a page with the hashes of its dependencies, and returns its summary. */
  store(key: string, { html, code, markdown, dependencies, ...summary }: Parsed): Summary {
    const article: Article = { html, code, markdown };
    const entry: Entry = {
      dependencies: dependencies.map((file) => [path.relative(this.#folder, file), hashFile(file)]),
      summary,
      article: sha1(JSON.stringify(article)),
    };
    this.#articles.put(entry.article, article);
    this.#entries.put(key, entry);
    return { ...summary, dependencies };
  }

  /** Removes entries that no build has read for a week. */
  prune(): void {
    this.#entries.prune();
  }

  #read(key: string): { summary: Summary; article: string } | undefined {
    const entry = this.#entries.get(key);
    if (!entry || (this.#lint && !entry.summary.lint)) return undefined;
    const dependencies = entry.dependencies.map(([name]) => path.join(this.#folder, name));
    if (entry.dependencies.some(([, hash], index) => hashFile(dependencies[index] ?? '') !== hash))
      return undefined;
    return { summary: { ...entry.summary, dependencies }, article: entry.article };
  }
}

function hashFile(file: string): string {
  const content = readFileIfExists(file);
  return content ? sha1(content) : '';
}

/**
 * Options of compiling pages: the strings in articles, the cache version that depends on them, and whether to lint.
 * Sent with every task, because strings can change while the dev server runs.
 */
export interface CompileOptions {
  /** Strings in articles, by language. */
  strings: Record<string, ArticleStrings>;
  /** Version of the cache, see {@link compileVersion}. */
  version: string;
  /** Whether the lint rules run. */
  lint: boolean;
}

/**
 * Returns a version that changes with every input of compiled pages, except the pages and the files that they include.
 */
export function compileVersion(
  { config, root, markdown }: Pick<ResolvedSite, 'config' | 'root' | 'markdown'>,
  strings: Record<string, ArticleStrings>,
): string {
  // excludes the site's folder, because CI restores caches in another one
  return sha1(
    JSON.stringify([
      engineHash(),
      compileConfig(config),
      strings,
      pluginsVersion({ root, markdown, config }),
    ]),
  );
}

/** Returns the config without keys that don't affect compilation. */
function compileConfig(config: SiteConfig): object {
  const { redirects: _, checks: __, ...relevant } = config;
  return relevant;
}
