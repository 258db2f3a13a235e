import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ASSETS_FOLDER } from './assetsFolder.ts';
import { atomicWrite } from './cache/atomicWrite.ts';
import type { Bundle } from './cache/bundleCache.ts';
import { PageCache } from './cache/pageCache.ts';
import { pipelineVersion } from './cache/pipelineVersion.ts';
import { PublishedFiles } from './cache/publishedFiles.ts';
import { sha1 } from './cache/sha1.ts';
import { sourceHash } from './cache/sourceHash.ts';
import { RENDER_SOURCES } from './cache/sources.ts';
import { checkSecurityContact } from './check/checkSecurityContact.ts';
import type { ResolvedSite } from './config/resolveSite.ts';
import { discoverPages, type PageSource } from './content/discover.ts';
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
import { type PreparedPage, type PreparedSite, prepareSite } from './site/prepareSite.ts';
import { SocialPictures } from './social/socialPictures.ts';
import { inBatches, WorkerPool } from './worker/pool.ts';
import type { CompileOutcome, RenderSetup, WriteJob } from './worker/workerTypes.ts';

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
      const { prepared, compiled, problems } = content;
      const { base } = this.#site.space;
      const assets = publishedAssets(bundle.folder, bundle.files, base);
      const policy = contentSecurityPolicy(this.#site, {
        scripts: [assets.headScript, REDIRECT_SCRIPT, assets.speculationRules],
        styles: [...assets.inlineStyles.map(({ css }) => css), ...Object.values(assets.inlineExtraStyles)],
      });
      const setup: RenderSetup = {
        serverBundle: path.join(bundle.folder, 'server.mjs'),
        assets,
        policy,
        siteData: prepared.siteData.map(({ url, data }) => ({ url, data })),
        outDir: this.output.staging,
      };
      const inPages = new Set(bundle.files.stylesheets.map((name) => path.join(bundle.folder, name)));
      cpSync(path.join(bundle.folder, ASSETS_FOLDER), path.join(this.output.staging, ASSETS_FOLDER), {
        recursive: true,
        filter: (file) => !inPages.has(file),
      });
      const setupFile = path.join(this.output.scratch, 'renderSetup.json');
      mkdirSync(this.output.scratch, { recursive: true });
      atomicWrite(setupFile, JSON.stringify(setup));
      const published = new PublishedFiles(this.#site);
      const version = renderVersion(this.#site, setup);
      const jobs = prepared.pages.flatMap((page) => writeJob(page, compiled, version));
      const changed = jobs.filter(
        ({ page, renderKey }) => !published.reuse(page.pagePath, renderKey, this.output.staging),
      );
      const progress = new Progress('Rendering', changed.length);
      // even if the build has already failed: errors in components only show up here
      const rendered = await this.#pool.render(setupFile, changed, (done) => progress.update(done));
      progress.end();
      problems.push(...rendered.problems);
      if (hasErrors(problems)) throw new ProblemsError(problems);
      await this.#pool.close(); // frees its memory
      emitFiles(this.#site, prepared, policy, this.output.staging);
      const pageData = prepared.pages.map(({ page }) => page);
      writeSearchEngineFiles(this.#site, pageData, this.output.staging);
      this.#pictures.publish(this.output.staging);
      writeHostFiles(prepared.model, policy, this.output.staging);
      writeFileList(this.output.staging);
      const compressed = await compressAssets(this.output.staging, published);
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
    const outcomes = await this.#summarize(version, this.#pool, sources);
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

  /** A summary of each page: from the cache, which needs no thread, or compiled now. */
  async #summarize(
    version: string,
    pool: WorkerPool,
    sources: readonly PageSource[],
  ): Promise<CompileOutcome[]> {
    const cache = new PageCache(this.#site.cacheDir, version);
    const known = new Map<string, CompileOutcome>();
    const keys = sources.map(({ file, displayFile }) => cache.key(displayFile, readFileSync(file)));
    // a thread starts up for the changed pages while this one reads the unchanged ones
    if (!keys.every((key) => cache.has(key))) pool.prepare();
    for (const [index, { file }] of sources.entries()) {
      const key = keys[index] ?? '';
      const entry = cache.summary(key);
      if (entry) known.set(file, { file, key, ...entry });
    }
    const changed = sources.filter(({ file }) => !known.has(file));
    const progress = new Progress('Compiling', changed.length);
    const compiled = await pool.compile(batchesByRoute(changed), (done) => progress.update(done));
    progress.end();
    for (const outcome of compiled) known.set(outcome.file, outcome);
    const outcomes = sources.flatMap(({ file }) => known.get(file) ?? []);
    cache.prune(new Set(outcomes.map(({ key }) => key)), Date.now());
    return outcomes;
  }

  async #drawPictures(prepared: PreparedSite): Promise<void> {
    await this.#pictures.make(prepared, async (jobs) => {
      const progress = new Progress('Drawing pictures of', jobs.length);
      await this.#pool?.draw(jobs, (done) => progress.update(done));
      progress.end();
    });
  }
}

/** Changes whenever anything that all pages are rendered from changes. */
function renderVersion(site: ResolvedSite, { outDir: _staging, ...setup }: RenderSetup): string {
  // the URL contains the content's hash, so it identifies the site data
  const siteData = setup.siteData.map(({ url }) => url);
  return sourceHash(RENDER_SOURCES, { ...setup, siteData, site });
}

/** Everything needed to render and write a page; empty for a page that failed to compile. */
function writeJob(
  { route, ...job }: PreparedPage,
  compiled: Content['compiled'],
  version: string,
): WriteJob[] {
  if (route && hasErrors(route.summary.problems)) return [];
  const { key, hash } = (route && compiled.get(route.source.file)) ?? {};
  const renderKey = sha1(JSON.stringify([version, hash, job]));
  return [{ ...job, renderKey, ...(route && key ? { source: route.source, key } : {}) }];
}

/** Groups pages by route: the languages of a page share code, which a thread then highlights only once. */
function batchesByRoute(sources: readonly PageSource[]): PageSource[][] {
  return inBatches(
    [...sources].sort((a, b) => (a.routePath < b.routePath ? -1 : a.routePath > b.routePath ? 1 : 0)),
  );
}
