import type { Problem } from '../../base/problems.ts';
import { frontmatterLinks, resolveLinks } from '../../site/resolveLinks.ts';
import type { SiteModel } from '../../site/siteModel.ts';
import type { DevEntries, DevEntry } from './devEntries.ts';
import type { DevStructure } from './devStructure.ts';

/** Problems of the site as a whole and of the pages that have been opened or edited. */
export async function devProblems(structure: DevStructure, entries: DevEntries): Promise<Problem[]> {
  const { problems } = await structure.read();
  const opened = entries.all().filter((entry) => entry.opened);
  for (const entry of opened) await entries.compile(entry);
  const ofPages = opened.flatMap(({ summary, failure }) => [
    ...summary.problems,
    ...(failure ? [failure.problem] : []),
  ]);
  // read again: something may have changed while the pages were being compiled
  const { model } = (await structure.read()).prepared;
  for (const entry of opened) await compileTargets(model, entries, entry);
  return [...problems, ...ofPages, ...linkProblems(model, opened)];
}

/** A link's anchor can only be checked once the headings of its target are known. */
async function compileTargets(model: SiteModel, entries: DevEntries, { summary }: DevEntry): Promise<void> {
  for (const { address, hash } of summary.links) {
    const target = address && hash ? model.find(address) : undefined;
    const entry = entries.get(target?.source.file);
    if (entry && entry.summary.ids.length === 0) await entries.compile(entry);
  }
}

/** Dead links and anchors of pages; those of a fallback page are only reported where it is written. */
function linkProblems(model: SiteModel, entries: readonly DevEntry[]): Problem[] {
  const files = new Set(entries.map(({ source }) => source.file));
  const written = model.routes.filter(
    ({ source, lang, version }) =>
      files.has(source.file) && source.lang === lang && source.version === version,
  );
  return written.flatMap((route) => [
    ...resolveLinks(model, route).problems,
    ...frontmatterLinks(model, route).problems,
  ]);
}
