import { splitCode } from '../../shared/inlineCode.ts';
import type { OverviewGroup } from '../../shared/overview.ts';
import { withOrigin } from '../base/paths.ts';
import type { Parsed } from '../content/page.ts';
import { parsePage } from '../content/parse/parsePage.ts';
import { replaceLinkTokens } from '../content/tokens.ts';
import type { Prepared } from '../site/prepareSite.ts';

interface MarkdownInput extends Pick<Prepared, 'page' | 'links' | 'frontmatterLinks' | 'overview' | 'note'> {
  markdown: Parsed['markdown'];
  /** Origin of the published site. Without it, links stay paths. */
  siteUrl: string | undefined;
}

/** Returns a page's published Markdown, which starts with a title and has absolute links. */
export function pageMarkdown(input: MarkdownInput): string {
  const { page, markdown, links, overview = [], note = '' } = input;
  const url = (link: string) =>
    withOrigin(input.siteUrl, link.startsWith('#') || link.startsWith('?') ? page.pagePath + link : link)
      .replaceAll('(', '%28')
      .replaceAll(')', '%29')
      .replaceAll(' ', '%20');
  const text = replaceLinkTokens(markdown, (index) => url(links[index] ?? '')).trim();
  const title = page.frontmatter.hero ? page.frontmatter.hero.text : page.headingTitle;
  const head = hasTitle(text) ? [] : [`# ${escapeText(title)}`];
  const lists = overview.map((group) => groupList(group, url));
  return `${[...head, ...landing(input, url), text, ...lists, escapeText(note)]
    .filter((part) => part !== '')
    .join('\n\n')}\n`;
}

function hasTitle(markdown: string): boolean {
  if (markdown.startsWith('# ')) return true;
  // checked line by line, because a comment in code looks the same
  return (
    markdown.includes('\n# ') &&
    parsePage(markdown, 'md').children.some((node) => node.type === 'heading' && node.depth === 1)
  );
}

function landing({ page, frontmatterLinks }: MarkdownInput, url: (link: string) => string): string[] {
  const { hero, features = [] } = page.frontmatter;
  const link = (text: string, href: string) =>
    `[${escapeText(text)}](${url((Object.hasOwn(frontmatterLinks, href) && frontmatterLinks[href]) || href)})`;
  return [
    ...(hero?.tagline ? [escapeText(hero.tagline)] : []),
    ...(hero?.actions?.length
      ? [hero.actions.map((action) => `- ${link(action.text, action.link)}`).join('\n')]
      : []),
    ...features.map((feature) => {
      const name = feature.link ? link(feature.title, feature.link) : escapeText(feature.title);
      return `- **${name}** ${escapeText(feature.details)}`;
    }),
  ];
}

function groupList({ title, pages }: OverviewGroup, url: (link: string) => string): string {
  const lines = pages.flatMap((entry) => [
    `- [${escapeText(entry.title)}](${url(entry.link)})${entry.description ? `: ${withCode(entry.description)}` : ''}`,
    ...entry.headings
      .filter(({ unlisted }) => !unlisted)
      .map(({ text, link }) => `  - [${escapeText(text)}](${url(link)})`),
  ]);
  return [...(title === '' ? [] : [`## ${escapeText(title)}\n`]), ...lines].join('\n');
}

function withCode(text: string): string {
  return splitCode(text)
    .map((part, index) => (index % 2 === 1 ? `\`${part}\`` : escapeText(part)))
    .join('');
}

/** Escapes Markdown syntax in plain text. */
export function escapeText(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&');
}
