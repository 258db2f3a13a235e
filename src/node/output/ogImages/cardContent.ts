import type { PageData } from '../../../shared/pageData.ts';
import type { SiteData } from '../../../shared/siteData.ts';
import { decodePath } from '../../../shared/urlPath.ts';
import { isListed } from '../../render/head/pageHead.ts';
import { breadcrumbs } from '../../render/head/structuredData.ts';

/** Content of a page's social preview image. */
export interface SocialCard {
  lang: string;
  /** Name of the site. */
  site: string;
  /** The page's section in the site. */
  section: string;
  title: string;
  description: string;
  /** The page's address in readable form. */
  address: string;
  /** The site's logo as a data URL. Default: none. */
  logo?: string;
}

/**
 * The card of a page; `undefined` for pages that should not be indexed, and for those with a picture of their own.
 * @param siteUrl origin of the published site
 */
export function cardContent(
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
    address: hostname + decodePath(page.pagePath.replace(/\/$/, '')),
    ...(logo ? { logo } : {}),
  };
}
