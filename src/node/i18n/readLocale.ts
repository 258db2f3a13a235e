import { readFileSync } from 'node:fs';
import { parseYaml } from '../base/parseYaml.ts';
import type { Problem } from '../base/problems.ts';
import { firstInvalidLine } from '../content/read/readPage.ts';
import { isGroup } from './textTree.ts';

/** A larger locale file is a mistake, in bytes; the English one has some thousand. */
const MAX_LOCALE_BYTES = 512 * 1024;

/** A parsed locale file, or the problems with it. */
export interface LocaleFile {
  /** Absent if the file cannot be used at all. */
  value?: Record<string, unknown>;
  problems: Problem[];
  /** Line of a key, or of its nearest existing ancestor. */
  lineOf: (keyPath: readonly string[]) => number;
}

/** Reads a hand-written JSON file: mistakes are reported with line and advice, nothing is thrown. */
export function readLocale(file: string, displayFile: string, maxBytes = MAX_LOCALE_BYTES): LocaleFile {
  return parseLocale(readFileSync(file), displayFile, maxBytes);
}

export function parseLocale(bytes: Uint8Array, displayFile: string, maxBytes = MAX_LOCALE_BYTES): LocaleFile {
  const problem = (message: string, advice: string, line?: number): Problem => ({
    severity: 'error',
    file: displayFile,
    ...(line ? { line } : {}),
    message,
    advice,
  });
  const failed = (...entry: Parameters<typeof problem>): LocaleFile => ({
    problems: [problem(...entry)],
    lineOf: () => 1,
  });
  if (bytes.length > maxBytes) {
    const megabytes = (count: number) => `${(count / 1024 / 1024).toFixed(1)} MB`;
    const message = `The file is too large for texts: ${megabytes(bytes.length)}, at most ${megabytes(maxBytes)} is allowed.`;
    return failed(message, 'Is it the right file? Put back the last good version.', 1);
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return failed('The file is not valid UTF-8.', 'Save it as UTF-8.', firstInvalidLine(bytes));
  }
  const parsed = parseJson(text.replace(/^\uFEFF/, ''));
  if ('message' in parsed) return failed(parsed.message, parsed.advice, parsed.line);
  const mark = problem(
    'The file begins with an invisible byte order mark.',
    'Save it as UTF-8 without one.',
    1,
  );
  return {
    ...parsed,
    problems: text.startsWith('\uFEFF') ? [{ ...mark, severity: 'warning', code: 'byte-order-mark' }] : [],
  };
}

type Parsed = Required<Pick<LocaleFile, 'value' | 'lineOf'>>;
type Failure = { message: string; advice: string; line?: number };

/** JSON is YAML, and the YAML parser reports lines and duplicate keys; `JSON.parse` decides what is valid. */
function parseJson(text: string): Parsed | Failure {
  if (text.trim() === '') return { message: 'The file is empty.', advice: 'Write at least {}.', line: 1 };
  const { errors, lineOf } = parseYaml(text, 'json');
  const [error] = errors;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    const { message } = cause as Error;
    const place = /\(line (\d+) column \d+\)/.exec(message)?.[1]; // Node's position is best, but not always given
    const line = place ? Number(place) : error?.line;
    const advice = 'Is a comma or a quote missing, or one too many, here or in the line before?';
    return { message: `This is not valid JSON: ${message}`, advice, ...(line ? { line } : {}) };
  }
  if (error) {
    const { line, offset, isTwice } = error;
    const name = /^"((?:[^"\\]|\\.)*)"/.exec(text.slice(offset))?.[1];
    if (!isTwice || name === undefined)
      return { message: 'The texts are nested too deeply.', advice: 'Compare with en.json.', line };
    return {
      message: `Duplicate key “${name}”.`,
      advice: 'Remove one of the two.',
      line,
    };
  }
  if (!isGroup(value)) {
    return {
      message: 'The file must contain a JSON object.',
      advice: 'Compare with en.json.',
      line: 1,
    };
  }
  return { value, lineOf };
}
