import type { Paragraph, Root } from 'mdast';
import type { VFile } from 'vfile';
import { splitCode } from '../../../shared/inlineCode.ts';
import { pageOf } from '../pageContext.ts';

/** Shows the page's description below its title, if the site wants that. */
export function remarkLead() {
  return (tree: Root, vfile: VFile): void => {
    const { lead } = pageOf(vfile);
    if (lead === undefined) return;
    const paragraph: Paragraph = {
      type: 'paragraph',
      data: { hProperties: { className: ['lead'] } },
      children: splitCode(lead)
        .map((value, index) => ({
          type: index % 2 === 1 ? ('inlineCode' as const) : ('text' as const),
          value,
        }))
        .filter(({ value }) => value !== ''),
    };
    const title = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
    tree.children.splice(title + 1, 0, paragraph);
  };
}
