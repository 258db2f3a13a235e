import type { Navigation, SidebarGroupInput, SidebarInput } from '../../../shared/navigation.ts';
import { routeKey } from '../../../shared/routes.ts';
import type { Localized } from '../../../shared/themeConfig.ts';
import { isBelow } from '../../../shared/urlPath.ts';
import { listed } from '../../base/problems.ts';

/** A list in a sidebar that a page can be added to: a group, or the top level of a section. */
export interface Section {
  /** Path of group titles in the given language; for the top level, the section's prefix. */
  title: string;
  /** Links directly in the list, in order. */
  links: string[];
}

/** The sidebar that a page shows: the longest prefix that it is below. */
export function sidebarOf(navigation: Navigation, routePath: string): string | undefined {
  return Object.keys(navigation.sidebar)
    .filter((prefix) => isBelow(prefix, routePath))
    .sort((one, other) => other.length - one.length)[0];
}

/** The lists of the sidebar that a path belongs to, in reading order. */
export function sectionsFor(navigation: Navigation, routePath: string, lang: string): Section[] {
  const prefix = sidebarOf(navigation, routePath);
  return prefix === undefined ? [] : listSections(navigation.sidebar[prefix] ?? [], prefix, lang);
}

/** The section of this name; throws if there is none. */
export function sectionNamed(sections: readonly Section[], name: string): Section {
  const found = sections.find(({ title }) => title.toLowerCase() === name.toLowerCase());
  if (found) return found;
  const known = sections.map(({ title }) => title);
  const advice =
    known.length > 0
      ? `There are: ${listed(known)}.`
      : 'The sidebar of this folder has none: leave “--section” out.';
  throw new Error(`There is no section “${name}” here. ${advice}`);
}

/** The list with the most pages of the same folder; otherwise the only one, if there is just one. */
export function likelySection(sections: readonly Section[], routePath: string): Section | undefined {
  const folder = routePath.replace(/[^/]*\/?$/, '');
  const siblings = (section: Section) =>
    section.links.filter((link) => link.replace(/[^/]*\/?$/, '') === folder).length;
  const [best] = [...sections].sort((one, other) => siblings(other) - siblings(one));
  return best && (siblings(best) > 0 || sections.length === 1) ? best : undefined;
}

/** The navigation with a link inserted after another one, anywhere in a sidebar. */
export function withLinkAfter(navigation: Navigation, after: string, link: string): Navigation {
  const insert = (items: readonly SidebarInput[]): SidebarInput[] =>
    items.flatMap((item): SidebarInput[] => {
      const own = isGroup(item) ? { ...item, items: insert(item.items) } : item;
      return !isGroup(item) && linkOf(item) === after ? [own, link] : [own];
    });
  const sidebar = Object.entries(navigation.sidebar).map(([prefix, items]) => [prefix, insert(items)]);
  return { ...navigation, sidebar: Object.fromEntries(sidebar) as Navigation['sidebar'] };
}

function listSections(items: readonly SidebarInput[], title: string, lang: string): Section[] {
  const links = items.flatMap((item) => (isGroup(item) ? [] : (linkOf(item) ?? [])));
  const own = links.length > 0 ? [{ title, links }] : [];
  const nested = items.flatMap((item) =>
    isGroup(item) ? listSections(item.items, nameOf(item.text, lang), lang) : [],
  );
  return [...own, ...nested];
}

/** Whether an entry of a sidebar has entries of its own. */
export function isGroup(item: SidebarInput): item is SidebarGroupInput {
  return typeof item !== 'string' && 'items' in item;
}

/** Where an entry of a sidebar leads, if anywhere. */
export function linkOf(item: SidebarInput): string | undefined {
  if (typeof item === 'string') return item;
  return 'link' in item ? item.link : undefined;
}

function nameOf(text: Localized, lang: string): string {
  return typeof text === 'string' ? text : (text[lang] ?? Object.values(text)[0] ?? '');
}

/** Whether a path is already in a sidebar. */
export function isListed(navigation: Navigation, routePath: string): boolean {
  const links = (items: readonly SidebarInput[]): string[] =>
    items.flatMap((item) => [
      ...(linkOf(item) ? [linkOf(item) ?? ''] : []),
      ...(isGroup(item) ? links(item.items) : []),
    ]);
  return Object.values(navigation.sidebar).some((items) =>
    links(items).some((link) => routeKey(link) === routeKey(routePath)),
  );
}
