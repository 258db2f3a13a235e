import { SEARCH_PARAMETER } from '../../../shared/constants.ts';
import type { PageData } from '../../../shared/pageData.ts';
import { groupsAround, sectionOf } from '../../../shared/sidebar.ts';
import type { SiteData } from '../../../shared/siteData.ts';
import { isBelow } from '../../../shared/urlPath.ts';
import { withOrigin } from '../../base/paths.ts';

/** One step of the breadcrumbs to a page. */
interface Crumb {
  name: string;
  /** URL path. */
  link: string;
}

/**
 * Structured data of a page (schema.org): a website for the home page, an article with breadcrumbs for all others.
 * @param siteUrl origin of the published site
 * @param picture URL path of the page's social preview image
 */
export function structuredData(page: PageData, site: SiteData, siteUrl: string, picture?: string): object {
  const url = (path: string) => withOrigin(siteUrl, path);
  const website = {
    '@type': 'WebSite',
    '@id': `${url(site.homeLink)}#website`,
    url: url(site.homeLink),
    name: site.title,
    inLanguage: site.lang,
  };
  if (page.pagePath === site.homeLink) {
    return {
      '@context': 'https://schema.org',
      ...website,
      description: page.description || undefined,
      ...(site.theme.search && {
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${url(site.homeLink)}?${SEARCH_PARAMETER}={query}`,
          },
          'query-input': 'required name=query',
        },
      }),
    };
  }
  const crumbs = breadcrumbs(page, site);
  const article = {
    '@type': 'TechArticle',
    '@id': `${url(page.canonical)}#article`,
    headline: page.title,
    description: page.description || undefined,
    inLanguage: page.contentLang,
    url: url(page.canonical),
    image: picture && url(picture),
    dateModified:
      page.lastUpdatedTime === undefined ? undefined : new Date(page.lastUpdatedTime).toISOString(),
    isPartOf: website,
  };
  const list = {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, link }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url(link),
    })),
  };
  return { '@context': 'https://schema.org', '@graph': [article, list] };
}

/** The breadcrumbs from the home page: top bar section, sidebar groups that have a page, the page itself. */
export function breadcrumbs(page: PageData, site: SiteData): Crumb[] {
  const sidebar = sectionOf(site.sidebars, page.pagePath);
  const section = site.nav.find(({ link }) => sidebar && link && isBelow(sidebar.prefix, link));
  const crumbs: Crumb[] = [
    { name: site.title, link: site.homeLink },
    ...(section?.link ? [{ name: section.text, link: section.link }] : []),
    ...groupsAround(sidebar?.items ?? [], page.pagePath).flatMap(({ text, link }) =>
      link ? [{ name: text, link }] : [],
    ),
    { name: page.title, link: page.pagePath },
  ];
  // a section may link to this very page
  return crumbs.filter(({ link }, index) => index === crumbs.length - 1 || link !== page.pagePath);
}
