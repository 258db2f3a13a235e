/** What tools need of a site's translations: their state, the record of accepted ones, and the report. */

export { contentHash, readRecord, recordFile, recordText, type TranslationRecord } from './record.ts';
export { renderReport } from './reportPage.ts';
export { readTranslations, SOURCE_LANGUAGE, textKeys, translationStatus } from './translationStatus.ts';
