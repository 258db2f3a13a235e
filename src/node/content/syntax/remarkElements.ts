import type { Parents, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { componentModule } from '../../../shared/siteConfig.ts';
import { suggestion } from '../../base/problems.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { elementNames } from '../elementNames.ts';
import { isIsland } from '../extensions/componentImports.ts';
import { isHtmlElement, isJsx, type JsxElement, textAttribute } from '../jsxNodes.ts';
import { report } from '../page.ts';
import { checkHtmlElement, isAllowed } from './htmlElements.ts';

/** Inline components. All others are blocks. */
const INLINE_COMPONENTS = new Set(['Badge', 'Kbd', 'Term']);
/** Nodes that contain phrasing content, and therefore no blocks. */
const PHRASING_PARENTS = new Set(['paragraph', 'heading', 'emphasis', 'strong', 'delete', 'link']);

/** The message and advice of a problem with an element. */
type ProblemText = [message: string, advice: string];

/**
 * Checks the elements of a page: built-in components, the site's components, and HTML. Runs after fragments are
 * inserted.
 */
export function remarkElements(site: ResolvedSite) {
  const siteComponents = site.config.components ?? {};
  const frames = site.config.csp?.['frame-src'];
  const known = [...elementNames, ...Object.keys(siteComponents)];
  const findComponent = (name: string) =>
    siteComponents[name] && Object.hasOwn(siteComponents, name)
      ? { island: isIsland(componentModule(siteComponents[name])) }
      : undefined;
  return (tree: Root, vfile: VFile): void => {
    visit(tree, (node, _, parent) => {
      const reportProblems = (problems: readonly ProblemText[]) => {
        for (const [message, advice] of problems) report(vfile, node, { code: 'component', message, advice });
      };
      if (node.type === 'mdxjsEsm')
        reportProblems([
          [
            'Imports and exports must be at the top level of a page.',
            'Move the line out of the element around it.',
          ],
        ]);
      if (!isJsx(node) || !node.name) return undefined;
      simplifyAttributes(node);
      if (node.name === 'summary') unwrapParagraph(node);
      if (node.name === 'details') hoistSummary(node);
      reportProblems(findAttributeProblems(node));
      const component = node.data?.component ?? findComponent(node.name);
      if (component) {
        // an island gets a wrapper element, which is a block
        if (parent && component.island && PHRASING_PARENTS.has(parent.type))
          reportProblems(findPlaceProblems(node, parent, false));
        return undefined;
      }
      if (isHtmlElement(node) && !node.name.includes('.')) {
        const htmlProblem = checkHtmlElement(node.name);
        const isFrame = node.name === 'iframe' && isAllowed(frames, textAttribute(node, 'src') ?? '');
        if (htmlProblem && !isFrame) report(vfile, node, htmlProblem);
        reportProblems(findExpressionProblems(node));
        return node.name === 'svg' || node.name === 'math' ? SKIP : undefined;
      }
      if (!known.includes(node.name))
        report(vfile, node, {
          code: 'unknown-component',
          message: `Unknown component <${node.name}>.`,
          advice: suggestion(node.name, known),
        });
      else if (parent) reportProblems(findPlaceProblems(node, parent, INLINE_COMPONENTS.has(node.name)));
      return undefined;
    });
  };
}

function findPlaceProblems({ name }: JsxElement, parent: Parents, isInline: boolean): ProblemText[] {
  if (PHRASING_PARENTS.has(parent.type) && !isInline)
    return [[`<${name}> cannot be inside a line of text.`, 'Put its tags on separate lines.']];
  if (name === 'Tab' && !('name' in parent && parent.name === 'Tabs'))
    return [['<Tab> must be a child of <Tabs>.', 'Move it inside <Tabs>.']];
  return [];
}

/** Unwraps the paragraph of a summary on separate lines, which would be a block inside its label. */
function unwrapParagraph(node: JsxElement): void {
  const [only, ...siblings] = node.children;
  if (only?.type === 'paragraph' && siblings.length === 0)
    node.children = only.children as typeof node.children;
}

/** Moves a summary out of the paragraph that it forms with the text below it, where browsers don't recognize it. */
function hoistSummary(node: JsxElement): void {
  const [first, ...siblings] = node.children;
  const summary = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || !summary || !isJsx(summary) || summary.name !== 'summary') return;
  const rest = first.children.slice(1);
  const [text] = rest;
  if (text?.type === 'text') text.value = text.value.trimStart();
  const isEmpty = rest.every((child) => child.type === 'text' && child.value.trim() === '');
  const paragraphs = isEmpty ? [] : [{ ...first, children: rest }];
  node.children = [summary, ...paragraphs, ...siblings] as typeof node.children;
}

/** Turns literal expressions into plain attributes: `link={'/a'}` becomes `link="/a"`. */
function simplifyAttributes(node: JsxElement): void {
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'object') continue;
    const [statement] = attribute.value?.data?.estree?.body ?? [];
    const value = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
    if (value?.type === 'Literal' && typeof value.value === 'string') attribute.value = value.value;
  }
}

/** Finds problems of HTML elements with expression attributes, which React renders by stricter rules. */
function findExpressionProblems(node: JsxElement): ProblemText[] {
  const isExpression = ({ type, value }: (typeof node.attributes)[number]) =>
    type === 'mdxJsxExpressionAttribute' || (typeof value === 'object' && value !== null);
  if (!node.attributes.some(isExpression)) return [];
  return node.attributes.flatMap((attribute): ProblemText[] => {
    if (!('name' in attribute)) return [];
    if (attribute.name === 'class') attribute.name = 'className';
    if (attribute.name !== 'style' || isExpression(attribute)) return [];
    const message = `The style of <${node.name}> is a string, but other attributes are expressions.`;
    return [[message, "Write style={{ color: 'red' }}, or write all attributes as strings."]];
  });
}

/** Finds duplicate attributes, of which JSX silently uses the last, and `key`, which React reserves. */
function findAttributeProblems(node: JsxElement): ProblemText[] {
  const names = node.attributes.flatMap((attribute) => ('name' in attribute ? [attribute.name] : []));
  // components can have properties such as `once` or `online`
  const isHtml = isHtmlElement(node);
  const handler = names.find((name) => (isHtml ? /^on/i : /^on[A-Z]/).test(name));
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  const problems: (ProblemText | false)[] = [
    names.includes('key') && [`<${node.name}> has no prop "key".`, 'Remove it.'],
    handler !== undefined && [`"${handler}" has no effect, because pages do not run scripts.`, 'Remove it.'],
    duplicate !== undefined && [
      `<${node.name}> has the attribute "${duplicate}" twice.`,
      'Remove one of them.',
    ],
  ];
  return problems.filter((problem) => problem !== false);
}
