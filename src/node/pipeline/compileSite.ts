import { applySeverities, type Problem } from '../base/problems.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import { discoverPages, unusedParts } from '../content/read/discover.ts';
import { allArticleStrings, loadStrings } from '../i18n/loadStrings.ts';
import { checkParity } from '../lint/parity.ts';
import { checkOutputFolder, checkOutputs } from '../output/checkOutputs.ts';
import { type PreparedSite, prepareSite } from '../site/prepareSite.ts';
import type { CachedPage, CompileOptions } from './pageCache.ts';
import { PagePipeline, type PageThreads } from './pagePipeline.ts';

/** A site before its pages are rendered. */
export interface SiteContent {
  prepared: PreparedSite;
  /** The compiled pages, by source file. */
  compiled: Map<string, CachedPage>;
  options: CompileOptions;
  /** Everything that is wrong with pages, links, navigation and strings. */
  problems: Problem[];
}

/**
 * Compiles all pages and assembles the site from them.
 *
 * @param dates when each source file was last changed
 * @param lint whether the lint rules run. Default: no
 */
export async function compileSite(
  site: ResolvedSite,
  threads: PageThreads,
  dates: Promise<ReadonlyMap<string, number>> | ReadonlyMap<string, number>,
  { lint = false } = {},
): Promise<SiteContent> {
  const { sources, parts, problems } = discoverPages(site);
  const { strings, problems: stringProblems } = await loadStrings(site);
  const pipeline = new PagePipeline(site, allArticleStrings(strings), threads, lint);
  const outcomes = await pipeline.compileAll(sources);
  pipeline.prune();
  const summaries = new Map(outcomes.map(({ file, summary }) => [file, summary]));
  const prepared = await prepareSite({ site, sources, summaries, strings, dates: await dates });
  return {
    prepared,
    compiled: new Map(outcomes.map((outcome) => [outcome.file, outcome])),
    options: pipeline.options,
    problems: applySeverities(
      [
        ...prepared.problems,
        ...prepared.linkProblems,
        ...(lint ? checkParity(prepared.model) : []),
        ...outcomes.flatMap(({ summary }) => (lint && summary.lint) || []),
        ...problems,
        ...unusedParts(parts, new Set(outcomes.flatMap(({ summary }) => summary.dependencies))),
        ...checkOutputs(site, prepared),
        ...checkOutputFolder(site),
        ...stringProblems,
        ...outcomes.flatMap(({ summary }) => summary.problems),
      ],
      site.config.checks,
    ),
  };
}
