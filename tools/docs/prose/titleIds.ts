import { slug } from 'github-slugger';
import { toString as textOf } from 'mdast-util-to-string';
import { EXIT, visit } from 'unist-util-visit';
import type { Problem } from '../../../src/node/base/problems.ts';
import { splitHeadingId } from '../../../src/node/content/mdx/prepareSource.ts';
import type { Page } from '../pages.ts';

/**
 * A page's title has the same id in all languages, so that a link to it survives switching the language. The engine
 * compares all other headings; sites that translate only the text of a title need no id there.
 */
export function checkTitleIds(originals: readonly Page[], translations: readonly Page[]): Problem[] {
  const ids = new Map(originals.map((page) => [page.path, titleOf(page)?.id]));
  return translations.flatMap((page): Problem[] => {
    const title = titleOf(page);
    const id = ids.get(page.path);
    if (!title || id === undefined || title.id === id) return [];
    return [
      {
        severity: 'error',
        file: page.file,
        line: title.line,
        message: `The title has the id “${title.id}”, in English “${id}”.`,
        advice: `Write # ${title.text} {#${id}}`,
      },
    ];
  });
}

/** The first heading of level 1. */
function titleOf(page: Page): { text: string; id: string; line: number } | undefined {
  let title: ReturnType<typeof titleOf>;
  visit(page.tree, 'heading', (node) => {
    if (node.depth !== 1) return;
    const { text, id = slug(text) } = splitHeadingId(textOf(node));
    title = { text, id, line: node.position?.start.line ?? 1 };
    return EXIT;
  });
  return title;
}
