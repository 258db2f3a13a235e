import type { Frontmatter } from './frontmatter.ts';

/** The document title: the page's title, then the site's; landing pages use the hero's text. */
export function documentTitle(page: { title: string; frontmatter: Frontmatter }, siteTitle: string): string {
  const { frontmatter, title } = page;
  const suffix = frontmatter.titleSuffix ?? siteTitle;
  const own = frontmatter.title ?? title;
  if (own === '' || own === siteTitle) {
    return frontmatter.hero?.text ? `${siteTitle} | ${frontmatter.hero.text}` : siteTitle;
  }
  return suffix === '' ? own : `${own} | ${suffix}`;
}
