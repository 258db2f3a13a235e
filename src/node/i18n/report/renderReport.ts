import type { ResolvedSite } from '../../config/resolveSite.ts';
import type { Translations } from '../status/readTranslations.ts';
import { SourceHistory } from '../status/sourceHistory.ts';
import type { TranslationUnit } from '../status/translationStatus.ts';
import { reportPage } from './reportPage.ts';

/** Renders the translation dashboard of a site as a web page. */
export async function renderReport(site: ResolvedSite, translations: Translations): Promise<string> {
  const history = new SourceHistory(site.root);
  const diffs = new Map<TranslationUnit, readonly string[]>();
  for (const unit of translations.units) {
    const diff = await history.diff(unit);
    if (diff) diffs.set(unit, diff);
  }
  return reportPage(site.config, { ...translations, diffs });
}
