import path from 'node:path';
import { atomicWrite, copyFolder, writeOutput } from '../../base/files.ts';
import { ASSETS_FOLDER } from '../../base/paths.ts';
import {
  applySeverities,
  collapseWarnings,
  formatProblems,
  hasErrors,
  type Problem,
  ProblemsError,
} from '../../base/problems.ts';
import { countPages, Progress } from '../../base/progress.ts';
import type { Bundle } from '../../bundler/bundleFiles.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { loadSiteFiles, type SiteFile } from '../../content/extensions/endpoints.ts';
import { writeAssetManifest } from '../../output/checkOutputs.ts';
import { contentSecurityPolicy } from '../../output/hosting/contentSecurityPolicy.ts';
import { writeHostFiles } from '../../output/hosting/writeHostFiles.ts';
import { type Integration, loadIntegrations, runHook } from '../../output/integrations.ts';
import { OutputFolder } from '../../output/outputFolder.ts';
import { writeSitemapAndRobots } from '../../output/sitemapAndRobots.ts';
import { emitFiles } from '../../output/writeSiteFiles.ts';
import { compileSite, type SiteContent } from '../../pipeline/compileSite.ts';
import type { CompileOptions } from '../../pipeline/pageCache.ts';
import { WorkerPool } from '../../pipeline/pool.ts';
import type { RenderSetup, RouteJob } from '../../pipeline/worker.ts';
import { inlineTexts, publishedAssets } from '../../render/shellAssets.ts';
import { readGitDates } from '../../site/gitDates.ts';
import type { PreparedSite } from '../../site/prepareSite.ts';

/** One production build: content and bundles are processed in parallel, then combined. */
export class SiteBuild {
  readonly output: OutputFolder;
  readonly #site: ResolvedSite;
  readonly #pool: WorkerPool;
  #content: Promise<SiteContent> | undefined;
  #integrations: readonly Integration[] = [];
  #files: Promise<GeneratedFile[]> | undefined;

  constructor(site: ResolvedSite) {
    this.#site = site;
    this.#pool = new WorkerPool(site);
    this.output = new OutputFolder(site.outDir, site.cacheDir);
  }

  /** Starts compiling the pages; {@link finish} waits for it and reports failures. */
  start(): void {
    this.#content = this.#compile();
    this.#content.catch(() => undefined);
    this.#files = generateFiles(this.#site);
    this.#files.catch(() => undefined);
  }

  /** Renders and writes all pages, replaces the previous site, and reports the result. */
  async finish(bundle: Bundle): Promise<Problem[]> {
    try {
      const content = await this.#content;
      if (!content) throw new Error('The build has not been started.');
      const { prepared, compiled, options } = content;
      const { staging } = this.output;
      copyAssets(bundle, staging);
      const setup = this.#renderSetup(bundle, prepared);
      // pages with errors aren't rendered
      const jobs = prepared.pages.flatMap(({ route, ...job }): RouteJob[] => {
        if (route && hasErrors(route.summary.problems)) return [];
        return [{ ...job, key: job.source && compiled.get(job.source.file)?.key }];
      });
      // renders even if the build has already failed, because errors in components only show up here
      const problems = [...content.problems, ...(await this.#render(setup, options, jobs))];
      if (hasErrors(problems)) throw new ProblemsError(problems, 'Build failed');
      await this.#pool.close(); // frees its memory
      problems.push(...this.#emitFiles(prepared, setup.policy, (await this.#files) ?? []));
      await this.#runHook('siteRendered', prepared);
      writeAssetManifest(staging); // runs last, because it lists all other files
      this.output.publish();
      if (problems.length > 0) console.warn(`${formatProblems(collapseWarnings(problems))}\n`);
      console.log(`${countPages(jobs.length)} written to ${path.relative(process.cwd(), this.#site.outDir)}`);
      return problems;
    } finally {
      await this.close();
    }
  }

  async close(): Promise<void> {
    await this.#pool.close();
    this.output.discard();
  }

  async #compile(): Promise<SiteContent> {
    this.#integrations = await loadIntegrations(this.#site);
    const content = await compileSite(this.#site, this.#pool, readGitDates(this.#site.docsDir));
    if (hasErrors(content.problems)) return content;
    await this.#runHook('pagesPrepared', content.prepared);
    return content;
  }

  async #runHook(hook: 'pagesPrepared' | 'siteRendered', prepared: PreparedSite): Promise<void> {
    await runHook(this.#integrations, hook, this.#site, prepared, this.output.staging);
  }

  #renderSetup(bundle: Bundle, prepared: PreparedSite): RenderSetup {
    const assets = publishedAssets(bundle.folder, bundle.files, this.#site.space.base);
    return {
      serverBundle: path.join(bundle.folder, 'server.mjs'),
      assets,
      policy: contentSecurityPolicy(this.#site, inlineTexts(assets)),
      siteData: prepared.siteData.map(({ url, data }) => ({ url, data })),
      outDir: this.output.staging,
    };
  }

  async #render(
    setup: RenderSetup,
    options: CompileOptions,
    jobs: RouteJob[],
  ): ReturnType<WorkerPool['render']> {
    // passed as a file, because it is too large to send with every batch
    const setupFile = path.join(this.output.scratch, 'renderSetup.json');
    atomicWrite(setupFile, JSON.stringify(setup));
    const progress = new Progress('Rendering', jobs.length, 'Rendered');
    const outcome = await this.#pool.render({ setupFile, options }, jobs, (done) => progress.update(done));
    progress.end();
    return outcome;
  }

  /** Writes the files that belong to the site as a whole. */
  #emitFiles(prepared: PreparedSite, policy: string, generated: readonly GeneratedFile[]): Problem[] {
    const { staging } = this.output;
    for (const { path: name, bytes } of generated) writeOutput(path.join(staging, name), bytes);
    emitFiles(this.#site, prepared, policy, staging);
    const pageData = prepared.pages.map(({ page }) => page);
    writeSitemapAndRobots(this.#site, pageData, staging);
    const problems = writeHostFiles(prepared.model, policy, staging, generated);
    return applySeverities(problems, this.#site.config.checks);
  }
}

/** A file generated by the site, with its content. */
type GeneratedFile = SiteFile & { bytes: string | Uint8Array };

async function generateFiles(site: ResolvedSite): Promise<GeneratedFile[]> {
  const files = await loadSiteFiles(site);
  return Promise.all(files.map(async (file) => ({ ...file, bytes: await file.content() })));
}

/** Copies the bundle's files for browsers, except the stylesheets that are inlined in every page. */
function copyAssets({ folder, files }: Bundle, staging: string): void {
  const inlined = new Set(files.stylesheets.map((name) => path.join(folder, name)));
  const to = path.join(staging, ASSETS_FOLDER);
  copyFolder(path.join(folder, ASSETS_FOLDER), to, (file) => !inlined.has(file));
}
