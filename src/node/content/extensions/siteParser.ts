import type { Root } from 'mdast';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import type { PageFormat } from '../parse/format.ts';
import { pageParser, parsePage } from '../parse/parsePage.ts';
import { loadPlugins } from './plugins.ts';

/** Parses a page of a site. Throws a `VFileMessage` if MDX can't be parsed. */
export type ParsePage = (text: string, format: PageFormat) => Root;

/** The parser of a site's pages, with the syntax that its plugins add. */
export async function siteParser(site: ResolvedSite): Promise<ParsePage> {
  if (site.markdown.remarkPlugins.length === 0) return parsePage;
  const { remark } = await loadPlugins(site);
  const parsers = { md: pageParser('md', remark), mdx: pageParser('mdx', remark) };
  return (text, format) => parsers[format](text);
}
