import type { AlternateLink } from '../../shared/pageData.ts';
import {
  allVersions,
  formatAddress,
  parseAddress,
  type RouteAddress,
  type RoutesFile,
  routeKey,
  splitHref,
} from '../../shared/routes.ts';
import { RouteTable } from '../../shared/routeTable.ts';
import { decodePath } from '../../shared/urlPath.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import { headingSlugger, slugify } from '../content/extract/headings.ts';
import { normalizeHash } from '../content/extract/links.ts';
import type { PageSource, Summary } from '../content/page.ts';

/** A route of the site: its path, and the source file of the page. */
export interface SiteRoute {
  version: string;
  lang: string;
  routePath: string;
  pagePath: string;
  source: PageSource;
  summary: Summary;
}

/** All routes, and lookups between them. */
export class SiteModel {
  readonly site: ResolvedSite;
  readonly routes: readonly SiteRoute[];
  /** Redirects from old paths, see `RoutesFile.redirects`. */
  readonly redirects: Record<string, string>;
  readonly table: RouteTable;
  readonly #byPath: Map<string, SiteRoute>;

  constructor(site: ResolvedSite, sources: readonly PageSource[], summaries: ReadonlyMap<string, Summary>) {
    this.site = site;
    this.routes = listRoutes(site, sources, summaries);
    this.#byPath = new Map(this.routes.map((route) => [route.pagePath, route]));
    this.redirects = expandRedirects(site);
    this.table = new RouteTable(site.space, this.#byPath.keys(), this.redirects);
  }

  /** Finds the route of a path or of any variant of it. */
  find(address: Pick<RouteAddress, 'version' | 'lang' | 'path'>): SiteRoute | undefined {
    const pagePath = this.table.find(address);
    return pagePath === undefined ? undefined : this.#byPath.get(pagePath);
  }

  /** Returns the title of a page for lists. */
  title({ summary: { frontmatter, headingTitle }, routePath }: SiteRoute): string {
    const fallback = this.site.theme.fallbackHeadingTitle === false ? '' : headingTitle;
    return (
      frontmatter.title ??
      (fallback || (routePath.split('/').filter(Boolean).at(-1) ?? this.site.config.title))
    );
  }

  /** Returns the id of the generated title of a documentation page without a first-level heading. */
  titleId(route: SiteRoute): string | undefined {
    const { headingTitle, ids, frontmatter } = route.summary;
    if (headingTitle !== '' || frontmatter.hero) return undefined;
    return headingSlugger(ids).slug(slugify(this.title(route), this.site.markdown.slugs));
  }

  /** Whether a link can point to an id of a page. */
  hasId(route: SiteRoute, id: string): boolean {
    return route.summary.ids.includes(id) || this.titleId(route) === id;
  }

  /** Returns the targets of the language menu. */
  languageLinks({ version, routePath }: Pick<SiteRoute, 'version' | 'routePath'>): AlternateLink[] {
    return this.site.space.languages.flatMap((lang) =>
      this.#alternate(lang, { version, lang, path: routePath }),
    );
  }

  /** Returns the targets of the version menu. */
  versionLinks({ lang, routePath }: Pick<SiteRoute, 'lang' | 'routePath'>): AlternateLink[] {
    return this.site.space.versions.flatMap((version) =>
      this.#alternate(version, { version, lang, path: routePath }),
    );
  }

  #alternate(key: string, address: Pick<RouteAddress, 'version' | 'lang' | 'path'>): AlternateLink[] {
    const nearest = this.table.nearest(address);
    if (!nearest) return [];
    const route = this.#byPath.get(nearest.path);
    const isSource = route?.source.lang === route?.lang && route?.source.version === route?.version;
    return [{ key, link: nearest.path, exact: nearest.exact && isSource }];
  }
}

/**
 * Lists the routes of all pages in every version and language. Missing pages fall back to the default language or
 * version.
 */
function listRoutes(
  site: ResolvedSite,
  sources: readonly PageSource[],
  summaries: ReadonlyMap<string, Summary>,
): SiteRoute[] {
  const { space } = site;
  const byOrigin = Map.groupBy(sources, ({ version, lang }) => `${version}/${lang}`);
  const [defaultLang = ''] = space.languages;
  return allVersions(space).flatMap((version) =>
    space.languages.flatMap((lang) => {
      const origins = [
        [version, lang],
        [version, defaultLang],
        [space.defaultVersion, lang],
        [space.defaultVersion, defaultLang],
      ];
      const byKey = new Map<string, SiteRoute>();
      for (const origin of new Set(origins.map((names) => names.join('/')))) {
        for (const source of byOrigin.get(origin) ?? []) {
          const key = routeKey(source.routePath);
          const summary = summaries.get(source.file);
          if (byKey.has(key) || !summary) continue;
          const { routePath } = source;
          const pagePath = formatAddress(space, { version, lang, path: routePath });
          byKey.set(key, { version, lang, routePath, pagePath, source, summary });
        }
      }
      return [...byKey.values()].sort((a, b) => (a.pagePath < b.pagePath ? -1 : 1));
    }),
  );
}

/** Returns the content of `routes.json`. Not-found pages aren't listed, because they don't have a URL. */
export function routesFile({ site, routes, redirects }: SiteModel): RoutesFile {
  const pages = routes.filter(({ routePath }) => routePath !== '/404');
  return {
    ...site.space,
    pages: pages.map(({ pagePath }) => pagePath),
    routes: pages.map(({ pagePath, source, lang, version }) => ({
      path: pagePath,
      filePath: source.relativePath,
      lang,
      version,
    })),
    redirects,
  };
}

/**
 * Expands the configured redirects to URL paths. A redirect without a language or version applies to all of them,
 * except those with a more specific redirect.
 */
function expandRedirects({ config, space }: ResolvedSite): Record<string, string> {
  const redirectAddress = (path: string) =>
    parseAddress(space, decodePath(path.split('#')[0] ?? '').normalize());
  const entries = Object.entries(config.redirects ?? {}).map(([from, to]) => ({
    oldAddress: redirectAddress(from),
    newAddress: redirectAddress(to),
    hash: normalizeHash(splitHref(to).hash),
  }));
  const names = ({ oldAddress }: (typeof entries)[number]) =>
    Number(oldAddress.namesVersion) + Number(oldAddress.namesLang);
  entries.sort((a, b) => names(a) - names(b)); // sorts more specific entries last, so that they take precedence
  const expanded = entries.flatMap(({ oldAddress, newAddress, hash }) => {
    return (oldAddress.namesVersion ? [oldAddress.version] : allVersions(space)).flatMap((version) =>
      (oldAddress.namesLang ? [oldAddress.lang] : space.languages).map((lang): [string, string] => {
        const target = {
          version: newAddress.namesVersion ? newAddress.version : version,
          lang: newAddress.namesLang ? newAddress.lang : lang,
          path: newAddress.path,
        };
        const old = { version, lang, path: oldAddress.path };
        return [formatAddress(space, old), formatAddress(space, target) + hash];
      }),
    );
  });
  return Object.fromEntries(expanded);
}
