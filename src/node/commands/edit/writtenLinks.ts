import { CONTAINER, codeLines } from '../../content/read/codeLines.ts';

/** A path that a page or fragment names: a link, a picture, a fragment, a file to show. */
export interface WrittenLink {
  /** As it stands in the text, which is not always what it means: `a&amp;b`, `a\(b`. */
  written: string;
  /** Index in the text. */
  start: number;
}

/** A text in brackets, which may hold some itself: that of a link or picture, of a link around a picture. */
const TEXT = String.raw`(?<!\\)\[(?:[^\[\]\\]|\\.|\[(?:[^\[\]\\]|\\.)*\])*\]`;
/** Code within a line, and comments; not the value of an attribute in backticks. */
const SHOWN =
  /=\s*\{\s*`[^`]*`\s*\}|(?<![`\\])(`+)(?!`)(?:(?!\n[ \t]*\r?\n)[\s\S])*?[^`]\1(?!`)|\{\/\*[\s\S]*?\*\/\}/g;

/** Where paths stand; each is the last group. Code that is shown is blank by then, but for the lines it begins with. */
const PLACES = [
  // [text](<path> "title"), and the same without angle brackets, in which parentheses come in pairs
  new RegExp(String.raw`\((?<=${TEXT}\()\s*<([^<>\n]+)`, 'g'),
  new RegExp(String.raw`\((?<=${TEXT}\()\s*([^\s<>()]+(?:\([^\s()]*\)[^\s()]*)*)`, 'g'),
  // [name]: path, but for footnotes
  /^[ \t>]*\[(?!\^)(?:[^[\]\\\n]|\\.)+\]:\s*<([^<>\n]+)(?=>[ \t]*(?:$|\r|["'(]))/gm,
  /^[ \t>]*\[(?!\^)(?:[^[\]\\\n]|\\.)+\]:\s*([^\s<>]+)(?=[ \t]*(?:$|\r|[ \t]["'(]))/gm,
  // href="path", href={'path'}, href=path
  /\s(?:href|link|to|src|data-zoom-src)\s*=\s*\{?\s*(["'`])((?:(?!\1)[^\n])+)(?=\1)/gi,
  /(?<=<[a-z][^<>]*)\s(?:href|link|to|src|data-zoom-src)\s*=\s*([^\s"'`<>{}]+)/gi,
  // import Part from 'path'
  /^import\b[^'"]*(["'])([^'"\n]+)(?=\1)/gm,
  // ```ts file="path#region"
  new RegExp(String.raw`${CONTAINER}(?:\x60{3,}|~{3,})[^\n]*?\sfile=["']?([^#\s"']+)`, 'gm'),
  /^[ \t>]*<<<\s*([^@\s#{][^\s#{]*)/gm,
];

/** Links of the hero's buttons and the features. */
const IN_FRONTMATTER = /(?:^|[{,])[ \t]*(?:-[ \t]+)?(["']?)link\1:[ \t]*["']?([^\s"',{}>|][^\s"',{}]*)/gm;

/**
 * Every path that a page names, in the order of the text. It is read as text: a page in which something else is wrong has
 * its links, too.
 */
export function writtenLinks(given: string): WrittenLink[] {
  const text = given.replace(/^\uFEFF/, '\n');
  const [front = ''] = /^\n?---[ \t]*\r?\n[\s\S]*?^---[ \t]*\r?$/m.exec(text) ?? [];
  const head = text.startsWith(front) ? front : '';
  const blank = (part: string) => part.replace(/[^\n]/g, ' ');
  const lines = text.slice(head.length).split('\n');
  const code = codeLines(lines);
  const shown = lines.map((line, index) => (code.get(index) === false ? blank(line) : line)).join('\n');
  const body = blank(head) + shown.replace(SHOWN, (part) => (/^(?:=|`{3,})/.test(part) ? part : blank(part)));
  const found = [...PLACES.map((place) => [body, place] as const), [head, IN_FRONTMATTER] as const];
  const links = found.flatMap(([where, place]) =>
    [...where.matchAll(place)].map((match): WrittenLink => {
      const written = match.at(-1) ?? '';
      return { written, start: match.index + match[0].length - written.length };
    }),
  );
  return links.sort((one, other) => one.start - other.start);
}
