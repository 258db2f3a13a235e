import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  atomicWrite,
  describeViolations,
  type Problem,
  ProblemsError,
  type ResolvedSite,
  readLocale,
  relativePath,
} from 'docs-site-engine/node';
import { z } from 'zod';

const hash = z.string().regex(/^[\da-f]{12}$/, 'must be 12 hexadecimal digits');
const accepted = z.strictObject({ from: hash, to: hash });
const entries = z.record(z.string(), accepted);
const schema = z.record(z.string(), z.strictObject({ keys: entries, pages: entries }));

/** An accepted translation: hashes of the source text and of its translation at that moment. */
export type Accepted = z.infer<typeof accepted>;

/** By language: accepted strings by key, and accepted pages by path. */
export type TranslationRecord = z.infer<typeof schema>;

/** Returns the path of a site's translation record. */
export function recordFile(site: ResolvedSite): string {
  return path.join(site.localesDir, 'translations.json');
}

/** Reads the record; without one, nothing has been accepted yet. Throws a {@link ProblemsError} if it is invalid. */
export function readRecord(site: ResolvedSite): TranslationRecord {
  const file = recordFile(site);
  if (!existsSync(file)) return {};
  const displayFile = relativePath(site.root, file);
  const { value, problems, findLine } = readLocale(file, displayFile, MAX_RECORD_BYTES);
  if (!value) throw new ProblemsError(problems);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const advice = 'Restore its last valid version, or remove the entry and accept the translation again.';
  throw new ProblemsError(
    describeViolations(parsed.error, schema).map((violation): Problem => {
      const line = findLine(violation.path.map(String));
      return { severity: 'error', file: displayFile, line, message: violation.message, advice };
    }),
  );
}

/** Maximum size of the record, in bytes: enough for about ten thousand pages in several languages. */
const MAX_RECORD_BYTES = 8 * 1024 * 1024;

export function writeRecord(site: ResolvedSite, record: TranslationRecord): void {
  atomicWrite(recordFile(site), recordText(record));
}

/** Returns the record as text: sorted, with one entry per line, to avoid merge conflicts. */
export function recordText(record: TranslationRecord): string {
  const lines = (indent: string, map: Record<string, unknown>, write: (value: never) => string): string => {
    const names = Object.keys(map).sort();
    const rows = names.map((name) => `${indent}  ${JSON.stringify(name)}: ${write(map[name] as never)}`);
    return rows.length === 0 ? '{}' : `{\n${rows.join(',\n')}\n${indent}}`;
  };
  const entry = ({ from, to }: Accepted) => `{ "from": "${from}", "to": "${to}" }`;
  const text = lines('', record, (language: Record<string, Record<string, Accepted>>) =>
    lines('  ', language, (map: Record<string, Accepted>) => lines('    ', map, entry)),
  );
  return `${text}\n`;
}

/** Length of a hash in hexadecimal digits: enough to distinguish versions of a page, and for git to find one. */
const LENGTH = 12;

/**
 * Identifies a text by its content. Equals git's blob hash of a file with this text, so that git can look the text up.
 * Line endings are normalized as in the repository, regardless of the working tree.
 */
export function contentHash(text: string): string {
  const bytes = Buffer.from(text.replaceAll('\r\n', '\n'));
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex').slice(0, LENGTH);
}
