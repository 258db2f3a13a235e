import type { Parents, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { elementNames, expandedElementNames } from '../../../shared/elementNames.ts';
import { suggestion } from '../../problems.ts';
import { report } from '../pageContext.ts';
import { visit } from '../visit.ts';

const known: readonly string[] = [...elementNames, ...expandedElementNames];
/** The others are blocks: what holds a line of text cannot hold them. */
const PHRASING = new Set(['Badge', 'Kbd', 'Term']);
const LINES = new Set(['paragraph', 'heading', 'emphasis', 'strong', 'delete', 'link']);

/** Every component in a page must be one of the element map; runs when fragments have been put in. */
export function remarkElements() {
  return (tree: Root, vfile: VFile): void => {
    visit(tree, (node, _, parent) => {
      if (node.type === 'mdxjsEsm') {
        report(vfile, node, {
          message: 'Imports and exports must stand on the top level of a page.',
          advice: 'Move the line out of the element around it.',
        });
      }
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (!node.name || !/^[A-Z]|\./.test(node.name)) return;
      checkAttributes(node, vfile);
      if (known.includes(node.name)) {
        if (parent) checkPlace(node, parent, vfile);
        return;
      }
      report(vfile, node, {
        message: `Unknown component <${node.name}>.`,
        advice: suggestion(node.name, known),
      });
    });
  };
}

function checkPlace(node: MdxJsxFlowElement | MdxJsxTextElement, parent: Parents, vfile: VFile): void {
  const { name = '' } = node;
  if (LINES.has(parent.type) && !PHRASING.has(name ?? '')) {
    const message = `<${name}> stands in a line of text.`;
    report(vfile, node, { message, advice: 'Put its tags on lines of their own.' });
  } else if (name === 'Tab' && !('name' in parent && parent.name === 'Tabs')) {
    report(vfile, node, { message: '<Tab> stands outside of <Tabs>.', advice: 'Put it between its tags.' });
  }
}

/** Of an attribute that is written twice, JSX silently takes the last; React takes `key` for itself. */
function checkAttributes(node: MdxJsxFlowElement | MdxJsxTextElement, vfile: VFile): void {
  const names = node.attributes.flatMap((attribute) => ('name' in attribute ? [attribute.name] : []));
  if (names.includes('key'))
    report(vfile, node, { message: `<${node.name}> has no “key”.`, advice: 'Remove it.' });
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice === undefined) return;
  report(vfile, node, { message: `<${node.name}> has “${twice}” twice.`, advice: 'Remove one of the two.' });
}
