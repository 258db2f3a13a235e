import { CONTAINER, codeLines } from '../read/codeLines.ts';
import { ATTRIBUTE } from './remarkHtml.ts';

/** Marks a heading's custom id where MDX would see an expression: `## Title {#id}`. */
const ID_MARK = '\uE001';
const HEADING_ID = new RegExp(String.raw`(${CONTAINER}#{1,6}[ \t].*)(?<!\\)\{#([^\s{}]+)\}[ \t]*$`);
const MARKED_ID = new RegExp(`${ID_MARK}([^${ID_MARK}]+)${ID_MARK}\\s*$`);
const DIRECTIVE = new RegExp(String.raw`(${CONTAINER}:{3,}[a-z][\w-]*)[ \t]([ \t]*)(?![[{])(\S.*)$`, 'i');
/** VitePress writes a space before the name. */
const SPACED_DIRECTIVE = new RegExp(String.raw`(${CONTAINER}:{3,})[ \t]+(?=[a-z][\w-]*(?:[ \t\[{]|$))`, 'i');
/** `<<< @/a.ts#region{2 ts:line-numbers} [title]`: a file as code, as VitePress writes it. */
const SNIPPET = new RegExp(String.raw`(${CONTAINER})<<<(?!<)[ \t]*(\S.*)$`);
const MARKED_SNIPPET = new RegExp(`${ID_MARK}@([^${ID_MARK}]+)${ID_MARK}`, 'g');

/** The tag of a component, or of a custom element, that begins a line. */
const TAG_START = /^[ \t]*<(?:[A-Z][\w.]*|[a-z]\w*-[\w-]*)(?:\s|$)/m;
const WHOLE_TAG = new RegExp(String.raw`^\s*<[\w.-]+(?:${ATTRIBUTE.source})*\s*/?>`);

/**
 * Rewrites common documentation idioms into syntax that the Markdown parser understands, line by line and outside code:
 * `:::tip A title`, `## Title {#id}` and `<<< ./a.ts`; in plain Markdown, tags of several lines, too. Everything else
 * keeps its line and column.
 */
export function prepareSource(text: string, format: 'md' | 'mdx' = 'mdx'): string {
  const hasTags = format === 'md' && TAG_START.test(text);
  if (!hasTags && !text.includes(':::') && !text.includes('{#') && !text.includes('<<<')) return text;
  const written = text.split('\n');
  const code = codeLines(written);
  const lines = hasTags ? joinTags(written, code) : written;
  const prepared = lines.map((line, index) => {
    if (code.has(index)) return line;
    return line
      .replace(
        HEADING_ID,
        (_, heading: string, id: string) => `${heading.trimEnd()} ${ID_MARK}${id}${ID_MARK}`,
      )
      .replace(SPACED_DIRECTIVE, '$1')
      .replace(
        DIRECTIVE,
        (_, name: string, space: string, title: string) => `${name}[${space}${title.trimEnd()}]`,
      )
      .replace(SNIPPET, (_, before: string, what: string) => `${before}${snippetMark(what.trimEnd())}`);
  });
  return nested(prepared, code).join('\n');
}

/** Puts a tag of several lines into its first one: a line with just `>` would begin a quote. The others are empty then. */
function joinTags(lines: readonly string[], code: ReadonlyMap<number, boolean>): string[] {
  const joined = [...lines];
  for (const [start, line] of lines.entries()) {
    if (code.has(start) || joined[start - 1]?.trim() || !TAG_START.test(line)) continue;
    let tag = line.trimEnd();
    for (let end = start + 1; !WHOLE_TAG.test(tag) && lines[end]?.trim() && !code.has(end); end++) {
      tag += ` ${lines[end]?.trim()}`;
      if (WHOLE_TAG.exec(tag)?.[0] === tag) joined.fill('', start, end + 1).splice(start, 1, tag);
    }
  }
  return joined;
}

const COLONS = new RegExp(String.raw`(${CONTAINER})(:{3,})([a-z].*)?[ \t]*$`, 'i');

/** Gives containers around others more colons, as the parser needs them; other tools do without. */
function nested(lines: string[], code: ReadonlyMap<number, boolean>): string[] {
  const open: { line: number; written: number; colons: number }[] = [];
  const colonsOf = new Map<number, number>();
  for (const [line, text] of lines.entries()) {
    const [, , marks = '', name] = (!code.has(line) && COLONS.exec(text)) || [];
    if (marks === '') continue;
    if (name !== undefined) open.push({ line, written: marks.length, colons: marks.length });
    else {
      const closed = open.pop();
      // it ends the one around, whose inner one is not closed
      if (closed?.written !== marks.length && open.some(({ written }) => written === marks.length))
        return lines;
      if (!closed) return lines; // reported by the parser's reading
      const around = open.at(-1);
      if (around && around.colons <= closed.colons) around.colons = closed.colons + 1;
      colonsOf.set(closed.line, closed.colons).set(line, closed.colons);
    }
  }
  if (open.length > 0) return lines;
  return lines.map((text, line) => {
    const colons = colonsOf.get(line);
    return colons === undefined
      ? text
      : text.replace(
          COLONS,
          (_, before, marks, name = '') => before + ':'.repeat(Math.max(colons, marks.length)) + name,
        );
  });
}

function snippetMark(what: string): string {
  const encoded = encodeURIComponent(what).replace(/[*_~]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${ID_MARK}@${encoded}${ID_MARK}`;
}

/** What the snippets of a text name; `undefined`: it is other text. */
export function markedSnippets(text: string): string[] | undefined {
  if (!text.includes(`${ID_MARK}@`) || text.replace(MARKED_SNIPPET, '').trim() !== '') return undefined;
  return [...text.matchAll(MARKED_SNIPPET)].map(([, what = '']) => decodeURIComponent(what));
}

/** Reverts the marks in text that turned out not to be a heading, such as indented code. */
export function restoreHeadingIds(text: string): string {
  if (!text.includes(ID_MARK)) return text;
  return text
    .replace(MARKED_SNIPPET, (_, what: string) => `<<< ${decodeURIComponent(what)}`)
    .replace(new RegExp(`${ID_MARK}([^${ID_MARK}]+)${ID_MARK}`, 'g'), '{#$1}');
}

/** Splits a heading's text into the visible text and its custom id, if it has one. */
export function splitHeadingId(text: string): { text: string; id?: string } {
  const match = MARKED_ID.exec(text);
  return match?.[1] ? { text: text.slice(0, match.index).trimEnd(), id: match[1] } : { text };
}
