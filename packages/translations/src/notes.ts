import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  describeViolations,
  didYouMean,
  ENGINE_LOCALES_FOLDER,
  type Problem,
  type ResolvedSite,
  readLocale,
  relativePath,
} from 'docs-site-engine/node';
import { z } from 'zod';

const text = z.string().min(1);

/** Information for translators about a string: where it appears, who reads it, how long it may be. */
const note = z.union([
  text.transform((note) => ({ note, sameAsEnglish: false })),
  // the string can be the same in all languages
  z.strictObject({ note: text, sameAsEnglish: z.literal(true) }),
]);
const schema = z.record(z.string(), note);

/** Information for translators about a string. */
export type Note = z.infer<typeof note>;

/**
 * Reads `notes.json` of the engine and of the site, if they exist, and returns their notes and problems.
 *
 * @param keys full keys of all strings; notes for other keys are problems
 */
export function readNotes(
  site: ResolvedSite,
  keys: Iterable<string>,
): { notes: Map<string, Note>; problems: Problem[] } {
  const known = new Set(keys);
  const notes = new Map<string, Note>();
  const problems: Problem[] = [];
  for (const folder of new Set([ENGINE_LOCALES_FOLDER, site.localesDir])) {
    const file = path.join(folder, 'notes.json');
    if (!existsSync(file)) continue;
    const location = { severity: 'error', file: relativePath(site.root, file) } as const;
    const { value = {}, problems: parseProblems, findLine } = readLocale(file, location.file);
    const report = (keyPath: readonly PropertyKey[], message: string, advice: string) =>
      problems.push({ ...location, line: findLine(keyPath.map(String)), message, advice });
    problems.push(...parseProblems);
    const { data = {}, error } = schema.safeParse(value);
    for (const { path: at, message, advice } of error ? describeViolations(error, schema) : [])
      report(at, message, advice ?? 'Write: "footer.next": "What it is."');
    const isEngine = folder !== site.localesDir;
    for (const [key, note] of Object.entries(data)) {
      if (isEngine && key.startsWith('site.')) continue; // site strings of this repository
      notes.set(key, note);
      if (!known.has(key)) report([key], `Unknown key "${key}".`, didYouMean(key, known, 'Remove the note.'));
    }
  }
  return { notes, problems };
}
