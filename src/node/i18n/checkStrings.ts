import type { Problem } from '../base/problems.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import { loadStrings } from './loadStrings.ts';
import { type Note, readNotes } from './notes.ts';
import type { TranslationUnit } from './status/translationStatus.ts';
import { unusedKeys } from './unusedKeys.ts';

/** All findings about the shell's strings: build errors, and warnings to review. */
export async function checkStrings(
  site: ResolvedSite,
  units: readonly TranslationUnit[],
): Promise<{ notes: Map<string, Note>; problems: Problem[] }> {
  const { problems } = await loadStrings(site);
  const texts = units.filter(({ kind }) => kind === 'keys');
  const keys = new Map(texts.map(({ name, source }) => [name, source]));
  const { notes, problems: ofNotes } = readNotes(site, [...keys.keys()]);
  const unused = (await unusedKeys([...keys.keys()])).map((name): Problem => {
    const { file = '', line } = keys.get(name) ?? {};
    const advice = 'Remove it from all languages.';
    return {
      severity: 'warning',
      file,
      ...(line ? { line } : {}),
      message: `No code uses the text “${name}”.`,
      advice,
    };
  });
  const untranslated = texts.filter((unit) => looksUntranslated(unit, notes.get(unit.name)));
  const same = untranslated.map(({ name, translation: { file, line } }): Problem => {
    const message = `The text “${name}” is the same as in English.`;
    const advice = 'Translate it, or say “"sameAsEnglish": true” in its note in notes.json.';
    return { severity: 'warning', file, ...(line ? { line } : {}), message, advice };
  });
  return { notes, problems: [...problems, ...ofNotes, ...unused, ...same] };
}

function looksUntranslated({ source, translation }: TranslationUnit, note: Note | undefined): boolean {
  const hasWords = /\p{L}{2}/u.test(source.text.replace(/\{\{.*?\}\}/g, ''));
  return hasWords && !note?.sameAsEnglish && translation.text === source.text;
}
