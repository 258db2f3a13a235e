import type { Synonyms } from '../../search/records.ts';
import type { OverviewGroup } from '../../shared/overview.ts';
import type { PageData } from '../../shared/pageData.ts';
import { allVersions, defaultLanguage } from '../../shared/routes.ts';
import { dedupeProblems, type Problem } from '../base/problems.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import type { PageSource, Summary } from '../content/page.ts';
import type { LocaleStrings } from '../i18n/loadStrings.ts';
import { flattenStrings } from '../i18n/stringTree.ts';
import { buildPageData, createPager, notFoundPageData } from './buildPageData.ts';
import { buildSiteData, type PublishedSiteData } from './buildSiteData.ts';
import { checkConfig, checkSuggestedPages } from './checks/checkConfig.ts';
import { checkNavigation } from './checks/checkNavigation.ts';
import { checkRedirects } from './checks/checkRedirects.ts';
import { loadNavigation } from './loadNavigation.ts';
import { loadSynonyms } from './loadSynonyms.ts';
import { navigationFromFolders } from './navigationFromFolders.ts';
import { overviewGroups } from './overviewGroups.ts';
import { type PageLinks, pageLinks } from './resolveLinks.ts';
import { SiteModel, type SiteRoute } from './siteModel.ts';

/** A page with all data that depends on the site, except its HTML. */
export interface Prepared extends Omit<PageLinks, 'problems'> {
  page: PageData;
  siteDataUrl: string;
  /** Source file; absent for the not-found page that the engine adds. */
  source?: PageSource;
  /** Route of the page; absent like `source`. Rendering doesn't use it. */
  route?: SiteRoute;
  overview?: OverviewGroup[] | undefined;
  /** A line to add at the end of the page's Markdown, from an integration. */
  note?: string | undefined;
  /** URL path of the page's social preview image. */
  image?: string | undefined;
}

/** Data of all pages and of the shell, ready to be rendered. */
export interface PreparedSite {
  model: SiteModel;
  siteData: PublishedSiteData[];
  pages: Prepared[];
  /** Prepares a page again after it or its link targets were compiled. */
  prepareAgain: (page: Prepared) => Prepared;
  /** Search synonyms, by language. */
  synonyms: ReadonlyMap<string, Synonyms>;
  problems: Problem[];
  /** Dead links and anchors; only complete once every page is compiled. */
  linkProblems: Problem[];
}

interface PrepareInput {
  site: ResolvedSite;
  sources: PageSource[];
  summaries: ReadonlyMap<string, Summary>;
  strings: Record<string, LocaleStrings>;
  dates: ReadonlyMap<string, number>;
}

/** Assembles the site from its pages: routes, navigation, links; reports problems that span pages. */
export async function prepareSite(input: PrepareInput): Promise<PreparedSite> {
  const { site, sources, summaries } = input;
  const model = new SiteModel(site, sources, summaries);
  const { synonyms, problems: wrongSynonyms } = loadSynonyms(site);
  const defaultStrings = flattenStrings(input.strings[defaultLanguage(site.space)] ?? {});
  const problems: Problem[] = [
    ...wrongSynonyms,
    ...checkConfig(site, defaultStrings),
    ...checkSuggestedPages(model),
  ];
  const linkProblems: Problem[] = checkRedirects(model);
  const siteData: PublishedSiteData[] = [];
  const pages: Prepared[] = [];
  const makers = new Map<string, ReturnType<typeof pageMaker>>();
  for (const version of allVersions(site.space)) {
    const { loaded, problems: navigationProblems } = await loadNavigation(site, version);
    // without a readable navigation, every page would be reported as missing from it
    problems.push(
      ...(navigationProblems.length > 0
        ? navigationProblems
        : checkNavigation(model, version, loaded, defaultStrings)),
    );
    for (const lang of site.space.languages) {
      const strings = input.strings[lang];
      if (!strings) continue;
      let { navigation } = loaded;
      if (loaded.displayFile === undefined) {
        navigation = navigationFromFolders(model, version, lang);
      }
      const first = defaultLanguage(site.space);
      const isTranslated = !strings.fallback.language.includes(input.strings[first]?.fallback.language ?? '');
      const noticeLang = isTranslated ? lang : first;
      const published = buildSiteData(model, version, lang, navigation, strings, noticeLang);
      siteData.push(published);
      const routes = model.routes.filter((route) => route.version === version && route.lang === lang);
      const make = pageMaker(model, published, routes, input.dates);
      makers.set(published.url, make);
      pages.push(...routes.map((route) => make(route, linkProblems)));
      if (!routes.some(({ routePath }) => routePath === '/404')) {
        const page = notFoundPageData(model, published, strings);
        pages.push({ page, siteDataUrl: published.url, links: [], frontmatterLinks: {}, files: [] });
      }
    }
  }
  return {
    ...{ model, siteData, pages, synonyms },
    prepareAgain: (page) => (page.route && makers.get(page.siteDataUrl)?.(page.route)) ?? page,
    // removes duplicates, because languages can share files of folders
    problems: dedupeProblems(problems),
    linkProblems,
  };
}

function pageMaker(
  model: SiteModel,
  siteData: PublishedSiteData,
  routes: readonly SiteRoute[],
  dates: ReadonlyMap<string, number>,
): (route: SiteRoute, linkProblems?: Problem[]) => Prepared {
  const pager = createPager(siteData, new Map(routes.map((route) => [route.pagePath, model.title(route)])));
  return (route, linkProblems) => {
    const { problems, ...links } = pageLinks(model, route);
    linkProblems?.push(...problems);
    const overview = route.summary.frontmatter.overview
      ? overviewGroups(model, siteData.data, route)
      : undefined;
    return {
      page: buildPageData(model, route, { siteData, pager, dates, overview }),
      siteDataUrl: siteData.url,
      source: route.source,
      route,
      ...links,
      overview,
    };
  };
}
