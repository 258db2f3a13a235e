import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Navigation, SidebarInput } from '../../shared/navigation.ts';
import { defaultLanguage, parseAddress } from '../../shared/routes.ts';
import { displayPath } from '../base/paths.ts';
import type { Problem } from '../base/problems.ts';
import { MetaFiles, titleOfFolder } from './metaFiles.ts';
import type { SiteModel, SiteRoute } from './siteModel.ts';

/** A folder or a page, or a page with a folder of the same name. */
interface Place {
  /** As the folder or file is spelt. */
  name: string;
  page?: SiteRoute;
  /** By their names in lower case. */
  inside: Map<string, Place>;
}

/**
 * The navigation of a version and language that has no file for it: one sidebar, with a group for each folder. What has an
 * `order` in its frontmatter comes first, then pages before folders, each by name. The site's title leads to its home page.
 * A folder with a `_meta.json` is shown as that says, and one at the top has a sidebar of its own; `_nav.json` is the top bar.
 */
export function navigationFromFolders(
  model: SiteModel,
  version: string,
  lang: string,
): { navigation: Navigation; problems: Problem[] } {
  const top: Place = { name: '', inside: new Map() };
  for (const route of model.routes) {
    const isOwn = route.version === version && route.lang === lang && route.source.version === version;
    if (isOwn && isListed(route)) placeOf(top, route.routePath).page = route;
  }
  const meta = metaOf(model, version, lang, top);
  const sidebar: Navigation['sidebar'] = {};
  if (!meta.has('/'))
    for (const [key, { name }] of top.inside) {
      if (!meta.has(`/${name}/`)) continue;
      sidebar[`/${name}/`] = meta.entries(`/${name}/`);
      top.inside.delete(key);
    }
  const rest = meta.entries('/');
  if (rest.length > 0 || Object.keys(sidebar).length === 0) sidebar['/'] = rest;
  return { navigation: { nav: meta.nav(), sidebar }, problems: meta.problems };
}

/** A folder that there is. */
function placeAt(top: Place, route: string): Place | undefined {
  return route
    .split('/')
    .filter(Boolean)
    .reduce<Place | undefined>((place, name) => place?.inside.get(name.toLowerCase()), top);
}

/** The files that the folders of a language have, else those of the first language. */
function metaOf(model: SiteModel, version: string, lang: string, top: Place): MetaFiles {
  const { docsDir, space } = model.site;
  const own = path.join(docsDir, version, lang);
  const first = path.join(docsDir, version, defaultLanguage(space));
  const find = (link: string): SiteRoute | undefined => {
    const plain = link.replace(/[?#].*$/, '').replace(/(?:\/index)?(?:\.html|\.mdx?)?$/, '');
    return model.find({ version, lang, path: parseAddress(space, plain || '/').path });
  };
  const meta = new MetaFiles({
    pages: model.routes
      .filter((route) => route.version === version && route.lang === lang)
      .map(({ routePath }) => routePath),
    find: (link) => find(link)?.routePath,
    title: (name, page) => {
      const found = page === undefined ? undefined : find(page);
      return found ? model.title(found) : titleOfFolder(name);
    },
    place: (route, name) => {
      const files = [own, first].map((folder) => path.join(folder, route, name));
      const file = files.find((candidate) => existsSync(candidate)) ?? path.join(own, route, name);
      return { file, displayFile: displayPath(model.site, file) };
    },
    otherwise: (route) => {
      const place = placeAt(top, route);
      return place ? entriesOf(model, meta, place, route) : [];
    },
  });
  return meta;
}

function isListed({ routePath, summary: { frontmatter } }: SiteRoute): boolean {
  const isDoc = (frontmatter.pageType ?? 'doc') === 'doc' && frontmatter.sidebar !== false;
  return isDoc && routePath !== '/' && routePath !== '/404';
}

function placeOf(top: Place, routePath: string): Place {
  let place = top;
  for (const name of routePath.split('/').filter(Boolean)) {
    const key = name.toLowerCase();
    const found: Place = place.inside.get(key) ?? { name, inside: new Map() };
    place.inside.set(key, found);
    place = found;
  }
  return place;
}

function entriesOf(model: SiteModel, meta: MetaFiles, { inside }: Place, folder: string): SidebarInput[] {
  const sorted = [...inside.values()]
    .map((place) => ({ ...place, order: orderOf(model, place) }))
    .sort((one, other) => {
      if (one.order !== other.order) return one.order < other.order ? -1 : 1;
      return Number(one.inside.size > 0) - Number(other.inside.size > 0) || (one.name < other.name ? -1 : 1);
    });
  return sorted.flatMap((place): SidebarInput[] => {
    const { page } = place;
    if (page && place.inside.size === 0) return [page.routePath];
    const items = meta.entries(`${folder}${place.name}/`);
    if (items.length === 0) return page ? [page.routePath] : [];
    return [
      page
        ? { text: model.title(page), link: page.routePath, items }
        : { text: titleOfFolder(place.name), items },
    ];
  });
}

/** What the page says, else its original in the first language. */
function orderOf(model: SiteModel, { page }: Place): number {
  const { version = '', routePath = '', summary } = page ?? {};
  const original = () => model.find({ version, lang: defaultLanguage(model.site.space), path: routePath });
  return summary?.frontmatter.order ?? (page && original()?.summary.frontmatter.order) ?? Infinity;
}
