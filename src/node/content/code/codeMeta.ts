/**
 * Matches a supported mark, such as `[!code ++]`, `[!code highlight:3]` or `[!code word:name]`, without its brackets.
 */
export const KNOWN_MARK = /^(?:(?:\+\+|--|hl|highlight|focus|error|warning|info)(?::\d+)?|word:.+)$/;

/** Options after the language of a code fence. */
export interface CodeMeta {
  title?: string;
  /** Embedded file, with an optional `#region`. */
  file?: string;
  /** Highlighted lines, counted from 1. */
  highlight: number[];
  lineNumbers?: boolean;
  wrapCode?: boolean;
  /** Collapse the block if it is long. */
  fold?: boolean;
  /** Show the types of identifiers. */
  twoslash?: boolean;
  /** How tools of the site verify the sample; ignored by the engine. */
  verify?: string;
  /** The command whose output the block shows. Such blocks look like a terminal. */
  output?: string;
  /** Unknown or repeated words. */
  unknown: string[];
}

const FLAGS = ['lineNumbers', 'wrapCode', 'fold', 'twoslash'] as const;
const TEXT_KEYS = ['title', 'file', 'verify', 'output'] as const;

function isOneOf<Name extends string>(names: readonly Name[], word: string | undefined): word is Name {
  return names.some((name) => name === word);
}

const PART = /(\w+)=(?:"([^"]*)"|'([^']*)'|(\S+))|\{([\d,\s-]*)\}|\[((?:[^[\]]|\[+[^[\]]*\]+)+)\]|(\S+)/g;

/** Parses ` ```ts title="a.ts" {1,3-5} lineNumbers wrapCode=false file="./a.ts#region" `; `[a.ts]` also sets the title. */
export function parseCodeMeta(meta: string): CodeMeta {
  const result: CodeMeta = { highlight: [], unknown: [] };
  for (const [part, key, double, single, bare, lines, label, word] of meta.matchAll(PART)) {
    const value = double ?? single ?? bare;
    const name = key ?? word ?? '';
    if (bare?.startsWith('"') || bare?.startsWith("'")) result.unknown.push(part);
    else if (label !== undefined && result.title === undefined) result.title = label;
    else if (lines !== undefined) {
      const numbers = parseLines(lines);
      if (numbers) result.highlight.push(...numbers);
      else result.unknown.push(part);
    } else if (name !== 'highlight' && Object.hasOwn(result, name)) result.unknown.push(part);
    else if (isOneOf(TEXT_KEYS, key)) result[key] = value ?? '';
    else if (isOneOf(FLAGS, key) && (value === 'true' || value === 'false')) result[key] = value === 'true';
    else if (isOneOf(FLAGS, word)) result[word] = true;
    else result.unknown.push(part);
  }
  return result;
}

/** Removes the title from an info string, for places that show it elsewhere. */
export function withoutTitle(meta: string): string {
  return meta
    .replace(PART, (part, key?: string) => (key === 'title' || part.startsWith('[') ? '' : part))
    .trim();
}

/** Maximum line number. It exceeds any sample, but keeps a typo such as `{1-1000000000}` from exhausting memory. */
const MAX_LINES = 10_000;

/** Returns the lines of `1,3-5`, or `undefined` for invalid ranges such as `0`, `3-1` and `1-`. */
function parseLines(text: string): number[] | undefined {
  const lines: number[] = [];
  for (const range of text.split(',')) {
    const [from = 0, to = from, ...others] = range.split('-').map(Number);
    if (others.length > 0 || !(from >= 1) || !(to >= from)) return undefined;
    const last = Math.min(to, MAX_LINES);
    for (let line = from; line <= last; line++) lines.push(line);
  }
  return lines;
}
