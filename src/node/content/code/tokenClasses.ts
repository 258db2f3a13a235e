import type { Element, ElementContent } from 'hast';
import type { ThemedToken } from 'shiki';
import { escapeHtml } from '../../../shared/escapeHtml.ts';

/** Returns the class name of a token, based on its color in Shiki's theme of CSS variables. */
function tokenName(color: string): string | undefined {
  return /^var\(--shiki-(?:token-)?([a-z-]+)\)$/.exec(color)?.[1];
}

/** A class for some of the lines, counted from 1. */
export interface LineMark {
  name: string;
  lines: readonly number[];
}

/**
 * Renders the same HTML as for code with notations, but without building a tree, because most code has no notations.
 */
export function plainLines(tokens: ThemedToken[][], marks: readonly LineMark[]): string {
  return tokens
    .map((line, index) => {
      const states = marks.filter(({ lines }) => lines.includes(index + 1)).map(({ name }) => ` ${name}`);
      return `<span class="line${states.join('')}">${lineHtml(line)}</span>`;
    })
    .join('\n');
}

function lineHtml(tokens: readonly ThemedToken[]): string {
  const runs: { name: string; text: string }[] = [];
  let space = '';
  for (const [index, { content, color }] of tokens.entries()) {
    // white space is merged into the following token, as in Shiki's own output
    if (index < tokens.length - 1 && content.trim() === '') {
      space += content;
      continue;
    }
    const className = tokenName(String(color)) ?? '';
    const name = className === 'foreground' ? '' : className;
    const last = runs.at(-1);
    if (last?.name === name) last.text += space + content;
    else runs.push({ name, text: space + content });
    space = '';
  }
  return runs
    .filter(({ text }) => text !== '')
    .map(({ name, text }) => {
      const escaped = text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;');
      return name === '' ? escaped : `<span class="tk-${name}">${escaped}</span>`;
    })
    .join('');
}

/** Turns the theme's style attributes into classes; a token in the default color needs no element. */
export function withClasses(node: ElementContent): ElementContent {
  if (node.type !== 'element') return node;
  const { style, ...others } = node.properties;
  const token =
    typeof style === 'string' && style.startsWith('color:')
      ? tokenName(style.slice('color:'.length))
      : undefined;
  // other styles belong to transformers
  const properties = token === undefined && style ? { ...others, style } : others;
  const children = merge(node.children.map(withClasses));
  if (token && token !== 'foreground') {
    return {
      ...node,
      properties: { ...properties, class: [`tk-${token}`, properties.class].filter(Boolean).join(' ') },
      children,
    };
  }
  const only = children.length === 1 ? children[0] : undefined;
  if (only?.type === 'text' && Object.keys(properties).length === 0) return only;
  return { ...node, properties, children };
}

/** Merges adjacent text nodes, and adjacent tokens of the same class. */
function merge(children: ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  for (const child of children) {
    const last = result.at(-1);
    if (child.type === 'text' && last?.type === 'text') {
      result[result.length - 1] = { type: 'text', value: last.value + child.value };
    } else if (isToken(last) && isToken(child) && last.properties.class === child.properties.class) {
      last.children = merge([...last.children, ...child.children]);
    } else result.push(child);
  }
  return result;
}

function isToken(node: ElementContent | undefined): node is Element {
  return (
    node?.type === 'element' &&
    typeof node.properties.class === 'string' &&
    node.properties.class.startsWith('tk-')
  );
}

function ansiName(color = ''): string | undefined {
  const name = tokenName(color);
  return name?.startsWith('ansi-') ? name.slice('ansi-'.length) : undefined;
}

/** Shiki's font style flag for bold text. */
const BOLD = 2;

/**
 * Renders terminal output as lines of spans with classes: `tk-ansi-red`, `tk-ansi-on-red` for a background,
 * `tk-ansi-bold`. Their colors are in `src/theme/ansiTokens.code.css.ts`.
 * @param tokens of Shiki's language `ansi`, in its theme of CSS variables
 * @param prompts lines that follow a prompt, counted from 1
 */
export function ansiHtml(tokens: readonly ThemedToken[][], prompts: readonly number[]): string {
  return tokens
    .map((line, index) => {
      const names = prompts.includes(index + 1) ? 'line prompt' : 'line';
      return `<span class="${names}">${line.map(tokenHtml).join('')}</span>`;
    })
    .join('\n');
}

function tokenHtml({ content, color, bgColor, fontStyle }: ThemedToken): string {
  const text = escapeHtml(content);
  const front = ansiName(color);
  const ground = ansiName(bgColor);
  const names = [
    ...(front ? [`tk-ansi-${front}`] : []),
    ...(ground ? [`tk-ansi-on-${ground}`] : []),
    ...((fontStyle ?? 0) & BOLD ? ['tk-ansi-bold'] : []),
  ];
  // a space without a background has no visible color
  const visibleNames = ground === undefined && content.trim() === '' ? [] : names;
  return visibleNames.length === 0 ? text : `<span class="${visibleNames.join(' ')}">${text}</span>`;
}
