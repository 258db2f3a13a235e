import { atomicWrite } from '../../cache/atomicWrite.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import type { SourceHistory } from '../sourceHistory.ts';
import type { TranslationUnit } from '../status.ts';
import { type ReportInput, reportPage } from './reportPage.ts';

/** Writes the dashboard of a site's translations. */
export async function writeReport(
  site: ResolvedSite,
  file: string,
  { history, ...input }: Omit<ReportInput, 'diffs'> & { history: SourceHistory },
): Promise<void> {
  const diffs = new Map<TranslationUnit, readonly string[]>();
  for (const unit of input.units) {
    const diff = await history.diff(unit);
    if (diff) diffs.set(unit, diff);
  }
  atomicWrite(file, reportPage(site.config, { ...input, diffs }));
}
