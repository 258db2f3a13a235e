import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { displayPath } from '../base/paths.ts';
import { didYouMean, type Problem } from '../base/problems.ts';
import { describeViolations } from '../base/zodProblems.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import { ENGINE_LOCALES } from './loadStrings.ts';
import { readLocale } from './readLocale.ts';

const text = z.string().min(1);

/** Information for translators about a string: where it appears, who reads it, how long it may be. */
const note = z.union([
  text.transform((own) => ({ note: own, sameAsEnglish: false })),
  // it may be the same in every language
  z.strictObject({ note: text, sameAsEnglish: z.literal(true) }),
]);
const schema = z.record(z.string(), note);

/** Information for translators about a string. */
export type Note = z.infer<typeof note>;

interface Notes {
  notes: Map<string, Note>;
  problems: Problem[];
}

/** Reads `notes.json` of the engine and of the site, by full key; every note must belong to a string. */
export function readNotes(site: ResolvedSite, keys: Iterable<string>): Notes {
  const known = new Set(keys);
  const all = [...new Set([ENGINE_LOCALES, site.localesDir])].map((folder) =>
    readFile(site, path.join(folder, 'notes.json'), known),
  );
  return {
    notes: new Map(all.flatMap(({ notes }) => [...notes])),
    problems: all.flatMap(({ problems }) => problems),
  };
}

function readFile(site: ResolvedSite, file: string, known: ReadonlySet<string>): Notes {
  if (!existsSync(file)) return { notes: new Map(), problems: [] };
  const displayFile = displayPath(site, file);
  const { value, problems, lineOf } = readLocale(file, displayFile);
  const report = (keyPath: readonly PropertyKey[], message: string, advice: string) => {
    problems.push({
      severity: 'error',
      file: displayFile,
      line: lineOf(keyPath.map(String)),
      message,
      advice,
    });
  };
  const parsed = schema.safeParse(value ?? {});
  if (!parsed.success) {
    for (const violation of describeViolations(parsed.error, schema))
      report(violation.path, violation.message, violation.advice ?? 'Write: "footer.next": "What it is."');
    return { notes: new Map(), problems };
  }
  for (const key of Object.keys(parsed.data))
    if (!known.has(key))
      report([key], `There is no text “${key}”.`, didYouMean(key, known, 'Remove the note.'));
  return { notes: new Map(Object.entries(parsed.data)), problems };
}
