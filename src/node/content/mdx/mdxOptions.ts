import type { ProcessorOptions } from '@mdx-js/mdx';
import remarkCjkFriendly from 'remark-cjk-friendly/parseOnly';
import remarkGfm from 'remark-gfm';
import type { Pluggable } from 'unified';
import { interpolate } from '../../../shared/interpolate.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import type { SitePlugins } from '../own/plugins.ts';
import type { ArticleStrings } from './articleStrings.ts';
import { rehypeCodeBlocks, rehypeWithoutCode } from './code/rehypeCodeBlocks.ts';
import { remarkCodeFences } from './code/remarkCodeFences.ts';
import { remarkCodeGroups } from './code/remarkCodeGroups.ts';
import { remarkEmbed } from './code/remarkEmbed.ts';
import { remarkForeignCode } from './code/remarkForeignCode.ts';
import { remarkPackageManager } from './code/remarkPackageManager.ts';
import { remarkShownCode } from './code/remarkShownCode.ts';
import { remarkCallouts } from './components/remarkCallouts.ts';
import { remarkClosedBlocks, remarkContainers } from './components/remarkContainers.ts';
import { remarkElements } from './components/remarkElements.ts';
import { remarkExpressions } from './components/remarkExpressions.ts';
import { remarkFragments } from './components/remarkFragments.ts';
import { remarkLists } from './components/remarkLists.ts';
import { remarkSources } from './components/remarkSources.ts';
import { rehypeHtml } from './html/rehypeHtml.ts';
import { remarkHtml } from './html/remarkHtml.ts';
import { remarkMarkdownCopy } from './markdown/remarkMarkdownCopy.ts';
import { rehypeZoom } from './pictures/rehypeZoom.ts';
import { remarkDiagrams } from './pictures/remarkDiagrams.ts';
import { remarkImageReferences, remarkImages } from './pictures/remarkImages.ts';
import { rehypeFold } from './rehypeFold.ts';
import { rehypeArticle } from './text/rehypeArticle.ts';
import { rehypeInlineCode } from './text/rehypeInlineCode.ts';
import { remarkAddresses } from './text/remarkAddresses.ts';
import { remarkHeadings } from './text/remarkHeadings.ts';
import { remarkLead } from './text/remarkLead.ts';
import { remarkLineEnds } from './text/remarkLineEnds.ts';
import { remarkLinks } from './text/remarkLinks.ts';
import { remarkLiteralMarkup } from './text/remarkLiteralMarkup.ts';
import { remarkPlainText } from './text/remarkPlainText.ts';
import { remarkStrikethrough } from './text/remarkStrikethrough.ts';
import { remarkStructure } from './text/remarkStructure.ts';
import { remarkToc } from './text/remarkToc.ts';
import { remarkTypes } from './types/remarkTypes.ts';
import { TypeStore } from './types/typeStore.ts';

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
      [remarkGfm, { singleTilde: false }],
      remarkStrikethrough,
      remarkAddresses,
      // CommonMark does not close **…。** before a Han character: readers would see the asterisks
      remarkCjkFriendly,
      remarkContainers,
      ...(format === 'md' ? [remarkHtml] : []),
      [remarkFragments, site],
      remarkClosedBlocks,
      ...plugins.remark,
      // they may add HTML
      ...(plugins.remark.length > 0 ? [remarkHtml] : []),
      [remarkElements, site],
      remarkExpressions,
      [remarkForeignCode, site],
      [remarkEmbed, site],
      [remarkCodeFences, plugins],
      remarkCodeGroups,
      [remarkTypes, types],
      remarkPackageManager,
      remarkCallouts,
      remarkLists,
      remarkDiagrams,
      [remarkHeadings, site],
      remarkLead,
      remarkToc,
      remarkLiteralMarkup,
      remarkLineEnds,
      ...(checkOnly ? [] : [[remarkShownCode, site, types, plugins] as Pluggable]),
      remarkPlainText,
      remarkStructure,
      remarkImageReferences,
      [remarkLinks, site],
      [remarkImages, site],
      ...(checkOnly ? [] : [[remarkMarkdownCopy, site, strings] as Pluggable]),
      remarkSources,
    ],
    remarkRehypeOptions: {
      footnoteLabel: strings.footnotes.title,
      // a note may be referred to several times: 1, 1-2, 1-3
      footnoteBackLabel: (index: number, reference: number) =>
        interpolate(strings.footnotes.back, {
          number: `${index + 1}${reference > 1 ? `-${reference}` : ''}`,
        }),
    },
    rehypePlugins: [
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
