import escapeStringRegexp from 'escape-string-regexp';
import { type NavInput, navigationSchema, type SidebarInput } from '../../../shared/navigation.ts';
import { isExternal, parseAddress, routeKey, splitHref } from '../../../shared/routes.ts';
import { isTextKey, type Localized } from '../../../shared/themeConfig.ts';
import { didYouMean, hasErrors, type Problem } from '../../base/problems.ts';
import type { StringMap } from '../../i18n/stringTree.ts';
import { collectLinks, type LoadedNavigation } from '../loadNavigation.ts';
import { publicFile } from '../resolveLinks.ts';
import type { SiteModel } from '../siteModel.ts';
import { checkLocalized } from './checkLocalized.ts';

/**
 * Compares the navigation with the pages (each page must be listed once, and each entry must have a page) and with the
 * locale files.
 *
 * @param strings strings of the site's first language, by full key
 */
export function checkNavigation(
  model: SiteModel,
  version: string,
  loaded: LoadedNavigation,
  strings: StringMap = new Map(),
): Problem[] {
  const { displayFile, text, navigation } = loaded;
  if (displayFile === undefined) return [];
  const problems: Problem[] = [];
  const [lang = ''] = model.site.space.languages;
  const pages = model.routes.filter((route) => route.version === version && route.lang === lang);
  const known = new Set(pages.map(({ routePath }) => routeKey(routePath)));
  const report = (link: string, occurrence: number, problem: Pick<Problem, 'message' | 'advice'>): void => {
    const line = linkLine(text, link, occurrence);
    problems.push({ severity: 'error', file: displayFile, ...(line ? { line } : {}), ...problem });
  };
  const checkTarget = (link: string, folder = '/'): void => {
    const isWord = !link.startsWith('/');
    if (isExternal(link) || (!isWord && known.has(linkKey(model, link)))) return;
    if (isWord) {
      const fromRoot = `/${link.replace(/^(?:\.{0,2}\/)+/, '')}`;
      const fromFolder = folder.replace(/\/$/, '') + fromRoot;
      const path =
        [fromRoot, fromFolder].find((candidate) => known.has(linkKey(model, candidate))) ?? fromRoot;
      const message = `The link "${link}" must start with a slash.`;
      report(link, 1, { message, advice: `Write "${path}".` });
      return;
    }
    if (publicFile(model.site, splitHref(link).target)) return;
    const paths = pages.map(({ routePath }) => routePath);
    const advice = didYouMean(link, paths, 'Create the page, or remove the entry.');
    report(link, 1, { message: `Page not found: "${link}".`, advice });
  };

  const file = { displayFile, text, value: navigation, schema: navigationSchema };
  problems.push(...checkLocalized(model.site, file, strings));
  const inNav = collectLinks(navigation.nav);
  for (const link of inNav) checkTarget(link);
  const counts = new Map<string, number>();
  const inSidebars = Object.entries(navigation.sidebar).flatMap(([folder, items]) =>
    collectLinks(items).map((link) => ({ folder, link })),
  );
  for (const { folder, link } of inSidebars) {
    checkTarget(link, folder);
    if (!link.startsWith('/')) continue;
    const key = linkKey(model, link);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > 1)
      report(link, count + inNav.filter((other) => other === link).length, {
        message: `The page "${link}" is listed twice in the sidebars.`,
        advice: 'Remove one of the entries.',
      });
  }
  for (const title of emptyEntries([...navigation.nav, ...Object.values(navigation.sidebar).flat()])) {
    const name = isTextKey(title) ? title.key : typeof title === 'string' ? title : (title[lang] ?? '');
    report(name, 1, {
      message: `The entry "${name}" has neither a link nor child entries.`,
      advice: 'Add one of the two, or remove the entry.',
    });
  }
  for (const { routePath, source, summary, version: routeVersion } of pages) {
    const { frontmatter } = summary;
    const needed =
      (frontmatter.pageType ?? 'doc') === 'doc' && frontmatter.sidebar !== false && routePath !== '/404';
    if (!needed || counts.has(routeKey(routePath)) || source.version !== routeVersion) continue;
    if (hasErrors(summary.problems)) continue; // the page's frontmatter can hide it from the navigation
    const message = `This page is not in any sidebar of ${displayFile}, so readers cannot find it.`;
    const advice = `Add '${routePath}' to a sidebar there, or "sidebar: false" to the page.`;
    problems.push({ severity: 'error', file: source.displayFile, message, advice });
  }
  return problems;
}

/** Returns the titles of entries that have neither a link nor entries below them. */
function emptyEntries(entries: readonly (NavInput | SidebarInput)[]): Localized[] {
  return entries.flatMap((entry) => {
    if (typeof entry === 'string' || !('text' in entry) || entry.text === undefined) return [];
    if ('items' in entry && entry.items && entry.items.length > 0) return emptyEntries(entry.items);
    return entry.link === undefined ? [entry.text] : [];
  });
}

function linkKey(model: SiteModel, link: string): string {
  return routeKey(parseAddress(model.site.space, link.replace(/[?#].*$/, '')).path);
}

/** Returns the line of the n-th occurrence of a link. Keys of the sidebar don't count. */
function linkLine(text: string, link: string, occurrence: number): number | undefined {
  const pattern = new RegExp(`['"\`]${escapeStringRegexp(link)}['"\`](?!\\s*:)`, 'g');
  const match = [...text.matchAll(pattern)].slice(0, occurrence).at(-1);
  return match && text.slice(0, match.index).split('\n').length;
}
