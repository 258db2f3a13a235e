/** Entry of the worker threads: compiles pages, and renders them. */

import { readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { workerData } from 'node:worker_threads';
import { pageFileStem } from '../../shared/routes.ts';
import { isModifiedSince, writeOutput } from '../base/files.ts';
import type { Problem } from '../base/problems.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import type { PageCompiler } from '../content/compilePage.ts';
import type { PageSource, Parsed } from '../content/page.ts';
import { loadServerBundle, PageRenderer, type RenderContext, type Rendered } from '../render/renderPage.ts';
import type { Prepared } from '../site/prepareSite.ts';
import { type CachedPage, type CompileOptions, PageCache } from './pageCache.ts';

// saves half a second of loading the compiler and its dependencies, even for a single page
enableCompileCache();

// Tinypool's data comes first
const [, site] = workerData as [unknown, ResolvedSite];
let loadedRenderer: ReturnType<typeof loadRenderer> | undefined;

/** Maximum number of attempts, so that a file that changes constantly, such as a log, can't block the build. */
const MAX_ATTEMPTS = 5;

let current: { key: string; compiler: Promise<PageCompiler> } | undefined;

async function createCompiler({ strings, lint }: CompileOptions): Promise<PageCompiler> {
  const [{ PageCompiler }, rules] = await Promise.all([
    import('../content/compilePage.ts'),
    lint ? import('../lint/rules.ts') : undefined,
  ]);
  return new PageCompiler(site, strings, rules?.lintRules);
}

/** Loads the compiler lazily, because most builds find most pages in the cache. */
function loadCompiler(options: CompileOptions): Promise<PageCompiler> {
  const key = `${options.version} ${options.lint}`;
  if (current?.key !== key) {
    current = { key, compiler: createCompiler(options) };
  }
  return current.compiler;
}

/** Compiles a page of the task to load everything that it needs. */
export async function prepare({
  page,
}: {
  page?: { source: PageSource; options: CompileOptions };
}): Promise<void> {
  if (!page) await import('../content/compilePage.ts');
  else await (await loadCompiler(page.options)).compile(page.source, readFileSync(page.source.file));
}

/** Compiles a batch of pages and stores them in the cache. */
export async function compile({
  sources,
  options,
}: {
  sources: readonly PageSource[];
  options: CompileOptions;
}): Promise<CachedPage[]> {
  const cache = new PageCache(site, options);
  const outcomes: CachedPage[] = [];
  for (const source of sources) {
    const bytes = readFileSync(source.file);
    const key = cache.key(source.displayFile, bytes);
    const summary = cache.store(key, await compileStable(source, bytes, options));
    outcomes.push({ file: source.file, key, summary });
  }
  return outcomes;
}

/**
 * Compiles a page again if a file that it includes has changed in the meantime, such as when git switches branches.
 * Otherwise, the cache would store the result under the new content.
 */
async function compileStable(
  source: PageSource,
  bytes: Uint8Array,
  options: CompileOptions,
): Promise<Parsed> {
  const compiler = await loadCompiler(options);
  for (let attempt = 1; ; attempt++) {
    const startedAt = Date.now();
    const compiled = await compiler.compile(source, bytes);
    const isStable = compiled.dependencies.every((file) => !isModifiedSince(file, startedAt));
    if (isStable || attempt === MAX_ATTEMPTS) return compiled;
  }
}

/** Data that is the same for all pages of one build. */
export interface RenderSetup extends RenderContext {
  /** Path of the bundle of `serverEntry.tsx`. */
  serverBundle: string;
  /** Folder of the site being written. */
  outDir: string;
}

/** A page to render and write. */
export interface RouteJob extends Omit<Prepared, 'route'> {
  /** Cache key of the compiled page; absent for the not-found page, which has no source. */
  key?: string;
}

/** Loads the renderer once, because a pool of threads lasts for one build. */
async function loadRenderer(setupFile: string) {
  const { serverBundle, outDir, ...context } = JSON.parse(readFileSync(setupFile, 'utf8')) as RenderSetup;
  const bundle = await loadServerBundle(serverBundle);
  return { renderer: new PageRenderer(site, context, bundle), outDir };
}

/** Renders a batch of pages and writes them to the output folder. Returns the problems of components. */
export async function render({
  jobs,
  setupFile,
  options,
}: {
  jobs: readonly RouteJob[];
  /** Contains the {@link RenderSetup}, as JSON; read once per thread. */
  setupFile: string;
  options: CompileOptions;
}): Promise<Problem[]> {
  const cache = new PageCache(site, options);
  loadedRenderer ??= loadRenderer(setupFile);
  const { renderer, outDir } = await loadedRenderer;
  const problems: Problem[] = [];
  for (const job of jobs) {
    const compiled = job.key === undefined ? undefined : cache.load(job.key);
    if (job.key !== undefined && !compiled)
      throw new Error(`${job.source?.displayFile} is no longer in ${site.cacheDir}. Run the build again.`);
    const result = renderer.render(job, compiled);
    if ('problem' in result) problems.push(result.problem);
    else writePage(outDir, job.page.pagePath, result);
  }
  return problems;
}

/** Writes a page, with its data and Markdown next to it. */
function writePage(outDir: string, pagePath: string, { document, data, markdown }: Rendered): void {
  const stem = path.join(outDir, pageFileStem(site.space.base, pagePath));
  writeOutput(`${stem}.html`, document());
  writeOutput(`${stem}.json`, data);
  writeOutput(`${stem}.md`, markdown);
}
