import GithubSlugger from 'github-slugger';
import type { OverviewGroup, OverviewHeading, OverviewPage } from '../../shared/overview.ts';
import { isGroup, isLink, linkedPage, sidebarFor } from '../../shared/sidebar.ts';
import type { SidebarItem, SiteData } from '../../shared/siteData.ts';
import type { LocaleStrings } from '../i18n/loadStrings.ts';
import type { SiteModel, SiteRoute } from './siteModel.ts';

/** Heading levels listed per page if the overview does not set them (`BEHAVIOR.md`, 2). */
const DEFAULT_DEPTHS = [2];

/** Share of pages above which a heading, such as "Usage", is hidden. */
const SHARED = 1 / 3;

/** Minimum number of pages for hiding shared headings, because two pages with the same heading aren't a pattern. */
const FEWEST_PAGES = 3;

/**
 * Returns the pages in an overview page's sidebar section, by group, with their headings. Lists only headings that are
 * specific to a page.
 */
export function overviewGroups(model: SiteModel, data: SiteData, page: SiteRoute): OverviewGroup[] {
  const depths = page.summary.frontmatter.overviewHeaders ?? DEFAULT_DEPTHS;
  const byPath = new Map(model.routes.map((route) => [route.pagePath, route]));
  const groups: OverviewGroup[] = [];
  const slugger = new GithubSlugger();
  for (const id of page.summary.ids) slugger.slug(id);
  const newId = () => slugger.slug('group'); // ids are the same in all languages, unlike titles
  const ungrouped: OverviewPage[] = [];
  const entry = (text: string, link: string): OverviewPage[] => {
    const route = byPath.get(linkedPage(link));
    if (!route || route.pagePath === page.pagePath) return [];
    const headings = route.summary.toc.map((heading) => {
      const linkedHeading: OverviewHeading = { text: heading.text, link: `${route.pagePath}#${heading.id}` };
      return depths.includes(heading.depth) ? linkedHeading : unlisted(linkedHeading);
    });
    const { frontmatter, overviewValue } = route.summary;
    const { description } = frontmatter;
    return [
      {
        title: text,
        link,
        ...(description ? { description } : {}),
        ...(overviewValue ? { value: overviewValue } : {}),
        headings,
      },
    ];
  };
  const walk = (items: readonly SidebarItem[], pages: OverviewPage[]): void => {
    for (const item of items) {
      if (isLink(item)) pages.push(...entry(item.text, item.link));
      else if (isGroup(item)) {
        const group: OverviewGroup = {
          id: newId(),
          title: item.text,
          pages: item.link ? entry(item.text, item.link) : [],
        };
        groups.push(group);
        walk(item.items, group.pages);
      }
    }
  };
  walk(sidebarFor(data.sidebars, page.pagePath), ungrouped);
  const { overview } = data.strings as Pick<LocaleStrings, 'overview'>;
  return unlistShared(
    [...groups, { id: newId(), title: overview.others, pages: ungrouped }].filter(
      ({ pages }) => pages.length > 0,
    ),
  );
}

const unlisted = (heading: OverviewHeading): OverviewHeading => ({ ...heading, unlisted: true });

/** Hides headings that many pages share, unless nothing else would be listed. The filter still finds them. */
function unlistShared(groups: OverviewGroup[]): OverviewGroup[] {
  const pages = groups.flatMap((group) => group.pages);
  if (pages.length < FEWEST_PAGES) return groups;
  const headingTexts = pages.flatMap(({ headings }) => [
    ...new Set(headings.flatMap((heading) => (heading.unlisted ? [] : heading.text))),
  ]);
  const uses = Map.groupBy(headingTexts, (text) => text);
  const isShared = (text: string) => (uses.get(text)?.length ?? 0) > pages.length * SHARED;
  if (headingTexts.every(isShared)) return groups;
  return groups.map((group) => ({
    ...group,
    pages: group.pages.map((page) => ({
      ...page,
      headings: page.headings.map((heading) => (isShared(heading.text) ? unlisted(heading) : heading)),
    })),
  }));
}
