import { cpSync } from 'node:fs';
import path from 'node:path';
import { ASSETS_FOLDER } from './assetsFolder.ts';
import { atomicWrite } from './cache/atomicWrite.ts';
import type { Bundle } from './cache/bundleCache.ts';
import { PageCache } from './cache/pageCache.ts';
import { pipelineVersion } from './cache/pipelineVersion.ts';
import { PublishedFiles } from './cache/publishedFiles.ts';
import { checkSecurityContact } from './check/checkSecurityContact.ts';
import type { ResolvedSite } from './config/resolveSite.ts';
import { discoverPages } from './content/discover.ts';
import { compressAssets } from './emit/compressAssets.ts';
import { emitFiles } from './emit/emitFiles.ts';
import { writeFileList } from './emit/fileList.ts';
import { OutputFolder } from './emit/outputFolder.ts';
import { writeSearchEngineFiles } from './emit/searchEngineFiles.ts';
import { contentSecurityPolicy } from './hosting/contentSecurityPolicy.ts';
import { writeHostFiles } from './hosting/writeHostFiles.ts';
import { hasErrors, type Problem, ProblemsError } from './problems.ts';
import { Progress } from './progress.ts';
import { publishedAssets } from './render/frameAssets.ts';
import { REDIRECT_SCRIPT } from './render/redirectStub.ts';
import { readGitDates } from './site/gitDates.ts';
import { allArticleStrings, loadStrings } from './site/loadStrings.ts';
import { type PreparedSite, prepareSite } from './site/prepareSite.ts';
import { SocialPictures } from './social/socialPictures.ts';
import { compilePages } from './worker/compilePages.ts';
import { WorkerPool } from './worker/pool.ts';
import type { CompileOutcome, RenderOutcome, RenderSetup, WriteJob } from './worker/workerTypes.ts';
import { writeJobs } from './worker/writeJobs.ts';

/** The pages before they are rendered. */
interface Content {
  prepared: PreparedSite;
  /** The compiled pages, by source file. */
  compiled: Map<string, CompileOutcome>;
  problems: Problem[];
}

/** One production build: content and bundles are processed in parallel, then combined. */
export class SiteBuild {
  readonly output: OutputFolder;
  readonly #site: ResolvedSite;
  readonly #pictures: SocialPictures;
  #pool: WorkerPool | undefined;
  #content: Promise<Content> | undefined;

  constructor(site: ResolvedSite) {
    this.#site = site;
    this.#pictures = new SocialPictures(site);
    this.output = new OutputFolder(site.outDir, site.cacheDir);
  }

  /** Starts compiling the pages; {@link finish} waits for it and reports failures. */
  start(): void {
    this.#content = this.#compile();
    this.#content.catch(() => undefined);
  }

