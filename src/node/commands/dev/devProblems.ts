import { hasErrors, type Problem } from '../../base/problems.ts';
import { checkParity } from '../../site/checks/checkParity.ts';
import { pageLinks } from '../../site/resolveLinks.ts';
import type { SiteModel, SiteRoute } from '../../site/siteModel.ts';
import type { DevEntries, DevEntry } from './devEntries.ts';
import type { DevStructure } from './devStructure.ts';

export interface DevProblems {
  /** Those of the site as a whole: navigation, texts, files in the wrong place. */
  site: Problem[];
  /** Those of the pages that have been opened or edited, by page path. */
  pages: Map<string, Problem[]>;
}

/** Finds what a build would, as far as it concerns the site as a whole and the pages that have been opened or edited. */
export async function devProblems(structure: DevStructure, entries: DevEntries): Promise<DevProblems> {
  await structure.read();
  const opened = entries.all().filter((entry) => entry.opened);
  for (const entry of opened) await entries.compile(entry);
  // read again: something may have changed while the pages were being compiled
  const { prepared, problems } = await structure.read();
  const { model } = prepared;
  // a page with errors may say in its unreadable part that it belongs into no sidebar
  const broken = new Set(opened.filter(isBroken).map(({ source }) => source.displayFile));
  const site = problems.filter(({ file }) => !broken.has(file));
  const pages = new Map<string, Problem[]>();
  const files = new Map(opened.map((entry) => [entry.source.file, entry]));
  for (const route of model.routes) {
    const entry = files.get(route.source.file);
    if (!entry) continue;
    const versions = languageVersions(model, route);
    for (const { source } of [...versions, ...anchorTargets(model, entry)]) {
      const other = entries.get(source.file);
      if (other?.scanned) await entries.compile(other);
    }
    const { summary, failure } = entry;
    pages.set(route.pagePath, [
      ...summary.problems,
      ...(failure ? [failure.problem] : []),
      ...linkProblems(model, route),
      ...checkParity(model, versions),
    ]);
  }
  return { site, pages };
}

function isBroken({ summary }: DevEntry): boolean {
  return hasErrors(summary.problems);
}

/** The page in every language that it is written in. */
function languageVersions(model: SiteModel, { version, routePath }: SiteRoute): SiteRoute[] {
  const found = model.site.space.languages.map((lang) => model.find({ version, lang, path: routePath }));
  return found.filter((route) => route !== undefined);
}

/** The pages that a page links to by anchors, which can only be checked once their headings are known. */
function anchorTargets(model: SiteModel, { summary }: DevEntry): SiteRoute[] {
  const found = summary.links.map(({ address, hash }) => (address && hash ? model.find(address) : undefined));
  return found.filter((route) => route !== undefined);
}

/** Dead links and anchors; those of a fallback page are only reported where it is written. */
function linkProblems(model: SiteModel, route: SiteRoute): Problem[] {
  if (route.source.lang !== route.lang || route.source.version !== route.version) return [];
  return pageLinks(model, route).problems;
}
