/** The state of a site's translations, the record of accepted ones, and the report; as an integration, also in builds. */

import type { Integration } from 'docs-site-engine/node';
import { renderReport } from './reportPage.ts';
import { readTranslations } from './translationStatus.ts';

export { contentHash, readRecord, recordFile, recordText, type TranslationRecord } from './record.ts';
export { renderReport } from './reportPage.ts';
export { readTranslations, SOURCE_LANGUAGE, stringKeys, translationStatus } from './translationStatus.ts';

/**
 * Writes the report about the translations into the built site.
 *
 * @param options `report` is the name of the file in the site. Default: `i18n-report.html`.
 */
export default function translations({ report = 'i18n-report.html' } = {}): Integration {
  return {
    name: 'translations',
    siteRendered: async ({ site, writeFile }) =>
      writeFile(report, await renderReport(site, await readTranslations(site))),
  };
}
