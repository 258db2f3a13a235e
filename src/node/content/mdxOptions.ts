import type { ProcessorOptions } from '@mdx-js/mdx';
import type { PluggableList } from 'unified';
import { interpolate } from '../../shared/interpolate.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import type { CodeTools } from './code/highlight.ts';
import { rehypeArticle } from './emit/rehypeArticle.ts';
import { rehypeCodeBlocks } from './emit/rehypeCodeBlocks.ts';
import { rehypeFold } from './emit/rehypeFold.ts';
import { rehypeHtml } from './emit/rehypeHtml.ts';
import { rehypeInlineCode } from './emit/rehypeInlineCode.ts';
import { rehypeZoom } from './emit/rehypeZoom.ts';
import { remarkSources } from './emit/remarkSources.ts';
import { remarkExtract } from './extract/remarkExtract.ts';
import type { ArticleStrings } from './page.ts';
import type { PageFormat } from './parse/pageFormat.ts';
import { syntaxPlugins } from './parse/parsePage.ts';
import { remarkCallouts } from './syntax/remarkCallouts.ts';
import { remarkClosedBlocks } from './syntax/remarkClosedBlocks.ts';
import { remarkCodeGroups } from './syntax/remarkCodeGroups.ts';
import { remarkCodeLanguage } from './syntax/remarkCodeLanguage.ts';
import { remarkDiagrams } from './syntax/remarkDiagrams.ts';
import { remarkElements } from './syntax/remarkElements.ts';
import { remarkEmbed } from './syntax/remarkEmbed.ts';
import { remarkFragments } from './syntax/remarkFragments.ts';
import { remarkHtml } from './syntax/remarkHtml.ts';
import { remarkLead } from './syntax/remarkLead.ts';
import { remarkPackageManager } from './syntax/remarkPackageManager.ts';
import { remarkSourceTexts } from './syntax/remarkSourceTexts.ts';
import { remarkCodeFences, remarkTypes } from './validate/remarkCodeFences.ts';
import { remarkExpressions } from './validate/remarkExpressions.ts';
import { remarkReserved } from './validate/remarkReserved.ts';

/**
 * Plugins that only report problems, by the tree that they read: the parsed source, its Markdown with all syntax
 * applied, or its HTML.
 */
export type LintRules = (code: CodeTools) => Record<'source' | 'syntax' | 'html', PluggableList>;

/**
 * Returns the options of the MDX compiler for a site: the complete list of plugins, in order.
 *
 * @param code tools for displaying code, and the plugins of the site
 * @param lint rules whose problems don't stop a build. Default: none
 */
export function mdxOptions(
  site: ResolvedSite,
  strings: ArticleStrings,
  code: CodeTools,
  format: PageFormat,
  lint?: LintRules,
): ProcessorOptions {
  const { plugins } = code;
  const rules = lint?.(code) ?? { source: [], syntax: [], html: [] };
  return {
    format,
    outputFormat: 'function-body',
    development: true, // records the line of every element, for errors of components
    remarkPlugins: [
      // syntax: expands and checks the syntax of pages
      remarkSourceTexts,
      ...rules.source,
      ...syntaxPlugins(format),
      ...(format === 'md' ? [remarkHtml] : []),
      [remarkFragments, site],
      remarkClosedBlocks,
      remarkReserved, // runs before the site's plugins, because these may add the reserved text
      ...plugins.remark,
      // the site's plugins may add HTML
      ...(plugins.remark.length > 0 ? [remarkHtml] : []),
      [remarkElements, site],
      [remarkCodeLanguage, plugins],
      [remarkEmbed, site],
      remarkCodeGroups,
      remarkPackageManager,
      remarkCallouts,
      remarkDiagrams,
      [remarkLead, site],
      // validate: errors that break a page; lint rules report all other problems
      remarkExpressions,
      remarkCodeFences,
      [remarkTypes, code.types],
      ...rules.syntax,
      // extract: data for the site
      [remarkExtract, site, strings, code],
      // emit: code and HTML
      remarkSources,
    ],
    remarkRehypeOptions: {
      footnoteLabel: strings.footnotes.title,
      // a footnote can have several references: 1, 1-2, 1-3
      footnoteBackLabel: (index: number, reference: number) =>
        interpolate(strings.footnotes.back, {
          number: `${index + 1}${reference > 1 ? `-${reference}` : ''}`,
        }),
    },
    rehypePlugins: [
      ...rules.html,
      rehypeHtml,
      ...plugins.rehype,
      [rehypeCodeBlocks, site, code],
      [rehypeArticle, strings],
      rehypeInlineCode,
      [rehypeZoom, site, strings],
      rehypeFold,
    ],
  };
}
