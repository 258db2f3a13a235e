import type { ProcessorOptions } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import type { ResolvedSite } from '../config/resolveSite.ts';
import { remarkMarkdownCopy } from './markdown/remarkMarkdownCopy.ts';
import { rehypeArticle } from './rehypeArticle.ts';
import { rehypeCodeBlocks } from './rehypeCodeBlocks.ts';
import { rehypeFold } from './rehypeFold.ts';
import { rehypeInlineCode } from './rehypeInlineCode.ts';
import { rehypeZoom } from './rehypeZoom.ts';
import { remarkCallouts } from './remarkCallouts.ts';
import { remarkCodeFences } from './remarkCodeFences.ts';
import { remarkCodeGroups } from './remarkCodeGroups.ts';
import { remarkContainers } from './remarkContainers.ts';
import { remarkDiagrams } from './remarkDiagrams.ts';
import { remarkElements } from './remarkElements.ts';
import { remarkEmbed } from './remarkEmbed.ts';
import { remarkExpressions } from './remarkExpressions.ts';
import { remarkFragments } from './remarkFragments.ts';
import { remarkHeadings } from './remarkHeadings.ts';
import { remarkImageReferences } from './remarkImageReferences.ts';
import { remarkImages } from './remarkImages.ts';
import { remarkLinks } from './remarkLinks.ts';
import { remarkLists } from './remarkLists.ts';
import { remarkPackageManager } from './remarkPackageManager.ts';
import { remarkPlainText } from './remarkPlainText.ts';
import { remarkSources } from './remarkSources.ts';
import { remarkStructure } from './remarkStructure.ts';
import type { Strings } from './strings.ts';
import { remarkTypes } from './types/remarkTypes.ts';
import { TypeStore } from './types/typeStore.ts';

/** What Markdown and MDX mean on this site: the one list of plugins, in their order. */
export function mdxOptions(site: ResolvedSite, strings: Strings, format: 'md' | 'mdx'): ProcessorOptions {
  const types = new TypeStore(site.root, site.cacheDir);
  return {
    format,
    outputFormat: 'function-body',
    development: true, // elements then know their line, which errors of components are reported with
    remarkPlugins: [
      [remarkGfm, { singleTilde: false }],
      remarkContainers,
      remarkFragments,
      remarkElements,
      remarkExpressions,
      remarkEmbed,
      remarkCodeFences,
      remarkCodeGroups,
      [remarkTypes, types],
      remarkPackageManager,
      remarkCallouts,
      remarkLists,
      remarkDiagrams,
      remarkHeadings,
      remarkPlainText,
      remarkStructure,
      remarkImageReferences,
      [remarkLinks, site],
      [remarkImages, site],
      [remarkMarkdownCopy, site, strings],
      remarkSources,
    ],
    remarkRehypeOptions: {
      footnoteLabel: strings.footnotes.title,
      footnoteBackLabel: (index: number) => strings.footnotes.back.replace('{{number}}', String(index + 1)),
    },
    rehypePlugins: [
      [rehypeCodeBlocks, site, types],
      [rehypeArticle, strings],
      rehypeInlineCode,
      [rehypeZoom, site, strings],
      rehypeFold,
    ],
  };
}
