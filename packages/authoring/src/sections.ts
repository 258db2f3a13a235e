import {
  collectLinks,
  defaultLanguage,
  isBelow,
  type Localized,
  loadStrings,
  localize,
  type NavInput,
  type Navigation,
  type ResolvedSite,
  routeKey,
  type SidebarInput,
} from 'docs-site-engine/node';

/** A list in a sidebar that a page can be added to: a group, or the top level of a section. */
export interface Section {
  /** Path of group titles in the given language; for the top level, the section's prefix. */
  title: string;
  /** Links directly in the list, in order. */
  links: string[];
}

/** Returns the sidebar that a page shows: the one with the longest prefix that the page is below. */
export function findSidebar(navigation: Navigation, routePath: string): string | undefined {
  return Object.keys(navigation.sidebar)
    .filter((prefix) => isBelow(prefix, routePath))
    .sort((one, other) => other.length - one.length)[0];
}

/** Returns a string of the navigation in the language of section names. */
type GetText = (text: Localized) => string;

/** {@link GetText} in the site's first language. */
export async function navigationTexts(site: ResolvedSite): Promise<GetText> {
  const lang = defaultLanguage(site.space);
  const { strings } = await loadStrings(site);
  return (text) => localize(text, lang, lang, strings[lang]);
}

/** Returns the lists of the sidebar that a path belongs to, in reading order. */
export function sectionsFor(navigation: Navigation, routePath: string, getText: GetText): Section[] {
  const prefix = findSidebar(navigation, routePath);
  return prefix === undefined ? [] : listSections(navigation.sidebar[prefix] ?? [], prefix, getText);
}

/** Returns the section with this name; throws if it is unknown. */
export function findSection(sections: readonly Section[], name: string): Section {
  const section = sections.find(({ title }) => title.toLowerCase() === name.toLowerCase());
  if (section) return section;
  const known = sections.map(({ title }) => title);
  const advice =
    known.length > 0
      ? `Sections: ${known.join(', ')}.`
      : 'The sidebar of this folder has no sections. Remove "--section".';
  throw new Error(`Unknown section "${name}". ${advice}`);
}

/** Returns the list with the most pages of the same folder; otherwise the only one, if there is just one. */
export function guessSection(sections: readonly Section[], routePath: string): Section | undefined {
  const folder = routePath.replace(/[^/]*\/?$/, '');
  const siblings = (section: Section) =>
    section.links.filter((link) => link.replace(/[^/]*\/?$/, '') === folder).length;
  const [best] = [...sections].sort((one, other) => siblings(other) - siblings(one));
  return best && (siblings(best) > 0 || sections.length === 1) ? best : undefined;
}

function listSections(items: readonly SidebarInput[], title: string, getText: GetText): Section[] {
  const links = items.flatMap((item) => (isGroup(item) ? [] : (entryLink(item) ?? [])));
  const topLevel = links.length > 0 ? [{ title, links }] : [];
  const nested = items.flatMap((item) =>
    isGroup(item) ? listSections(item.items, getText(item.text), getText) : [],
  );
  return [...topLevel, ...nested];
}

/** Whether a sidebar entry is a group. */
function isGroup(item: SidebarInput): item is Extract<SidebarInput, { items: unknown }> {
  return typeof item !== 'string' && 'items' in item;
}

/** Returns the link of a sidebar entry, if it has one. */
function entryLink(item: SidebarInput): string | undefined {
  if (typeof item === 'string') return item;
  return 'link' in item ? item.link : undefined;
}

/** Whether a path is already in a sidebar. */
export function isListed({ sidebar }: Navigation, routePath: string): boolean {
  return [...allLinks({ nav: [], sidebar })].some((link) => routeKey(link) === routeKey(routePath));
}

/** Returns all links of a navigation, each once. */
export function allLinks({ nav, sidebar }: Navigation): Set<string> {
  return new Set(collectLinks([...nav, ...Object.values(sidebar).flat()]));
}

/** The links that replace a link: none, one or several. */
type Change = (link: string) => readonly string[];

/**
 * Returns the navigation with replaced links. Entries without a link are removed, and so are groups that become empty.
 */
export function mapLinks({ nav, sidebar }: Navigation, change: Change): Navigation {
  const lists = Object.entries(sidebar).map(([prefix, items]) => [prefix, mapEntries(items, change)]);
  return { nav: mapEntries(nav, change), sidebar: Object.fromEntries(lists) as Navigation['sidebar'] };
}

function mapEntries<Entry extends NavInput | SidebarInput>(
  entries: readonly Entry[],
  change: Change,
): Entry[] {
  return entries.flatMap((entry): Entry[] => {
    if (typeof entry === 'string') return [...change(entry)] as Entry[];
    const { link: old, items: inside, ...rest } = entry as { link?: string; items?: Entry[] };
    const [link, ...further] = old === undefined ? [] : change(old);
    const items = inside && mapEntries(inside, change);
    const isGone = (old !== undefined || inside?.length) && link === undefined && !items?.length;
    const changed = { ...rest, ...(link === undefined ? {} : { link }), ...(items ? { items } : {}) };
    return isGone ? [] : [changed as Entry, ...(further as Entry[])];
  });
}
