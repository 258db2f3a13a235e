import type { Parents, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { elementNames, expandedElementNames } from '../../../../shared/elementNames.ts';
import { suggestion } from '../../../base/problems.ts';
import { report } from '../pageContext.ts';
import { visit } from '../visit.ts';

const known: readonly string[] = [...elementNames, ...expandedElementNames];
/** Inline components. The others are blocks and must not be inside phrasing content. */
const PHRASING = new Set(['Badge', 'Kbd', 'Term']);
const LINES = new Set(['paragraph', 'heading', 'emphasis', 'strong', 'delete', 'link']);

/** Checks that every component in a page is in the element map; runs after fragments are inserted. */
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
    const message = `<${name}> cannot stand inside a line of text.`;
    report(vfile, node, { message, advice: 'Put its tags on lines of their own.' });
  } else if (name === 'Tab' && !('name' in parent && parent.name === 'Tabs')) {
    report(vfile, node, { message: '<Tab> must be a child of <Tabs>.', advice: 'Put it between its tags.' });
  }
}

/** JSX silently uses the last of duplicate attributes; React reserves `key` for itself. */
function checkAttributes(node: MdxJsxFlowElement | MdxJsxTextElement, vfile: VFile): void {
  const names = node.attributes.flatMap((attribute) => ('name' in attribute ? [attribute.name] : []));
  if (names.includes('key'))
    report(vfile, node, { message: `<${node.name}> has no prop “key”.`, advice: 'Remove it.' });
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice === undefined) return;
  report(vfile, node, { message: `<${node.name}> has “${twice}” twice.`, advice: 'Remove one of the two.' });
}