  /** Renders all pages, writes the site and replaces the previous one with it. */
  async finish(bundle: Bundle): Promise<{ pages: number; problems: Problem[] }> {
    try {
      const content = await this.#content;
      if (!content || !this.#pool) throw new Error('The build has not been started.');
      const { prepared, compiled } = content;
      const { staging } = this.output;
      copyAssets(bundle, staging);
      const setup = this.#renderSetup(bundle, prepared);
      const jobs = writeJobs(this.#site, setup, prepared.pages, compiled);
      const published = new PublishedFiles(this.#site);
      const changed = jobs.filter(
        ({ page, renderKey }) => !published.reuse(page.pagePath, renderKey, staging),
      );
      // even if the build has already failed: errors in components only show up here
      const rendered = await this.#render(this.#pool, setup, changed);
      const problems = [...content.problems, ...rendered.problems];
      if (hasErrors(problems)) throw new ProblemsError(problems);
      await this.#pool.close(); // frees its memory
      this.#emitFiles(prepared, setup.policy);
      const compressed = await compressAssets(staging, published);
      this.output.publish();
      published.save([...rendered.written, ...compressed]);
      return { pages: jobs.length, problems };
    } finally {
      await this.close();
    }
  }

  async close(): Promise<void> {
    await this.#pool?.close();
    this.#pool = undefined;
    this.output.discard();
  }

  async #compile(): Promise<Content> {
    const site = this.#site;
    const [discovered, texts, dates] = await Promise.all([
      discoverPages(site),
      loadStrings(site),
      readGitDates(site.docsDir),
    ]);
    const { strings } = texts;
    const ofArticles = allArticleStrings(strings);
    const version = pipelineVersion(site, ofArticles);
    this.#pool = new WorkerPool({ site, version, strings: ofArticles });
    const { sources } = discovered;
    const cache = new PageCache(site.cacheDir, version);
    const outcomes = await compilePages(cache, this.#pool, sources);
    cache.prune(new Set(outcomes.map(({ key }) => key)), Date.now());
    const summaries = new Map(outcomes.map(({ file, summary }) => [file, summary]));
    const prepared = await prepareSite({ site, sources, summaries, strings, dates });
    const problems = [
      ...prepared.problems,
      ...prepared.linkProblems,
      ...discovered.problems,
      ...checkSecurityContact(site.config, Date.now()),
      ...texts.problems,
      ...outcomes.flatMap(({ summary }) => summary.problems),
    ];
    if (!hasErrors(problems)) await this.#drawPictures(prepared);
    return { prepared, compiled: new Map(outcomes.map((outcome) => [outcome.file, outcome])), problems };
  }

  async #drawPictures(prepared: PreparedSite): Promise<void> {
    await this.#pictures.make(prepared, async (jobs) => {
      const progress = new Progress('Drawing pictures of', jobs.length);
      await this.#pool?.draw(jobs, (done) => progress.update(done));
      progress.end();
    });
  }

  #renderSetup(bundle: Bundle, prepared: PreparedSite): RenderSetup & { policy: string } {
    const assets = publishedAssets(bundle.folder, bundle.files, this.#site.space.base);
    return {
      serverBundle: path.join(bundle.folder, 'server.mjs'),
      assets,
      policy: contentSecurityPolicy(this.#site, {
        scripts: [assets.headScript, REDIRECT_SCRIPT, assets.speculationRules],
        styles: [...assets.inlineStyles.map(({ css }) => css), ...Object.values(assets.inlineExtraStyles)],
      }),
      siteData: prepared.siteData.map(({ url, data }) => ({ url, data })),
      outDir: this.output.staging,
    };
  }

  async #render(pool: WorkerPool, setup: RenderSetup, jobs: WriteJob[]): Promise<RenderOutcome> {
    // as a file: it is too large to be sent along with every batch
    const setupFile = path.join(this.output.scratch, 'renderSetup.json');
    atomicWrite(setupFile, JSON.stringify(setup));
    const progress = new Progress('Rendering', jobs.length);
    const outcome = await pool.render(setupFile, jobs, (done) => progress.update(done));
    progress.end();
    return outcome;
  }

  /** Everything that belongs to the site as a whole. */
  #emitFiles(prepared: PreparedSite, policy: string): void {
    const { staging } = this.output;
    emitFiles(this.#site, prepared, policy, staging);
    const pageData = prepared.pages.map(({ page }) => page);
    writeSearchEngineFiles(this.#site, pageData, staging);
    this.#pictures.publish(staging);
    writeHostFiles(prepared.model, policy, staging);
    writeFileList(staging); // last, as it lists what the others have written
  }
}

/** Copies the bundle's files for browsers, except the stylesheets that are inlined in every page. */
function copyAssets({ folder, files }: Bundle, staging: string): void {
  const inlined = new Set(files.stylesheets.map((name) => path.join(folder, name)));
  cpSync(path.join(folder, ASSETS_FOLDER), path.join(staging, ASSETS_FOLDER), {
    recursive: true,
    filter: (file) => !inlined.has(file),
  });
}
