import type { PageData } from '../../shared/pageData.ts';
import type { SiteData } from '../../shared/siteData.ts';
import { isListed } from '../head/pageHead.ts';
import { breadcrumbs } from '../head/structuredData.ts';

/** What a page's picture shows where its address is shared. */
export interface SocialCard {
  lang: string;
  /** Name of the site. */
  site: string;
  /** Where the page stands in the site. */
  section: string;
  title: string;
  description: string;
  /** Address of the page, as people write it. */
  address: string;
  /** The site's logo as a data URL. Default: none. */
  logo?: string;
}

/**
 * The card of a page; nothing for pages that nobody shall list or share, and where the writer has named a picture.
 * @param siteUrl origin of the published site
 */
export function socialCard(
  page: PageData,
  site: SiteData,
  { siteUrl, logo }: { siteUrl: string; logo?: string | undefined },
): SocialCard | undefined {
  const hasOwn = page.frontmatter.head?.some(([, { property }]) => property === 'og:image');
  if (hasOwn || !isListed(page)) return undefined;
  const [, ...way] = breadcrumbs(page, site);
  const { hostname } = new URL(siteUrl);
  return {
    lang: page.contentLang,
    site: site.title,
    section: way
      .slice(0, -1)
      .map(({ name }) => name)
      .join(' › '),
    title: page.pageType === 'home' ? (page.frontmatter.hero?.text ?? page.title) : page.title,
    description: page.description,
    address: hostname + page.pagePath.replace(/\/$/, ''),
    ...(logo ? { logo } : {}),
  };
}
