import { OG_IMAGE_SIZE, SEARCH_PARAMETER } from '../../../shared/constants.ts';
import { type HeadElement, isPreview } from '../../../shared/frontmatter.ts';
import type { HeadAttributes, SiteHeadElement } from '../../../shared/headConfig.ts';
import type { AlternateLink, PageData } from '../../../shared/pageData.ts';
import { publicUrl, withLeadingSlash } from '../../../shared/routes.ts';
import { groupsAround, sectionFor } from '../../../shared/sidebar.ts';
import type { SiteData } from '../../../shared/siteData.ts';
import { isBelow } from '../../../shared/urlPath.ts';
import { withOrigin } from '../../base/paths.ts';

interface PageHeadInput {
  page: PageData;
  siteTitle: string;
  /** Origin of the published site. Without it, links are paths, and elements that need absolute URLs are omitted. */
  siteUrl?: string | undefined;
  /** URL path of the page's social preview image. Default: none. */
  image?: string | undefined;
  /** Head elements of the site, which replace the engine's with the same purpose. Default: none. */
  siteHead?: readonly SiteHeadElement[] | undefined;
  /** Path that the site is published at. Default: the root. */
  base?: string;
}

/**
 * Whether search engines should index the page: all except fallbacks for missing translations, and the not-found page.
 */
export function isIndexable(page: PageData): boolean {
  const forbidden = page.frontmatter.head?.some(
    ([, { name, content }]) => name === 'robots' && content?.includes('noindex'),
  );
  return page.pageType !== '404' && page.canonical === page.pagePath && !forbidden;
}

/**
 * Returns the page-specific elements of the document's head, for search engines and social previews. They are part of
 * the document and of the page's data, because client-side navigation replaces them with those of the next page.
 */
export function pageHead({
  page,
  siteTitle,
  siteUrl,
  image,
  base = '/',
  siteHead = [],
}: PageHeadInput): HeadElement[] {
  const absolute = (path: string) => withOrigin(siteUrl, path);
  const pageElements = (page.frontmatter.head ?? []).map((element) =>
    withUrls(sanitizeElement(element), base, siteUrl),
  );
  const isPage = page.pageType !== '404';
  const robots: HeadElement[] =
    isPage && page.canonical === page.pagePath ? [] : [['meta', { name: 'robots', content: 'noindex' }]];
  const elements: HeadElement[] = [
    ...(page.description ? [meta('name', 'description', page.description)] : []),
    ...(isPage ? [link({ rel: 'canonical', href: absolute(page.canonical) })] : []),
    ...robots,
    ...(isIndexable(page) ? alternates(page.languages, absolute) : []),
    ...(isPage ? openGraph(page, siteTitle, absolute) : []),
    ...(isPage ? preview(page, image && absolute(image)) : []),
  ];
  // elements of the page and of the site's configuration take precedence
  const overridden = new Set([...pageElements, ...siteHead].map(elementKey));
  return [...elements.filter((element) => !overridden.has(elementKey(element))), ...pageElements];
}

/**
 * Completes paths of the site in an element with the base, and in previews and canonical links also with the origin,
 * which other sites require.
 */
function withUrls<Element extends HeadElement | SiteHeadElement>(
  element: Element,
  base: string,
  siteUrl: string | undefined,
): Element {
  const [tag, attributes, ...text] = element;
  const isAbsolute = isPreview(element) || attributes.rel === 'canonical';
  const entries = Object.entries(attributes).map(([name, value]) => {
    const isUrl = name === 'src' || name === 'href' || (name === 'content' && isPreview(element));
    if (!isUrl || typeof value !== 'string') return [name, value];
    const url = publicUrl(base, isPreview(element) ? withLeadingSlash(value) : value);
    if (!url.startsWith('/')) return [name, value];
    return [name, isAbsolute ? withOrigin(siteUrl, url) : url];
  });
  return [tag, Object.fromEntries(entries), ...text] as Element;
}

/** Returns the site's elements for a page's head, except those that the page replaces. */
export function siteHeadElements(
  head: readonly SiteHeadElement[],
  page: PageData,
  { base, siteUrl }: { base: string; siteUrl?: string | undefined },
): SiteHeadElement[] {
  const pageKeys = new Set((page.frontmatter.head ?? []).map(elementKey));
  return head
    .filter((element) => !pageKeys.has(elementKey(element)))
    .map((element) => withUrls(element, base, siteUrl));
}

