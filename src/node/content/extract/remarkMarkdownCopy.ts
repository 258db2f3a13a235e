import type { Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { cjkFriendlyToMarkdown } from 'mdast-util-to-markdown-cjk-friendly';
import type { VFile } from 'vfile';
import { localize } from '../../../shared/localize.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import type { ArticleStrings } from '../emit/articleStrings.ts';
import { pageOf } from '../pageContext.ts';
import { plainMarkdown } from './plainMarkdown.ts';
import { withOrigin } from './withOrigin.ts';

/**
 * Keeps the page as plain Markdown: fragments and embedded files are already inserted, components are replaced by plain
 * equivalents. Links are still tokens, which are replaced when the page is published.
 */
export function remarkMarkdownCopy(site: ResolvedSite, strings: ArticleStrings) {
  return (tree: Root, vfile: VFile): void => {
    const { context, findings } = pageOf(vfile);
    const [defaultLang = ''] = site.space.languages;
    const tools = (site.theme.tools?.items ?? []).map(({ name, description, url }) => ({
      name,
      description: localize(description, context.lang, defaultLang),
      url: localize(url, context.lang, defaultLang),
    }));
    const absolute = (url: string) => withOrigin(site.config.siteUrl, url);
    const children = plainMarkdown(tree.children, { strings, tools, absolute });
    findings.markdown = toMarkdown(
      { type: 'root', children },
      {
        extensions: [gfmToMarkdown(), cjkFriendlyToMarkdown()],
        bullet: '-',
        emphasis: '_',
        rule: '-',
        resourceLink: true,
      },
    );
  };
}
