import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** A remark plugin: `#12` becomes a link to the issue. */
export default function issueLinks({ repository }: { repository: string }) {
  return (tree: Root): void => {
    visit(tree, 'text', (node, index, parent) => {
      const [before, number, after] = node.value.split(/#(\d+)/, 3);
      if (number === undefined || !parent || index === undefined || parent.type === 'link') return;
      parent.children.splice(
        index,
        1,
        { type: 'text', value: before ?? '' },
        {
          type: 'link',
          url: `${repository}/issues/${number}`,
          children: [{ type: 'text', value: `#${number}` }],
        },
        { type: 'text', value: after ?? '' },
      );
    });
  };
}
