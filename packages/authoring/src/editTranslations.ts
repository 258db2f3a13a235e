import path from 'node:path';
import { type ResolvedSite, relativePath } from 'docs-site-engine/node';
import {
  contentHash,
  readRecord,
  recordFile,
  recordText,
  type TranslationRecord,
  translationStatus,
} from 'docs-site-translations';
import type { Changes } from './changes.ts';

/** Accepts the translation of a new page. */
export function acceptNewPage(
  site: ResolvedSite,
  changes: Changes,
  { lang, source, translation }: { lang: string; source: string; translation: string },
): void {
  editRecord(site, changes, (record) => {
    record[lang] ??= { keys: {}, pages: {} };
    record[lang].pages[recordName(site, source)] = {
      from: contentHash(changes.text(source)),
      to: contentHash(changes.text(translation)),
    };
  });
}

/**
 * Updates the record of accepted translations after an edit that only changes paths: current translations stay
 * current and stale ones stay stale, under the new page names.
 *
 * @param moves new paths of moved files by their old paths
 */
export async function editTranslations(
  site: ResolvedSite,
  changes: Changes,
  moves: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  const units = await translationStatus(site, readRecord(site));
  const fileNow = (displayFile: string) => {
    const file = path.join(site.root, displayFile);
    return moves.get(file) ?? file;
  };
  editRecord(site, changes, (record) => {
    for (const unit of units) {
      const pages = record[unit.lang]?.pages;
      if (unit.kind !== 'pages' || !unit.accepted || !pages) continue;
      const [source, translation] = [fileNow(unit.source.file), fileNow(unit.translation.file)];
      delete pages[unit.name];
      const isGone = unit.state !== 'missing' && !changes.has(translation);
      if (isGone || !changes.has(source)) continue;
      // a translation that was stale before the edit stays stale
      const renewed = (accepted: string, before: string | undefined, file: string) =>
        before !== undefined && contentHash(before) === accepted ? contentHash(changes.text(file)) : accepted;
      pages[recordName(site, source)] = {
        from: renewed(unit.accepted.from, unit.source.text, source),
        to: renewed(unit.accepted.to, unit.translation.text, translation),
      };
    }
  });
}

/** Edits the record of accepted translations. Does nothing for a site without one. */
function editRecord(site: ResolvedSite, changes: Changes, edit: (record: TranslationRecord) => void): void {
  const file = recordFile(site);
  if (!changes.has(file)) return;
  readRecord(site); // throws if it is not valid
  const record = JSON.parse(changes.text(file)) as TranslationRecord;
  edit(record);
  changes.write(file, recordText(record));
}

/** Returns the name of a page in the record: its path below the folder of the language. */
function recordName({ docsDir, space }: ResolvedSite, source: string): string {
  const segments = relativePath(docsDir, source).split('/');
  return segments.toSpliced(space.versions.length > 0 ? 1 : 0, 1).join('/');
}
