import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { elementNames, expandedElementNames } from '../../shared/elementNames.ts';
import { suggestion } from '../problems.ts';
import { report } from './pageContext.ts';
import { visit } from './visit.ts';

const known: readonly string[] = [...elementNames, ...expandedElementNames];

/** Every component in a page must be one of the element map; runs when fragments have been put in. */
export function remarkElements() {
  return (tree: Root, vfile: VFile): void => {
    visit(tree, (node) => {
      if (node.type === 'mdxjsEsm') {
        report(vfile, node, {
          message: 'Imports and exports must stand on the top level of a page.',
          advice: 'Move the line out of the element around it.',
        });
      }
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (!node.name || !/^[A-Z]|\./.test(node.name)) return;
      checkAttributes(node, vfile);
      if (known.includes(node.name)) return;
      report(vfile, node, {
        message: `Unknown component <${node.name}>.`,
        advice: suggestion(node.name, known),
      });
    });
  };
}

/** Of an attribute that is written twice, JSX silently takes the last. */
function checkAttributes(node: MdxJsxFlowElement | MdxJsxTextElement, vfile: VFile): void {
  const names = node.attributes.flatMap((attribute) => ('name' in attribute ? [attribute.name] : []));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice === undefined) return;
  report(vfile, node, { message: `<${node.name}> has “${twice}” twice.`, advice: 'Remove one of the two.' });
}