/** Returns the links to the translations of a page, if it has any; `x-default` is the default language. */
export function alternates(
  languages: readonly AlternateLink[],
  absolute: (path: string) => string,
): HeadElement[] {
  const exact = languages.filter((alternate) => alternate.exact);
  if (exact.length < 2) return [];
  const [first] = languages;
  const all = first?.exact ? [...exact, { ...first, key: 'x-default' }] : exact;
  return all.map(({ key, link: path }) => link({ rel: 'alternate', hreflang: key, href: absolute(path) }));
}

function openGraph(page: PageData, siteTitle: string, absolute: (path: string) => string): HeadElement[] {
  const translations = page.languages.filter(({ key, exact }) => exact && key !== page.contentLang);
  return [
    meta('property', 'og:type', page.pageType === 'doc' ? 'article' : 'website'),
    meta('property', 'og:site_name', siteTitle),
    meta('property', 'og:title', page.pageType === 'home' ? page.documentTitle : page.title),
    ...(page.description ? [meta('property', 'og:description', page.description)] : []),
    meta('property', 'og:url', absolute(page.canonical)),
    meta('property', 'og:locale', locale(page.contentLang)),
    ...translations.map(({ key }) => meta('property', 'og:locale:alternate', locale(key))),
    ...(page.lastUpdatedTime === undefined || page.pageType !== 'doc'
      ? []
      : [meta('property', 'article:modified_time', new Date(page.lastUpdatedTime).toISOString())]),
  ];
}

/** Returns the elements of the social preview: a card with the image, or only text without one. */
function preview(page: PageData, image: string | undefined): HeadElement[] {
  if (!image) return [meta('name', 'twitter:card', 'summary')];
  return [
    meta('property', 'og:image', image),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(OG_IMAGE_SIZE.width)),
    meta('property', 'og:image:height', String(OG_IMAGE_SIZE.height)),
    meta('property', 'og:image:alt', page.description ? `${page.title}: ${page.description}` : page.title),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** Returns the Open Graph form of a language tag, with a territory: `zh_CN`. */
function locale(lang: string): string {
  const { language, region } = new Intl.Locale(lang).maximize();
  return region ? `${language}_${region}` : language;
}

function meta(kind: 'name' | 'property', key: string, content: string): HeadElement {
  return ['meta', { [kind]: key, content }];
}

function link(attributes: Record<string, string>): HeadElement {
  return ['link', attributes];
}

/** Removes event handlers and invalid attribute names. */
function sanitizeElement([element, attributes]: HeadElement): HeadElement {
  const names = Object.entries(attributes).filter(([name]) => /^(?!on)[a-z][a-z0-9:-]*$/i.test(name));
  return [element, Object.fromEntries(names)];
}

/** Returns a key for the purpose of an element. Elements with the same key replace each other. */
function elementKey([element, attributes, text]: HeadElement | SiteHeadElement): string {
  const { name, property, rel, hreflang, ...rest }: Partial<HeadAttributes> = attributes;
  if (element === 'script' || element === 'style') return JSON.stringify([element, attributes, text]);
  if (element === 'meta') return `${element} ${name ?? property ?? JSON.stringify(rest)}`;
  return rel === 'canonical' ? rel : `${rel} ${hreflang ?? rest.href}`;
}

/** A breadcrumb. */
interface Crumb {
  name: string;
  /** URL path. */
  link: string;
}

/**
 * Returns the structured data of a page (schema.org): a website for the home page, an article with breadcrumbs for all
 * others.
 * @param siteUrl origin of the published site
 * @param image URL path of the page's social preview image
 */
export function structuredData(page: PageData, site: SiteData, siteUrl: string, image?: string): object {
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
    image: image && url(image),
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

/**
 * Returns the breadcrumbs from the home page: navbar section, sidebar groups that have a page, and the page itself.
 */
export function breadcrumbs(page: PageData, site: SiteData): Crumb[] {
  const sidebar = sectionFor(site.sidebars, page.pagePath);
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
