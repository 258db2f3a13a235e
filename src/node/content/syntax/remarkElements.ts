import type { Parents, Root } from 'mdast';
import { SKIP } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { elementNames, expandedElementNames } from '../../../shared/elementNames.ts';
import { suggestion } from '../../base/problems.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { isJsx, type JsxElement, textAttribute } from '../jsxNodes.ts';
import { isIsland } from '../own/ownElements.ts';
import { report } from '../page.ts';
import { visit } from '../visit.ts';
import { isAllowed, refuseHtml } from './htmlElements.ts';

const builtIn: readonly string[] = [...elementNames, ...expandedElementNames];
/** Inline components. The others are blocks and must not be inside phrasing content. */
const PHRASING = new Set(['Badge', 'Kbd', 'Term']);
const LINES = new Set(['paragraph', 'heading', 'emphasis', 'strong', 'delete', 'link']);

/**
 * Checks that a page may have its elements: components of the element map, those of the site, and HTML. Runs after
 * fragments are inserted.
 */
export function remarkElements(site: ResolvedSite) {
  const own = site.config.components ?? {};
  const frames = site.config.csp?.['frame-src'];
  const known = [...builtIn, ...Object.keys(own)];
  const named = (name: string) =>
    Object.hasOwn(own, name) ? { island: isIsland(own[name] ?? '') } : undefined;
  return (tree: Root, vfile: VFile): void => {
    visit(tree, (node, _, parent) => {
      if (node.type === 'mdxjsEsm') {
        report(vfile, node, {
          code: 'component',
          message: 'Imports and exports must stand on the top level of a page.',
          advice: 'Move the line out of the element around it.',
        });
      }
      if (!isJsx(node)) return undefined;
      if (!node.name) return undefined;
      plainTexts(node);
      checkAttributes(node, vfile);
      const component = node.data?.component ?? named(node.name);
      if (component) {
        // an island gets an element of its own, which is a block
        if (parent && component.island && LINES.has(parent.type)) cannotStandInText(node, vfile);
        return undefined;
      }
      if (!/^[A-Z]|\./.test(node.name)) {
        const refused = refuseHtml(node.name);
        const isFrame = node.name === 'iframe' && isAllowed(frames, textAttribute(node, 'src') ?? '');
        if (refused && !isFrame) report(vfile, node, refused);
        checkExpressions(node, vfile);
        return node.name === 'svg' || node.name === 'math' ? SKIP : undefined;
      }
      if (known.includes(node.name)) {
        if (parent) checkPlace(node, parent, vfile);
        return undefined;
      }
      report(vfile, node, {
        code: 'unknown-component',
        message: `Unknown component <${node.name}>.`,
        advice: suggestion(node.name, known),
      });
      return undefined;
    });
  };
}

function cannotStandInText(node: JsxElement, vfile: VFile): void {
  const message = `<${node.name}> cannot stand inside a line of text.`;
  report(vfile, node, { code: 'component', message, advice: 'Put its tags on lines of their own.' });
}

function checkPlace(node: JsxElement, parent: Parents, vfile: VFile): void {
  const { name = '' } = node;
  if (LINES.has(parent.type) && !PHRASING.has(name ?? '')) {
    cannotStandInText(node, vfile);
  } else if (name === 'Tab' && !('name' in parent && parent.name === 'Tabs')) {
    report(vfile, node, {
      code: 'component',
      message: '<Tab> must be a child of <Tabs>.',
      advice: 'Put it between its tags.',
    });
  }
}

/** `link={'/a'}` is `link="/a"`, and is to be treated like it. */
function plainTexts(node: JsxElement): void {
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'object') continue;
    const [statement] = attribute.value?.data?.estree?.body ?? [];
    const value = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
    if (value?.type === 'Literal' && typeof value.value === 'string') attribute.value = value.value;
  }
}

/** With expressions among its attributes, an element of HTML is a matter of React, which has rules of its own. */
function checkExpressions(node: JsxElement, vfile: VFile): void {
  const isExpression = ({ type, value }: (typeof node.attributes)[number]) =>
    type === 'mdxJsxExpressionAttribute' || (typeof value === 'object' && value !== null);
  if (!node.attributes.some(isExpression)) return;
  for (const attribute of node.attributes) {
    if (!('name' in attribute)) continue;
    if (attribute.name === 'class') attribute.name = 'className';
    if (attribute.name === 'style' && !isExpression(attribute)) {
      const message = `The style of <${node.name}> is text beside expressions.`;
      report(vfile, node, {
        code: 'component',
        message,
        advice: "Write style={{ color: 'red' }}, or all attributes as text.",
      });
    }
  }
}

/** JSX silently uses the last of duplicate attributes; React reserves `key` for itself. */
function checkAttributes(node: JsxElement, vfile: VFile): void {
  const names = node.attributes.flatMap((attribute) => ('name' in attribute ? [attribute.name] : []));
  if (names.includes('key'))
    report(vfile, node, {
      code: 'component',
      message: `<${node.name}> has no prop “key”.`,
      advice: 'Remove it.',
    });
  const handler = names.find((name) => /^on/i.test(name));
  if (handler !== undefined)
    report(vfile, node, {
      code: 'component',
      message: `“${handler}” does nothing: pages run no scripts of their own.`,
      advice: 'Remove it.',
    });
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice === undefined) return;
  report(vfile, node, {
    code: 'component',
    message: `<${node.name}> has “${twice}” twice.`,
    advice: 'Remove one of the two.',
  });
}
