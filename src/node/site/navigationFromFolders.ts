import type { Navigation, SidebarInput } from '../../shared/navigation.ts';
import { defaultLanguage } from '../../shared/routes.ts';
import type { SiteModel, SiteRoute } from './siteModel.ts';

/** A folder or a page, or a page with a folder of the same name. */
interface Place {
  /** Name as spelled in the file system. */
  name: string;
  page?: SiteRoute;
  /** Children, by name in lower case. */
  inside: Map<string, Place>;
}

/**
 * Returns the navigation of a version and language without a navigation file: one sidebar, with a group for each
 * folder. Entries with an `order` in their frontmatter are first, then pages before folders, each by name. The site's
 * title links to its home page.
 */
export function navigationFromFolders(model: SiteModel, version: string, lang: string): Navigation {
  const top: Place = { name: '', inside: new Map() };
  for (const route of model.routes) {
    const isOriginal = route.version === version && route.lang === lang && route.source.version === version;
    if (isOriginal && isListed(route)) folderAt(top, route.routePath).page = route;
  }
  return { nav: [], sidebar: { '/': sidebarEntries(model, top) } };
}

function isListed({ routePath, summary: { frontmatter } }: SiteRoute): boolean {
  const isDoc = (frontmatter.pageType ?? 'doc') === 'doc' && frontmatter.sidebar !== false;
  return isDoc && routePath !== '/' && routePath !== '/404';
}

function folderAt(top: Place, routePath: string): Place {
  let place = top;
  for (const name of routePath.split('/').filter(Boolean)) {
    const key = name.toLowerCase();
    const child: Place = place.inside.get(key) ?? { name, inside: new Map() };
    place.inside.set(key, child);
    place = child;
  }
  return place;
}

/**
 * Compares names naturally: numbers by value, ignoring case. The order is the same on every system and in every
 * language.
 */
const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const byName = (one: string, other: string): number => compare(one, other) || (one < other ? -1 : 1);

function sidebarEntries(model: SiteModel, { inside }: Place): SidebarInput[] {
  const sorted = [...inside.values()]
    .map((place) => ({ ...place, order: pageOrder(model, place) }))
    .sort((one, other) => {
      if (one.order !== other.order) return one.order < other.order ? -1 : 1;
      return Number(one.inside.size > 0) - Number(other.inside.size > 0) || byName(one.name, other.name);
    });
  return sorted.flatMap((place): SidebarInput[] => {
    const { page } = place;
    if (page && place.inside.size === 0) return [page.routePath];
    const items = sidebarEntries(model, place);
    if (items.length === 0) return page ? [page.routePath] : [];
    return [
      page
        ? { text: model.title(page), link: page.routePath, items }
        : { text: folderTitle(place.name), items },
    ];
  });
}

/** Returns the `order` of the page, or of its original in the first language. */
function pageOrder(model: SiteModel, { page }: Place): number {
  const { version = '', routePath = '', summary } = page ?? {};
  const original = () => model.find({ version, lang: defaultLanguage(model.site.space), path: routePath });
  return summary?.frontmatter.order ?? (page && original()?.summary.frontmatter.order) ?? Infinity;
}

/** Returns the title of a folder: `Getting started` for `getting-started`. */
function folderTitle(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
