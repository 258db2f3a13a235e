import type { Problem } from '../../base/problems.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { loadStrings } from '../loadStrings.ts';
import { type Note, readNotes } from '../notes.ts';
import { readRecord } from './record.ts';
import { type TranslationUnit, textKeys, translationStatus } from './translationStatus.ts';

/** Everything known about a site's translations. */
export interface Translations {
  units: readonly TranslationUnit[];
  /** Notes for translators, by key. */
  notes: ReadonlyMap<string, Note>;
  /** Problems with the shell's strings. */
  problems: readonly Problem[];
}

export async function readTranslations(site: ResolvedSite): Promise<Translations> {
  const { notes, problems } = readNotes(site, textKeys(site));
  const units = await translationStatus(site, readRecord(site), notes);
  return { units, notes, problems: [...problems, ...(await loadStrings(site)).problems] };
}
