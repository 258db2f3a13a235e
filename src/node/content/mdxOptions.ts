import type { ProcessorOptions } from '@mdx-js/mdx';
import remarkCjkFriendly from 'remark-cjk-friendly/parseOnly';
import remarkGfm from 'remark-gfm';
import type { Pluggable } from 'unified';
import { interpolate } from '../../shared/interpolate.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import type { ArticleStrings } from './emit/articleStrings.ts';
import { rehypeArticle } from './emit/rehypeArticle.ts';
import { rehypeCodeBlocks, rehypeWithoutCode } from './emit/rehypeCodeBlocks.ts';
import { rehypeFold } from './emit/rehypeFold.ts';
import { rehypeHtml } from './emit/rehypeHtml.ts';
import { rehypeInlineCode } from './emit/rehypeInlineCode.ts';
import { rehypeZoom } from './emit/rehypeZoom.ts';
import { remarkSources } from './emit/remarkSources.ts';
import { remarkHeadings } from './extract/remarkHeadings.ts';
import { remarkImageReferences, remarkImages } from './extract/remarkImages.ts';
import { remarkLinks } from './extract/remarkLinks.ts';
import { remarkMarkdownCopy } from './extract/remarkMarkdownCopy.ts';
import { remarkPlainText } from './extract/remarkPlainText.ts';
import { remarkStructure } from './extract/remarkStructure.ts';
import { remarkToc } from './extract/remarkToc.ts';
import type { SitePlugins } from './own/plugins.ts';
import { rehypeLostText, remarkWrittenText } from './rules/lostText.ts';
import { remarkCodeFences } from './rules/remarkCodeFences.ts';
import { remarkLiteralMarkup } from './rules/remarkLiteralMarkup.ts';
import { remarkReserved } from './rules/remarkReserved.ts';
import { remarkTables } from './rules/remarkTables.ts';
import { remarkTypes } from './rules/remarkTypes.ts';
import { TypeStore } from './rules/typeStore.ts';
import { remarkAddresses } from './syntax/remarkAddresses.ts';
import { remarkCallouts } from './syntax/remarkCallouts.ts';
import { remarkCodeGroups } from './syntax/remarkCodeGroups.ts';
import { remarkClosedBlocks, remarkContainers } from './syntax/remarkContainers.ts';
import { remarkDiagrams } from './syntax/remarkDiagrams.ts';
import { remarkElements } from './syntax/remarkElements.ts';
import { remarkEmbed } from './syntax/remarkEmbed.ts';
import { remarkExpressions } from './syntax/remarkExpressions.ts';
import { remarkForeignCode } from './syntax/remarkForeignCode.ts';
import { remarkFragments } from './syntax/remarkFragments.ts';
import { remarkHtml } from './syntax/remarkHtml.ts';
import { remarkLead } from './syntax/remarkLead.ts';
import { remarkLineEnds } from './syntax/remarkLineEnds.ts';
import { remarkLists } from './syntax/remarkLists.ts';
import { remarkPackageManager } from './syntax/remarkPackageManager.ts';
import { remarkStrikethrough } from './syntax/remarkStrikethrough.ts';

/**
 * The site's Markdown and MDX syntax: the complete list of plugins, in order.
 *
 * @param plugins what the site adds
 * @param checkOnly leaves out what takes most of the time and finds no problems. Default: `false`
 */
export function mdxOptions(
  site: ResolvedSite,
  strings: ArticleStrings,
  plugins: SitePlugins,
  format: 'md' | 'mdx',
  checkOnly = false,
): ProcessorOptions {
  const types = new TypeStore(site.root, site.cacheDir);
  return {
    format,
    outputFormat: 'function-body',
    development: true, // records the line of every element, for errors of components
    remarkPlugins: [
      remarkWrittenText,
      // syntax: what may be written
      [remarkGfm, { singleTilde: false }],
      remarkStrikethrough,
      remarkAddresses,
      // CommonMark does not close **…。** before a Han character: readers would see the asterisks
      remarkCjkFriendly,
      remarkContainers,
      ...(format === 'md' ? [remarkHtml] : []),
      [remarkFragments, site],
      remarkClosedBlocks,
      remarkReserved,
      ...plugins.remark,
      // they may add HTML
      ...(plugins.remark.length > 0 ? [remarkHtml] : []),
      [remarkElements, site],
      remarkExpressions,
      [remarkForeignCode, site],
      [remarkEmbed, site],
      remarkCodeGroups,
      remarkPackageManager,
      remarkCallouts,
      remarkLists,
      remarkDiagrams,
      remarkLead,
      // rules: they only report
      [remarkCodeFences, plugins],
      [remarkTypes, types],
      remarkTables,
      remarkLiteralMarkup,
      // extract: what the site needs of the page
      remarkLineEnds,
      [remarkHeadings, site],
      remarkToc,
      remarkPlainText,
      remarkStructure,
      remarkImageReferences,
      [remarkLinks, site],
      [remarkImages, site],
      ...(checkOnly ? [] : [[remarkMarkdownCopy, site, strings] as Pluggable]),
      // emit: code and HTML
      remarkSources,
    ],
    remarkRehypeOptions: {
      footnoteLabel: strings.footnotes.title,
      footnoteBackLabel: (index: number) => interpolate(strings.footnotes.back, { number: index + 1 }),
    },
    rehypePlugins: [
      rehypeLostText,
      rehypeHtml,
      ...plugins.rehype,
      checkOnly ? rehypeWithoutCode : [rehypeCodeBlocks, site, types, plugins],
      [rehypeArticle, strings],
      rehypeInlineCode,
      [rehypeZoom, site, strings],
      rehypeFold,
    ],
  };
}
