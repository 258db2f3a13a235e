import type { PhrasingContent, Root } from 'mdast';
import { asciiAlpha } from 'micromark-util-character';
import type { Construct, Extension, State, TokenizeContext, TokenType } from 'micromark-util-types';
import type { Processor } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { isCjk } from '../../base/cjk.ts';

const ASTERISK = 42;
const LINK: string = 'literalAutolink';

/** Matches the start of a URL, up to its host. */
const START = /^(?:https?:\/\/|www\.)(?=[^\s\p{P}\p{S}])/iu;
const HOST = /^[^\s/?#:*~]{1,255}/u;
/** Matches a URL up to a space, `<` or `"`, or up to quotation marks, brackets and punctuation outside of ASCII. */
const URL_TEXT =
  /^[^\s<"[[\p{Ps}\p{Pe}\p{Pi}\p{Pf}]--[\x21-\x7E]]\u2014\u2015\u2026\u2E3A\u2E3B\u3001-\u3004\u3008-\u3020\u3030\u303D\uFE10-\uFE19\uFE30-\uFE6B\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65]+/v;
/** Emphasis that ends inside a word: letters follow without a space, as in Chinese. */
const EMPHASIS_END = /\*\*|~~|\*(?=\P{ASCII})/u;
const CLOSING = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);
const TRAIL = '!"\'*,.:;?_~';
/** Characters between a closing bracket and the end of the sentence. */
const SENTENCE_END = /^[!"'*,.:;?_~)\]}]{0,8}(?:\P{ASCII}|$)/u;

/**
 * Returns the length of the URL at the start of a text, or 0.
 *
 * @param isEmphasized whether an asterisk directly precedes it. Default: `false`
 */
function urlLength(text: string, isEmphasized = false): number {
  const [start] = START.exec(text) ?? [];
  if (start === undefined) return 0;
  const host = HOST.exec(text.slice(start.length))?.[0] ?? '';
  if (host.split('.').slice(-2).join('').includes('_')) return 0;
  const [longest = ''] = URL_TEXT.exec(text) ?? [];
  const mark = isEmphasized ? longest.indexOf('*') : longest.search(EMPHASIS_END);
  const url = trimPunctuation(inBrackets(mark === -1 ? longest : longest.slice(0, mark)));
  return url.length > start.length ? url.length : 0;
}

/** Cuts a URL before a closing bracket that belongs to the surrounding sentence. */
function inBrackets(url: string): string {
  const open: string[] = [];
  for (const { 0: bracket, index } of url.matchAll(/[()[\]{}]/g)) {
    const opening = CLOSING.get(bracket);
    if (opening === undefined) open.push(bracket);
    else if (open.at(-1) === opening) open.pop();
    else if (SENTENCE_END.test(url.slice(index + 1))) return url.slice(0, index);
  }
  return url;
}

/** Removes trailing punctuation that belongs to the surrounding sentence. */
function trimPunctuation(url: string): string {
  let end = url.length;
  while (TRAIL.includes(url[end - 1] ?? ' ')) end--;
  return url.slice(0, end).replace(/&[a-z\d]{1,32}$/i, (name) => (url[end] === ';' ? '' : name));
}

/**
 * Links bare URLs in the text, as GitHub does, but ends them at Chinese text. Replaces the parser of `remark-gfm`,
 * which only knows spaces and ASCII punctuation.
 */
export function remarkBareUrls(this: Processor): void {
  const data = this.data() as { micromarkExtensions?: Extension[]; fromMarkdownExtensions?: unknown[] };
  data.micromarkExtensions?.push(
    { disable: { null: ['protocolAutolink', 'wwwAutolink'] } },
    { text: { 72: WEB, 104: WEB, 87: WWW, 119: WWW } },
  );
  // runs before the library's transform, which still links email addresses
  data.fromMarkdownExtensions?.unshift({ transforms: [linkBracketedUrls] });
}

const character = (code: number | null) => (code === null || code < 0 ? ' ' : String.fromCharCode(code));
const BEFORE_WWW = /[\s(*_[\]~]|(?=\P{ASCII})[\p{P}\p{S}]/u;

const WEB = construct('webAddress', 'literalAutolinkHttp', (code) => !asciiAlpha(code));
const WWW = construct(
  'wwwAddress',
  'literalAutolinkWww',
  (code) => BEFORE_WWW.test(character(code)) || isCjk(code),
);

function construct(name: string, kind: string, canFollow: (code: number | null) => boolean): Construct {
  const token = kind as TokenType;
  return {
    name,
    tokenize(effects, ok, nok) {
      const { previous, events } = this;
      let remaining = 0;
      const inside: State = (code) => {
        if (remaining-- > 0) {
          effects.consume(code);
          return inside;
        }
        effects.exit(token);
        effects.exit(LINK as TokenType);
        return ok(code);
      };
      return (code) => {
        const start = this.now();
        const peek = (length: number) =>
          this.sliceSerialize({ start, end: { ...start, _bufferIndex: start._bufferIndex + length } });
        if (!canFollow(previous) || !START.test(peek(10)) || isInLabel(events)) return nok(code);
        remaining = urlLength(peek(Number.POSITIVE_INFINITY), previous === ASTERISK);
        if (remaining === 0) return nok(code);
        effects.enter(LINK as TokenType);
        effects.enter(token);
        return inside(code);
      };
    },
  };
}

/**
 * Whether the position can be inside the text of a link. Marks the checked events, because a text can have many
 * URLs.
 */
function isInLabel(events: TokenizeContext['events']): boolean {
  for (let index = events.length - 1; index >= 0; index--) {
    const token = events[index]?.[1] as { type: string; _balanced?: boolean; _outsideLabels?: boolean };
    if ((token.type === 'labelLink' || token.type === 'labelImage') && !token._balanced) return true;
    if (token._outsideLabels) break;
  }
  Object.assign(events.at(-1)?.[1] ?? {}, { _outsideLabels: true });
  return false;
}

const FIRST = /(?<![a-z\d])(?:https?:\/\/|www\.)/gi;

/** Links URLs in brackets, which the parser treats as the text of a link: `[https://example.com]`. */
function linkBracketedUrls(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'link' || node.type === 'linkReference') return SKIP;
    if (node.type !== 'text' || !parent || index === undefined || !node.value.match(FIRST)) return undefined;
    const parts = withLinks(node.value);
    parent.children.splice(index, 1, ...(parts as typeof parent.children));
    return [SKIP, index + parts.length];
  });
}

function withLinks(text: string): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let end = 0;
  const textUntil = (index: number) => {
    if (index > end) parts.push({ type: 'text', value: text.slice(end, index) });
  };
  for (const { 0: start, index } of text.matchAll(FIRST)) {
    const before = text[index - 1] ?? ' ';
    if (index < end || !(/[\s\p{P}\p{S}]/u.test(before) || isCjk(before.charCodeAt(0)))) continue;
    const length = urlLength(text.slice(index), before === '*');
    if (length === 0) continue;
    textUntil(index);
    end = index + length;
    const value = text.slice(index, end);
    const url = start.startsWith('h') || start.startsWith('H') ? value : `http://${value}`;
    parts.push({ type: 'link', title: null, url, children: [{ type: 'text', value }] });
  }
  textUntil(text.length);
  return parts;
}
