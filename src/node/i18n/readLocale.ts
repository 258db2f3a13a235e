import { readFileSync } from 'node:fs';
import { parseYaml } from '../base/parseYaml.ts';
import type { Problem } from '../base/problems.ts';
import { firstInvalidLine } from '../content/read/readPage.ts';
import { isGroup } from './stringTree.ts';

/** Maximum size of a locale file, in bytes. The English one has a few thousand; a larger file is a mistake. */
const MAX_LOCALE_BYTES = 512 * 1024;

/** A parsed locale file, or the problems with it. */
export interface LocaleFile {
  /** Absent if the file cannot be used at all. */
  value?: Record<string, unknown>;
  problems: Problem[];
  /** Line of a key, or of its nearest existing ancestor. */
  findLine: (keyPath: readonly string[]) => number;
}

/**
 * Reads a hand-written JSON file with an object in it. Mistakes are returned as problems with line and advice. Throws
 * only if the file can't be opened.
 *
 * @param displayFile name of the file in messages
 * @param maxBytes maximum size of the file. Default: 512 KB
 */
export function readLocale(file: string, displayFile: string, maxBytes = MAX_LOCALE_BYTES): LocaleFile {
  return parseLocale(readFileSync(file), displayFile, maxBytes);
}

/** Parses the content of a locale file like {@link readLocale}. Never throws. */
export function parseLocale(bytes: Uint8Array, displayFile: string, maxBytes = MAX_LOCALE_BYTES): LocaleFile {
  const fail = (message: string, advice: string, line?: number): LocaleFile => ({
    problems: [{ severity: 'error', file: displayFile, ...(line ? { line } : {}), message, advice }],
    findLine: () => 1,
  });
  if (bytes.length > maxBytes) {
    const megabytes = (count: number) => `${(count / 1024 / 1024).toFixed(1)} MB`;
    const message = `The file is too large: ${megabytes(bytes.length)}; the limit is ${megabytes(maxBytes)}.`;
    return fail(message, 'Restore its last valid version.', 1);
  }
  let decoded: string;
  try {
    decoded = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return fail('The file is not valid UTF-8.', 'Save it as UTF-8.', firstInvalidLine(bytes));
  }
  const text = decoded.replace(/^\uFEFF/, '');
  if (text.trim() === '') return fail('The file is empty.', 'Write at least {}.', 1);
  // JSON is YAML, and the YAML parser reports lines and duplicate keys; `JSON.parse` decides whether the file is valid
  const { errors, findLine } = parseYaml(text, 'json');
  const [error] = errors;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    const { message } = cause as Error;
    const nodeLine = /\(line (\d+) column \d+\)/.exec(message)?.[1]; // prefers Node's position, which isn't always available
    const line = nodeLine ? Number(nodeLine) : error?.line;
    const code = text.split('\n')[(line ?? 1) - 1]?.replace(/"(?:[^"\\]|\\.)*("|$)/g, '') ?? '';
    const advice = /^\s*[“”「：]|[：，]\s*$|:\s*[“「]/.test(code)
      ? 'Full-width punctuation and curly quotes are only allowed inside strings. Use " : , instead.'
      : 'Check for a missing or extra comma or quote, here or in the line before.';
    return fail(`This is not valid JSON: ${message}`, advice, line);
  }
  if (error) {
    const name = /^"((?:[^"\\]|\\.)*)"/.exec(text.slice(error.offset))?.[1];
    if (error.isTwice && name !== undefined)
      return fail(`Duplicate key "${name}".`, 'Remove one of them.', error.line);
    return fail('The strings are nested too deeply.', 'Compare with en.json.', error.line);
  }
  if (!isGroup(value)) return fail('The file must contain a JSON object.', 'Compare with en.json.', 1);
  if (text === decoded) return { value, findLine, problems: [] };
  const message = 'The file starts with a byte order mark.';
  const advice = 'Save it as UTF-8 without a byte order mark.';
  const problem = { severity: 'warning', code: 'byte-order-mark', file: displayFile, line: 1 } as const;
  return { value, findLine, problems: [{ ...problem, message, advice }] };
}
