import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { parseCodeMeta } from '../code/codeMeta.ts';
import type { CodeTools } from '../code/highlight.ts';
import { type ArticleStrings, foundBy } from '../page.ts';
import { visit } from '../visit.ts';
import { checkKeywords } from './checkKeywords.ts';
import { readHeadings } from './headings.ts';
import { resolveImageReferences, takeImages } from './images.ts';
import { joinLineEnds } from './joinLineEnds.ts';
import { takeLinks } from './links.ts';
import { markdownCopy } from './markdownCopy.ts';
import { firstParagraph, plainText } from './plainText.ts';
import { noteShownCode } from './shownCode.ts';
import { structureOf } from './structure.ts';
import { insertTocs } from './toc.ts';

/**
 * Everything that the site needs of a page, step by step. What the article needs of it, ids of headings and tokens for
 * links, stands in the tree afterwards.
 */
export function remarkExtract(site: ResolvedSite, strings: ArticleStrings, code: CodeTools) {
  return async (tree: Root, vfile: VFile): Promise<void> => {
    const { lang } = foundBy('read', vfile).source;
    joinLineEnds(tree);
    const { toc, ...headings } = readHeadings(tree, vfile, site.markdown.slugs);
    checkKeywords(vfile, toc);
    insertTocs(tree, toc);
    await noteShownCode(tree, code);
    const { text, starts } = plainText(tree);
    const structure = structureOf(tree, vfile);
    resolveImageReferences(tree);
    const links = takeLinks(tree, vfile, site);
    const { assets, dependencies } = takeImages(tree, vfile, site);
    vfile.data.extract = {
      ...headings,
      toc: toc.map((item, index) => ({ ...item, charIndex: starts[index] ?? 0 })),
      text,
      firstParagraph: firstParagraph(tree),
      ...structure,
      links,
      assets,
      markdown: markdownCopy(tree, lang, site, strings),
      dependencies: [...typePackages(tree, code), ...dependencies],
    };
  };
}

/** The files that say which packages the types in code are from. */
function typePackages(tree: Root, { types }: CodeTools): string[] {
  const files: string[] = [];
  visit(tree, 'code', (node) => {
    if (node.meta && parseCodeMeta(node.meta).twoslash) files.push(...types.dependencies(node.value));
  });
  return files;
}
