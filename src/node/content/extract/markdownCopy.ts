import type { Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { cjkFriendlyToMarkdown } from 'mdast-util-to-markdown-cjk-friendly';
import { visit } from 'unist-util-visit';
import { withOrigin } from '../../base/paths.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import type { ArticleStrings } from '../page.ts';
import { plainMarkdown } from './plainMarkdown.ts';

/**
 * Serializes the page to plain Markdown. Fragments and embedded files are already inserted, and components are replaced
 * with plain equivalents. Links stay tokens until the page is published.
 */
export function markdownCopy(tree: Root, site: ResolvedSite, strings: ArticleStrings): string {
  const absolute = (url: string) => withOrigin(site.config.siteUrl, url);
  const children = plainMarkdown(tree.children, { strings, absolute });
  const copy: Root = { type: 'root', children };
  visit(copy, (node) => {
    if ('value' in node && node.type !== 'text') node.value = node.value.replaceAll(REFERENCE, `&${MARK}#x`);
  });
  const text = toMarkdown(copy, {
    // the second extension serializes the checkboxes of task lists
    extensions: [cjkFriendlyToMarkdown(), gfmToMarkdown()],
    bullet: '-',
    emphasis: '*',
    rule: '-',
    resourceLink: true,
  });
  return readable(text).replaceAll(MARK, '');
}

const REFERENCE = '&#x';
/** Separates text of the code from text of the library; pages cannot contain it. */
const MARK = '\uE000';

/** Replaces character references, which the library writes where emphasis starts or ends inside a word. */
function readable(markdown: string): string {
  return markdown.replace(/(?<!\\)&#x([\dA-F]{1,6});/g, (_, code: string) => {
    const character = String.fromCodePoint(Number.parseInt(code, 16));
    return '\\`*_~[]<&'.includes(character) ? `\\${character}` : character.replace('\n', ' ');
  });
}
