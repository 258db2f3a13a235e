/** Entry of the worker threads: compiles pages, and renders them. */
import { readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import { PageCache } from '../cache/pageCache.ts';
import { writeRoute } from '../emit/writeRoute.ts';
import type { CompiledPage, PageCompiler } from '../mdx/compilePage.ts';
import { PageRenderer } from '../render/renderPage.ts';
import type { ServerBundle } from '../render/serverBundle.ts';
import { PictureCache } from '../social/pictureCache.ts';
import { loadPage } from './loadPage.ts';
import type {
  CompileOutcome,
  CompilePageTask,
  CompileTask,
  DrawTask,
  RenderOutcome,
  RenderSetup,
  RenderTask,
  WorkerSetup,
} from './workerTypes.ts';

// without it, the compiler and its dependencies take half a second to load, even for a single page
enableCompileCache();

// Tinypool puts its own data first
const [, setup] = workerData as [unknown, WorkerSetup];
const cache = new PageCache(setup.site.cacheDir, setup.version);
const renderers = new Map<string, Promise<BuildRenderer>>();

/** Renders the pages of one build. */
interface BuildRenderer {
  renderer: PageRenderer;
  outDir: string;
}

let newest: { version: string; compiler: Promise<PageCompiler> } | undefined;

/** Loaded lazily: most builds find most pages in the cache. */
function loadCompiler({
  version,
  strings,
}: Pick<WorkerSetup, 'strings' | 'version'> = setup): Promise<PageCompiler> {
  if (newest?.version !== version) {
    const compiler = import('../mdx/compilePage.ts').then(
      ({ PageCompiler }) => new PageCompiler(setup.site, strings),
    );
    newest = { version, compiler };
  }
  return newest.compiler;
}

export async function compile({ sources }: CompileTask): Promise<CompileOutcome[]> {
  const outcomes: CompileOutcome[] = [];
  for (const source of sources) {
    const bytes = readFileSync(source.file);
    const key = cache.key(source.displayFile, bytes);
    const entry = cache.summary(key) ?? cache.store(key, await (await loadCompiler()).compile(source, bytes));
    outcomes.push({ file: source.file, key, ...entry });
  }
  return outcomes;
}

/** Preloads the compiler before the first page arrives. */
export async function prepare(): Promise<void> {
  await import('../mdx/compilePage.ts');
}

export async function compilePage({ source, bytes, ...texts }: CompilePageTask): Promise<CompiledPage> {
  return (await loadCompiler(texts)).compile(source, bytes);
}

async function loadRenderer(setupFile: string): Promise<BuildRenderer> {
  const { serverBundle, outDir, ...context } = JSON.parse(readFileSync(setupFile, 'utf8')) as RenderSetup;
  const bundle = (await import(pathToFileURL(serverBundle).href)) as ServerBundle;
  return { renderer: new PageRenderer(setup.site, context, bundle), outDir };
}

export async function render({ setupFile, jobs }: RenderTask): Promise<RenderOutcome> {
  const loading = renderers.get(setupFile) ?? loadRenderer(setupFile);
  renderers.set(setupFile, loading);
  const { renderer, outDir } = await loading;
  const { problems, written }: RenderOutcome = { problems: [], written: [] };
  for (const job of jobs) {
    const compiled =
      job.source && job.key ? await loadPage(cache, loadCompiler, job.source, job.key) : undefined;
    const result = renderer.render(job, compiled);
    if ('problem' in result) problems.push(result.problem);
    else written.push(writeRoute(outDir, setup.site.space.base, job, result));
  }
  return { problems, written };
}

export async function draw({ jobs }: DrawTask): Promise<void> {
  const { drawCard } = await import('../social/drawCard.ts');
  const pictures = new PictureCache(setup.site.cacheDir);
  for (const { key, card } of jobs) pictures.store(key, await drawCard(card));
}
