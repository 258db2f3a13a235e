import type { Problem } from '../base/problems.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import type { ArticleStrings, Source, Summary } from '../content/page.ts';
import type { OgImageJob } from '../output/ogImages/ogImages.ts';
import type { WrittenFiles } from '../output/publishedFiles.ts';
import type { RenderContext, RenderJob } from '../render/renderPage.ts';

/** Startup data of every worker thread. */
export interface WorkerSetup {
  site: ResolvedSite;
}

/** The strings in articles, and what they and the compiler are known by in caches. They come with every task: strings may be edited meanwhile. */
export interface VersionedStrings {
  /** By language. */
  strings: Record<string, ArticleStrings>;
  /** See `compileVersion`. */
  version: string;
  /** Whether only the summaries of pages are needed. */
  checkOnly: boolean;
}

export interface PrepareTask {
  /** A page to compile for the sake of what it loads. */
  page?: { source: Source; texts: VersionedStrings };
}

export interface CompileTask {
  sources: Source[];
  texts: VersionedStrings;
}

export interface CompileOutcome {
  file: string;
  /** Cache key of the page. */
  key: string;
  summary: Summary;
  /** Changes with everything that was compiled from the page. */
  hash: string;
}

/** Data that is the same for all pages of one build. */
export interface RenderSetup extends RenderContext {
  /** Path of the bundle of `serverEntry.tsx`. */
  serverBundle: string;
  /** Changes with that bundle. */
  bundleHash: string;
  /** Folder of the site being written. */
  outDir: string;
}

/** A page to render and write. */
export interface RouteJob extends RenderJob {
  /** Cache key of its parsed form; absent for the not-found page, which has no source. */
  key?: string;
  /** Cache key of everything that the page is rendered from. */
  renderKey: string;
}

export interface RenderTask {
  /** File that contains the {@link RenderSetup}, as JSON; read once per thread. */
  setupFile: string;
  jobs: RouteJob[];
  texts: VersionedStrings;
}

export interface DrawTask {
  jobs: OgImageJob[];
}

export interface RenderOutcome {
  problems: Problem[];
  written: WrittenFiles[];
}
