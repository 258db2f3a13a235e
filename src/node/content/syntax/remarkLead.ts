import type { Paragraph, Root } from 'mdast';
import type { VFile } from 'vfile';
import { splitCode } from '../../../shared/inlineCode.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { stageRecord } from '../page.ts';

/** Shows the page's description below its title, if the site enables that. */
export function remarkLead({ theme }: ResolvedSite) {
  return (tree: Root, vfile: VFile): void => {
    const { description, pageType = 'doc' } = stageRecord('read', vfile).frontmatter;
    if (!theme.lead || pageType !== 'doc' || description === undefined) return;
    const paragraph: Paragraph = {
      type: 'paragraph',
      data: { hProperties: { className: ['lead'] } },
      children: splitCode(description)
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
