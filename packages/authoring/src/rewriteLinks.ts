import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  addressOf,
  CONTAINER,
  codeLines,
  decodePath,
  displayPath,
  EXTERNAL,
  isPackages,
  linkTarget,
  type ResolvedSite,
  relativePath,
  routeKey,
  walkFolder,
} from 'docs-site-engine/node';
import type { Changes } from './changes.ts';
import { escapeRegExp } from './escapeRegExp.ts';
import { partsOf } from './pageFiles.ts';
import { type Edit, withEdits } from './textEdits.ts';

/** A page that is no longer where it was. */
interface LeftPage {
  version: string;
  from: string;
  /** Where links to it lead from now on; absent if nowhere. A hash in it replaces the hashes of the links. */
  to?: string;
  /** Whether the page itself is there, with its headings. */
  keepsHashes: boolean;
}

/** A link that leads nowhere now. */
export interface DanglingLink {
  /** `docs/en/guide/start.mdx:12` */
  place: string;
  written: string;
}

/**
 * Rewrites the links to a page in all pages and fragments, in the way each is written.
 * @param moves files that move themselves, whose relative paths must lead where they led: new path by old path
 * @returns links that lead nowhere now
 */
export function rewriteLinks(
  site: ResolvedSite,
  changes: Changes,
  page: LeftPage,
  moves: ReadonlyMap<string, string> = new Map(),
): DanglingLink[] {
  const { files } = walkFolder(site, site.docsDir, isPackages);
  const mayLeadThere = mayLeadTo(page.from);
  const dangling: DanglingLink[] = [];
  for (const name of files) {
    if (!/\.mdx?$/.test(name)) continue;
    const from = path.join(site.docsDir, name);
    const to = moves.get(from) ?? from;
    if (!changes.has(to)) continue;
    const text = changes.text(to);
    if (from === to && !mayLeadThere(text)) continue;
    const edits: Edit[] = [];
    for (const { written, start } of writtenLinks(text)) {
      const better = rewritten(site, page, { from, to }, written);
      if (better === undefined) {
        const line = text.slice(0, start).split('\n').length;
        dangling.push({ place: `${displayPath(site, to)}:${line}`, written });
      } else if (better !== written) edits.push({ start, end: start + written.length, text: better });
    }
    if (edits.length > 0) changes.write(to, withEdits(text, edits));
  }
  return dangling;
}

/** Tells whether a text can hold a link to a page: a quick look at each text, as most do not. */
function mayLeadTo(routePath: string): (text: string) => boolean {
  const name = routePath.split('/').at(-1) ?? '';
  // the page of a folder can be written `../`
  if (name === '') return () => true;
  // as a part of a path, not as a word of a sentence: `](./name`, `](name`, `href="name`, `[a]: name`
  const written = new RegExp(
    String.raw`(?:[/"'\x60<]|[(:=]\s*)${escapeRegExp(name)}(?![\p{L}\p{N}_-])`,
    'iu',
  );
  // a name can be written with escapes
  return (text) => written.test(text) || /%[\da-f]{2}/i.test(text);
}

/** A link as it must be written now; `undefined` if it leads nowhere. */
function rewritten(
  site: ResolvedSite,
  page: LeftPage,
  file: { from: string; to: string },
  written: string,
): string | undefined {
  const [, target = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(written) ?? [];
  if (target === '' || EXTERNAL.test(written)) return written;
  const { version, lang } = addressOf(site, file.from);
  const { address } = linkTarget(site, target, { file: file.from, version, lang });
  const leadsThere = address?.version === page.version && routeKey(address.path) === routeKey(page.from);
  if (!leadsThere) return target.startsWith('/') ? written : relinked(file, target) + rest;
  if (page.to === undefined) return undefined;
  const [to = '', hash] = page.to.split('#');
  const ending = page.keepsHashes ? rest : rest.replace(/#.*$/s, '') + (hash === undefined ? '' : `#${hash}`);
  const [extension = ''] = /\.(?:mdx?|html)$/i.exec(target) ?? [];
  const named = extension === '' ? to : to.replace(/\/$/, '/index') + extension;
  if (target.startsWith('/')) return partsOf(site.space, target).prefix + named + ending;
  const folder = path.join(site.docsDir, version, address.lang);
  return relativeLink(file.to, path.join(folder, named), target, named.endsWith('/')) + ending;
}

const ENDINGS = ['', '.mdx', '.md', '/index.mdx', '/index.md'];

/** A relative path that led to a file before its own file was moved. */
function relinked({ from, to }: { from: string; to: string }, target: string): string {
  if (path.dirname(from) === path.dirname(to)) return target;
  const led = path.resolve(path.dirname(from), decodePath(target));
  // a word or a package, such as `@theme`
  if (!target.startsWith('.') && !ENDINGS.some((ending) => existsSync(led.replace(/\.html$/i, '') + ending)))
    return target;
  return relativeLink(to, led, target, target.endsWith('/'));
}

/** The relative path from a file, in the style of an earlier one. */
function relativeLink(file: string, target: string, style: string, isFolder: boolean): string {
  const relative = relativePath(path.dirname(file), target) || '.';
  const encoded = style.includes('%') ? encodeURI(relative) : relative;
  const dotted = style.startsWith('.') && !encoded.startsWith('.') ? `./${encoded}` : encoded;
  return isFolder ? `${dotted.replace(/\/$/, '')}/` : dotted;
}

/** A path that a page or fragment names: a link, a picture, a fragment, a file to show. */
interface WrittenLink {
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
