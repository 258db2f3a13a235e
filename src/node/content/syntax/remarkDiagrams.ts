import type { Element, Properties } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isRelative } from '../../base/paths.ts';
import { isJsx, type JsxElement, textAttribute } from '../jsxNodes.ts';
import { readReferencedFile, report } from '../page.ts';
import { reservedText } from '../tokens.ts';

declare module 'mdast' {
  interface Data {
    /** Markup of the drawing that an element shows. */
    drawing?: string;
  }
}

/** `<Diagram src="./flow.svg" alt="…" />`: inlines the drawing, so that it follows the theme. */
export function remarkDiagrams() {
  return (tree: Root, vfile: VFile): void => {
    let count = 0;
    visit(tree, (node) => {
      if (!isJsx(node)) return;
      if (node.name === 'Diagram') embed(node, `diagram-${++count}-`, vfile);
    });
  };
}

function embed(node: JsxElement, idPrefix: string, vfile: VFile): void {
  const src = textAttribute(node, 'src') ?? '';
  const fail = (message: string, advice: string) => report(vfile, node, { code: 'diagram', message, advice });
  if (!textAttribute(node, 'alt')?.trim()) {
    fail('<Diagram> has no "alt" text.', 'Describe the drawing in alt="…", for readers who cannot see it.');
  }
  if (!isRelative(src) || !src.endsWith('.svg')) {
    fail(`<Diagram> does not support "${src}".`, 'Write src="./name.svg", relative to the page.');
    return;
  }
  const text = readReferencedFile(node, src, vfile).bytes?.toString();
  if (text === undefined) {
    fail(
      `Drawing not found: "${src}".`,
      'The path is relative to the page. Create the file, or fix the path.',
    );
    return;
  }
  const drawing = reservedText(text, src)
    ? { problem: 'contains characters that the engine reserves' }
    : inlineSvg(text, idPrefix);
  if ('problem' in drawing) {
    fail(
      `"${src}" ${drawing.problem}.`,
      'Use one <svg> element with a viewBox and without scripts, styles or external links. For colors, use currentColor or tokens such as var(--color-accent).',
    );
    return;
  }
  node.data = { ...node.data, drawing: drawing.html };
  node.attributes = node.attributes.filter((entry) => !('name' in entry && entry.name === 'src'));
}

/** Width in pixels up to which the text of a drawing stays legible when the drawing shrinks to the width of a phone. */
const WIDE = 480;

/** Elements that do more than draw, or that reach outside the drawing. */
const DISALLOWED = new Set(['script', 'style', 'foreignObject', 'iframe', 'image', 'animate', 'set', 'a']);

/** Matches references to ids anywhere in a value: `url(#name)`. */
const URL_REFERENCE = /url\((['"]?)#/g;
/** Properties with a single reference, `#name`, and properties with lists of ids. */
const REFERENCES: ReadonlySet<string> = new Set(['href', 'xLinkHref']);
const ID_LISTS: ReadonlySet<string> = new Set([
  'ariaLabelledBy',
  'ariaDescribedBy',
  'ariaControls',
  'ariaOwns',
]);

/**
 * Prepares the markup of an SVG file for inlining in a page. Prefixes ids, because a page may contain several drawings,
 * and removes the `title`, because the page provides a better one.
 */
function inlineSvg(text: string, idPrefix: string): { html: string } | { problem: string } {
  const markup = text.replace(
    /^\uFEFF?\s*(?:<\?xml[\s\S]*?\?>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*/,
    '',
  );
  const { children } = fromHtml(markup, { fragment: true, space: 'html' });
  const [svg, ...rest] = children.filter((node) => node.type !== 'comment' && !isBlank(node));
  if (svg?.type !== 'element' || svg.tagName !== 'svg' || rest.length > 0)
    return { problem: 'is not one SVG drawing' };
  if (!svg.properties.viewBox) return { problem: 'has no viewBox' };
  const problem = findProblem(svg);
  if (problem) return { problem };
  prepare(svg, idPrefix);
  // sets a width, without which a drawing would be as wide as the page
  svg.properties.width ??= String(svg.properties.viewBox)
    .trim()
    .split(/[\s,]+/)[2];
  if (Number.parseFloat(String(svg.properties.width)) > WIDE) svg.properties.dataWide = '';
  return { html: toHtml(svg, { space: 'svg' }) };
}

function isBlank(node: { type: string; value?: string }): boolean {
  return node.type === 'text' && node.value?.trim() === '';
}

function findProblem(svg: Element): string | undefined {
  let problem: string | undefined;
  visit(svg, 'element', ({ tagName, properties }) => {
    if (DISALLOWED.has(tagName)) problem = `contains <${tagName}>`;
    for (const [name, value] of Object.entries(properties)) {
      if (name.toLowerCase().startsWith('on') || name === 'style')
        problem = `uses the attribute ${name.toLowerCase()}`;
      if (name.toLowerCase().endsWith('href') && !String(value).startsWith('#'))
        problem = 'refers to another file';
      if (/url\((?!['"]?#)/.test(String(value))) problem = 'refers to another file';
    }
    return problem === undefined ? undefined : EXIT;
  });
  return problem;
}

function prepare(svg: Element, idPrefix: string): void {
  visit(svg, (node, index, parent) => {
    const isNoise =
      node.type === 'comment' ||
      (node.type === 'element' && ['title', 'desc', 'metadata'].includes(node.tagName));
    if (isNoise && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return index;
    }
    if (node.type !== 'element') return undefined;
    if (typeof node.properties.id === 'string') node.properties.id = idPrefix + node.properties.id;
    for (const [name, value] of Object.entries(node.properties))
      node.properties[name] = withPrefix(name, value, idPrefix);
    return undefined;
  });
}

function withPrefix(name: string, value: Properties[string], idPrefix: string): Properties[string] {
  if (Array.isArray(value) && ID_LISTS.has(name)) return value.map((id) => idPrefix + id);
  if (typeof value !== 'string') return value;
  if (REFERENCES.has(name)) return value.replace(/^#/, `#${idPrefix}`);
  return value.replace(URL_REFERENCE, `url($1#${idPrefix}`);
}
