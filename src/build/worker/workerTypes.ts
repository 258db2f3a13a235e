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

/** What every worker thread is started with. */
export interface WorkerSetup {
  site: ResolvedSite;
  /** Texts of the articles, by language. */
  strings: Record<string, Strings>;
  /** See `pipelineVersion`. */
  version: string;
}

export interface CompileTask {
  sources: PageSource[];
}

/** One page to be compiled, whatever the cache holds, with texts that may have changed since the thread was started. */
export interface CompilePageTask extends Pick<WorkerSetup, 'strings' | 'version'> {
  source: PageSource;
  bytes: Uint8Array;
}

export interface CompileOutcome {
  file: string;
  /** Key of the page in the cache. */
  key: string;
  summary: PageSummary;
  /** Changes with everything that was made of the page. */
  hash: string;
}

/** A page to be rendered. */
export interface RenderJob {
  page: PageData;
  siteDataUrl: string;
  /** Absent for the page of unknown addresses, which has no source. */
  source?: PageSource;
  key?: string;
  links: string[];
  frontmatterLinks: Record<string, string>;
  overview?: OverviewGroup[];
  /** See `PreparedPage`. */
  socialPicture?: string;
}

/** A page to be rendered and written. */
export interface WriteJob extends RenderJob {
  /** Stands for everything that the page is rendered from. */
  renderKey: string;
}

/** What all pages of a site are rendered with. */
export interface RenderContext {
  assets: FrameAssets;
  siteData: { url: string; data: SiteData }[];
  /** Content Security Policy of every page; none in development. */
  policy?: string;
}

/** What is the same for all pages of one build. */
export interface RenderSetup extends RenderContext {
  /** Path of the bundle made of `serverEntry.tsx`. */
  serverBundle: string;
  /** Folder of the site being written. */
  outDir: string;
}

export interface RenderTask {
  /** File that holds the {@link RenderSetup}, as JSON; read once by every thread. */
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
