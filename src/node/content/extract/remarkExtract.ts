import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import type { CodeTools } from '../code/highlight.ts';
import { isHtmlElement, isJsx, textAttribute } from '../jsxNodes.ts';
import { type ArticleStrings, type Extracted, getSourceFile, type PagePart, stageRecord } from '../page.ts';
import { checkKeywords, insertTocs, readHeadings } from './headings.ts';
import { processImages, resolveImageReferences } from './images.ts';
import { extractLinks } from './links.ts';
import { markdownCopy } from './markdownCopy.ts';
import { attachPlainForms } from './plainForms.ts';
import { firstParagraph, joinLineEnds, plainText } from './plainText.ts';
import { attachShownCode } from './shownCode.ts';

/**
 * Extracts all data that the site needs from a page. Also adds heading ids and link tokens to the tree, for the
 * article.
 */
export function remarkExtract(site: ResolvedSite, strings: ArticleStrings, code: CodeTools) {
  return async (tree: Root, vfile: VFile): Promise<void> => {
    const { lang } = stageRecord('read', vfile).source;
    joinLineEnds(tree);
    const { toc, ...headings } = readHeadings(tree, vfile, site.markdown.slugs);
    checkKeywords(vfile, toc);
    insertTocs(tree, toc);
    await attachShownCode(tree, code);
    attachPlainForms(tree, lang, code.plugins.plain, strings);
    const { text, starts } = plainText(tree);
    const structure = extractStructure(tree, vfile);
    resolveImageReferences(tree);
    const links = extractLinks(tree, vfile, site);
    const images = processImages(tree, vfile, site);
    vfile.data.extract = {
      ...headings,
      toc: toc.map((item, index) => ({ ...item, charIndex: starts[index] ?? 0 })),
      text,
      firstParagraph: firstParagraph(tree),
      ...structure,
      links,
      ...images,
      markdown: markdownCopy(tree, site, strings),
    };
  };
}

/**
 * Extracts a page's structure, to compare it with the same page in other languages, and the value that overviews show.
 * Headings must already have their ids.
 */
function extractStructure(tree: Root, vfile: VFile): Pick<Extracted, 'structure' | 'overviewValue'> {
  const result: Pick<Extracted, 'structure' | 'overviewValue'> = { structure: [] };
  const page = stageRecord('read', vfile).source.file;
  visit(tree, (node) => {
    const value = node.data?.plain?.overview;
    if (value) result.overviewValue ??= value;
    const part = toPart(node);
    if (!part) return;
    const isInPage = getSourceFile(node, vfile).file === page;
    result.structure.push([...part, isInPage ? (node.position?.start.line ?? 0) : 0]);
  });
  return result;
}

function toPart(node: Nodes): [kind: PagePart[0], value: string] | undefined {
  if (node.type === 'heading') {
    const kind = node.depth === 1 && !node.data?.hasExplicitId ? 'title' : 'heading';
    return [kind, `${'#'.repeat(node.depth)} {#${node.data?.hProperties?.id}}`];
  }
  if (node.type === 'code') return ['code', node.lang ?? ''];
  if (node.type === 'link' || node.type === 'definition') return ['link', node.url];
  if (node.type === 'table')
    return [
      'table',
      `${node.children.length - 1} rows and ${node.children[0]?.children.length ?? 0} columns`,
    ];
  if (node.type === 'image') return ['image', node.url];
  if (!isJsx(node)) return undefined;
  if (node.name === 'img') return ['image', textAttribute(node, 'src') ?? ''];
  const kind = node.name === 'Callout' ? textAttribute(node, 'type') : undefined;
  const isComponent = node.name && !isHtmlElement(node);
  return isComponent ? ['component', [node.name, kind].filter(Boolean).join(' ')] : undefined;
}
