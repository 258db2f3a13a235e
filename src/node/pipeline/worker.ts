/** Entry of the worker threads: compiles pages, and renders them. */

import { readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';
import { mayHaveChanged } from '../base/files.ts';
import type { Problem } from '../base/problems.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import type { PageCompiler } from '../content/compilePage.ts';
import type { Parsed, Source } from '../content/page.ts';
import { ImageCache, type OgImageJob } from '../output/ogImages/ogImages.ts';
import { type WrittenFiles, writeRoute } from '../output/publishedFiles.ts';
import { loadServerBundle, PageRenderer } from '../render/renderPage.ts';
import { type CachedPage, loadPage, PageCache, type VersionedStrings } from './pageCache.ts';
import type { RenderSetup, RouteJob } from './writeJobs.ts';

// without it, the compiler and its dependencies take half a second to load, even for a single page
enableCompileCache();

// Tinypool puts its own data first
const [, site] = workerData as [unknown, ResolvedSite];
let loadedRenderer: ReturnType<typeof loadRenderer> | undefined;

/** A file that is written all the time, such as a log, must not hold up the build. */
const MAX_ATTEMPTS = 5;

let newest: { version: string; compiler: Promise<PageCompiler> } | undefined;

/** Loaded lazily: most builds find most pages in the cache. */
function loadCompiler({ version, strings }: VersionedStrings): Promise<PageCompiler> {
  if (newest?.version !== version) {
    const compiler = import('../content/compilePage.ts').then(
      ({ PageCompiler }) => new PageCompiler(site, strings),
    );
    newest = { version, compiler };
  }
  return newest.compiler;
}

/** A page of the task is compiled for the sake of what it loads. */
export async function prepare({
  page,
}: {
  page?: { source: Source; texts: VersionedStrings };
}): Promise<void> {
  if (!page) await import('../content/compilePage.ts');
  else await (await loadCompiler(page.texts)).compile(page.source, readFileSync(page.source.file));
}

export async function compile({
  sources,
  texts,
}: {
  sources: readonly Source[];
  texts: VersionedStrings;
}): Promise<CachedPage[]> {
  const cache = new PageCache(site.cacheDir, texts.version);
  const outcomes: CachedPage[] = [];
  for (const source of sources) {
    const bytes = readFileSync(source.file);
    const key = cache.key(source.displayFile, bytes);
    const entry = cache.summary(key) ?? cache.store(key, await compileUndisturbed(source, bytes, texts));
    outcomes.push({ file: source.file, key, ...entry });
  }
  return outcomes;
}

/**
 * Compiles a page again if a file that it includes has changed meanwhile, as when git switches to another branch: the
 * cache would keep the result for what the file holds now.
 */
async function compileUndisturbed(
  source: Source,
  bytes: Uint8Array,
  texts: VersionedStrings,
): Promise<Parsed> {
  const compiler = await loadCompiler(texts);
  for (let attempt = 1; ; attempt++) {
    const startedAt = Date.now();
    const compiled = await compiler.compile(source, bytes);
    const isStable = compiled.dependencies.every((file) => !mayHaveChanged(file, startedAt));
    if (isStable || attempt === MAX_ATTEMPTS) return compiled;
  }
}

/** Loaded once: a pool of threads lasts for one build. */
async function loadRenderer(setupFile: string) {
  const { serverBundle, outDir, ...context } = JSON.parse(readFileSync(setupFile, 'utf8')) as RenderSetup;
  const bundle = await loadServerBundle(serverBundle);
  return { renderer: new PageRenderer(site, context, bundle), outDir };
}

export async function render({
  jobs,
  setupFile,
  texts,
}: {
  jobs: readonly RouteJob[];
  /** Contains the {@link RenderSetup}, as JSON; read once per thread. */
  setupFile: string;
  texts: VersionedStrings;
}): Promise<{ problems: Problem[]; written: WrittenFiles[] }> {
  const cache = new PageCache(site.cacheDir, texts.version);
  loadedRenderer ??= loadRenderer(setupFile);
  const { renderer, outDir } = await loadedRenderer;
  const problems: Problem[] = [];
  const written: WrittenFiles[] = [];
  for (const job of jobs) {
    const compiled =
      job.source && job.key
        ? await loadPage(cache, () => loadCompiler(texts), job.source, job.key)
        : undefined;
    const result = renderer.render(job, compiled);
    if ('problem' in result) problems.push(result.problem);
    else written.push(writeRoute(outDir, site.space.base, job.page.pagePath, job.renderKey, result));
  }
  return { problems, written };
}

export async function draw(jobs: readonly OgImageJob[]): Promise<void> {
  const { drawCard } = await import('../output/ogImages/drawCard.ts');
  const images = new ImageCache(site.cacheDir);
  for (const { key, card } of jobs) images.store(key, await drawCard(card));
}
