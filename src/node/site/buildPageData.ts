import type { Frontmatter } from '../../shared/frontmatter.ts';
import { withoutCodeMarks } from '../../shared/inlineCode.ts';
import type { OverviewGroup } from '../../shared/overview.ts';
import type { PageData, PagerLink, TocItem } from '../../shared/pageData.ts';
import { routeKey } from '../../shared/routes.ts';
import { linkedPage, sidebarFor } from '../../shared/sidebar.ts';
import { flattenSidebar } from '../../shared/siteSections.ts';
import type { LocaleStrings } from '../i18n/loadStrings.ts';
import type { PublishedSiteData } from './buildSiteData.ts';
import type { SiteModel, SiteRoute } from './siteModel.ts';

type Neighbors = Pick<PageData, 'prev' | 'next'>;

/**
 * Returns the previous and next pages of all pages in one version and language, by {@link routeKey}. Uses the titles of
 * pages, because labels in the sidebar can be ambiguous without their group, such as "Overview".
 */
export function createPager({ data }: PublishedSiteData, titles: ReadonlyMap<string, string>) {
  const linkTo = ({ text, link }: PagerLink): PagerLink => ({
    text: titles.get(linkedPage(link)) ?? text,
    link,
  });
  const pager = new Map<string, Neighbors>();
  for (const { prefix, items } of data.sidebars) {
    const links = flattenSidebar(items).filter(({ link }) => link.startsWith('/'));
    links.forEach(({ link }, index) => {
      const page = linkedPage(link);
      if (sidebarFor(data.sidebars, page) !== items && prefix !== page) return;
      const [prev, next] = [links[index - 1], links[index + 1]];
      pager.set(routeKey(page), {
        ...(prev ? { prev: linkTo(prev) } : {}),
        ...(next ? { next: linkTo(next) } : {}),
      });
    });
  }
  return pager;
}

/** Returns the page's data for the browser. */
export function buildPageData(
  model: SiteModel,
  route: SiteRoute,
  context: {
    siteData: PublishedSiteData;
    pager: ReadonlyMap<string, Neighbors>;
    dates: ReadonlyMap<string, number>;
    overview: OverviewGroup[] | undefined;
  },
): PageData {
  const { summary, source, lang, version, pagePath, routePath } = route;
  const { config, theme } = model.site;
  // omits keywords, which browsers load with the search index
  const { keywords: _, sectionKeywords: __, ...frontmatter } = summary.frontmatter;
  const title = model.title(route);
  const titleId = model.titleId(route);
  const editLink = context.siteData.data.theme.editLink && theme.editLink;
  const lastUpdatedTime = theme.lastUpdated === false ? undefined : context.dates.get(source.file);
  const original = model.find({ version: source.version, lang: source.lang, path: routePath });
  return {
    pagePath,
    routePath,
    pageType: frontmatter.pageType ?? (routePath === '/404' ? '404' : 'doc'),
    title,
    headingTitle: summary.headingTitle || title,
    ...(titleId === undefined ? {} : { titleId }),
    documentTitle: documentTitle({ title, frontmatter }, config.title),
    description: pageDescription(route, context.siteData.data.description),
    toc: [...groupHeadings(context.overview), ...outlineHeadings(summary.toc, summary.frontmatter.outline)],
    frontmatter,
    lang,
    contentLang: source.lang,
    version,
    contentVersion: source.version,
    ...(lastUpdatedTime === undefined ? {} : { lastUpdatedTime }),
    _relativePath: source.relativePath,
    ...(editLink ? { editUrl: `${editLink.docRepoBaseUrl?.replace(/\/$/, '')}/${source.relativePath}` } : {}),
    canonical: original?.pagePath ?? pagePath,
    languages: model.languageLinks(route),
    versions: model.versionLinks(route),
    ...context.pager.get(routeKey(pagePath)),
  };
}

/** Returns the description of a page from its frontmatter or text; a home page falls back to the site's description. */
function pageDescription({ summary, routePath }: SiteRoute, siteDescription: string | undefined): string {
  const { description, pageType } = summary.frontmatter;
  const isHome = pageType === 'home' || routePath === '/';
  return withoutCodeMarks(
    description ?? (isHome ? siteDescription : undefined) ?? truncateText(summary.firstParagraph),
  );
}

/** Maximum length of a generated description, in characters. */
const DESCRIPTION_LENGTH = 160;

/** Returns the start of a page's text, in whole words. Unlike the site's description, it differs between pages. */
function truncateText(plain: string): string {
  if (plain.length <= DESCRIPTION_LENGTH) return plain;
  const words = [
    ...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(plain.slice(0, DESCRIPTION_LENGTH)),
  ];
  return `${plain.slice(0, words.at(-1)?.index).trimEnd()}…`;
}

/** Returns the headings of an overview's groups, which precede the sections of the page. */
function groupHeadings(groups: readonly OverviewGroup[] = []): TocItem[] {
  return groups.map(({ id, title }) => ({ id, text: title, depth: 2, charIndex: 0 }));
}

/** Returns the data of the not-found page of a version and language. */
export function notFoundPageData(
  model: SiteModel,
  siteData: PublishedSiteData,
  strings: LocaleStrings,
): PageData {
  const { lang, version } = siteData.data;
  const { code, title } = strings.notFound;
  const pagePath = `${siteData.data.homeLink.replace(/\/$/, '')}/404`;
  return {
    pagePath,
    routePath: '/404',
    pageType: '404',
    title: code,
    headingTitle: title,
    documentTitle: documentTitle({ title: code, frontmatter: {} }, model.site.config.title),
    description: strings.notFound.text,
    toc: [],
    frontmatter: {},
    lang,
    contentLang: lang,
    version,
    contentVersion: version,
    _relativePath: '',
    canonical: pagePath,
    languages: model.languageLinks({ version, routePath: '/' }),
    versions: model.versionLinks({ lang, routePath: '/' }),
  };
}

/**
 * Returns the document title: the page's title, then its suffix, by default the site's title. A page with the site's
 * title has no suffix except the hero's text.
 */
export function documentTitle(page: { title: string; frontmatter: Frontmatter }, siteTitle: string): string {
  const { hero, title = page.title, titleSuffix } = page.frontmatter;
  const pageTitle = title || siteTitle;
  const suffix = titleSuffix ?? (pageTitle === siteTitle ? hero?.text : siteTitle);
  return suffix ? `${pageTitle} | ${suffix}` : pageTitle;
}

/** Returns the headings of the levels in the frontmatter. The shell shows levels 2 to 4. */
export function outlineHeadings(toc: readonly TocItem[], outline: Frontmatter['outline']): TocItem[] {
  if (outline === undefined || typeof outline === 'boolean' || outline === 'deep') return [...toc];
  const [from, to] = typeof outline === 'number' ? [outline, outline] : outline;
  return toc.filter(({ depth }) => depth >= from && depth <= to);
}
