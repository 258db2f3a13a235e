import type { OverviewGroup } from '../../shared/overview.ts';
import type { PageData } from '../../shared/pageData.ts';
import type { SiteData } from '../../shared/siteData.ts';
import type { PageSummary } from '../cache/pageCache.ts';
import type { WrittenFiles } from '../cache/publishedFiles.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import type { PageSource } from '../content/discover.ts';
import type { Strings } from '../mdx/strings.ts';
import type { Problem } from '../problems.ts';
import type { FrameAssets } from '../render/document.ts';
import type { DrawJob } from '../social/socialPictures.ts';

/** Startup data of every worker thread. */
export interface WorkerSetup {
  site: ResolvedSite;
  /** Strings in articles, by language. */
  strings: Record<string, Strings>;
  /** See `pipelineVersion`. */
  version: string;
}

export interface CompileTask {
  sources: PageSource[];
}

/** A page to compile without consulting the cache, with strings that may have changed since the thread was started. */
export interface CompilePageTask extends Pick<WorkerSetup, 'strings' | 'version'> {
  source: PageSource;
  bytes: Uint8Array;
}

export interface CompileOutcome {
  file: string;
  /** Cache key of the page. */
  key: string;
  summary: PageSummary;
  /** Changes with everything that was compiled from the page. */
  hash: string;
}

/** A page to render. */
export interface RenderJob {
  page: PageData;
  siteDataUrl: string;
  /** Absent for the not-found page, which has no source. */
  source?: PageSource;
  key?: string;
  links: string[];
  frontmatterLinks: Record<string, string>;
  overview?: OverviewGroup[];
  /** See `PreparedPage`. */
  socialPicture?: string;
}

/** A page to render and write. */
export interface WriteJob extends RenderJob {
  /** Cache key of everything that the page is rendered from. */
  renderKey: string;
}

/** Shared input for rendering all pages of a site. */
export interface RenderContext {
  assets: FrameAssets;
  siteData: { url: string; data: SiteData }[];
  /** Content Security Policy of every page; none in development. */
  policy?: string;
}

/** Data that is the same for all pages of one build. */
export interface RenderSetup extends RenderContext {
  /** Path of the bundle of `serverEntry.tsx`. */
  serverBundle: string;
  /** Folder of the site being written. */
  outDir: string;
}

export interface RenderTask {
  /** File that contains the {@link RenderSetup}, as JSON; read once per thread. */
  setupFile: string;
  jobs: WriteJob[];
}

export interface DrawTask {
  jobs: DrawJob[];
}

export interface RenderOutcome {
  problems: Problem[];
  written: WrittenFiles[];
}
