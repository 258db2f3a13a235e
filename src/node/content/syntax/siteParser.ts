import type { Root } from 'mdast';
import { VFileMessage } from 'vfile-message';
import type { Problem } from '../../base/problems.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { loadPlugins } from '../extensions/plugins.ts';
import { pageFormat } from '../parse/pageFormat.ts';
import { pageParser } from '../parse/parsePage.ts';
import { syntaxProblem } from './syntaxProblem.ts';

/**
 * Creates a parser of a site's pages, which knows its Markdown plugins.
 *
 * @returns a function from a page's file and text to its tree, with positions in the text; to a problem if it can't be parsed
 */
export async function siteParser(
  site: ResolvedSite,
): Promise<(file: string, text: string) => Root | Problem> {
  const { remark } = site.markdown.remarkPlugins.length > 0 ? await loadPlugins(site) : { remark: [] };
  const parsers = { md: pageParser('md', remark), mdx: pageParser('mdx', remark) };
  return (file, text) => {
    const format = pageFormat(file);
    try {
      return parsers[format](text);
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error;
      return { file, ...syntaxProblem(error, text, format) };
    }
  };
}
