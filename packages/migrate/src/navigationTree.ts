import type { NavInput, Navigation, SidebarInput } from 'docs-site-engine/node';
import { isText } from './sourceSettings.ts';

/** An entry of a VitePress or Rspress navigation. */
export interface SourceEntry {
  text?: unknown;
  link?: unknown;
  items?: unknown;
  activeMatch?: unknown;
  collapsed?: unknown;
  collapsible?: unknown;
  base?: unknown;
  dividerType?: unknown;
  sectionHeaderText?: unknown;
  component?: unknown;
  tag?: unknown;
  position?: unknown;
  context?: unknown;
}

/** Pages of the new site, by their paths. */
export interface Pages {
  /** Returns the path of the page that a link points to, or `undefined` for a dead link. */
  find(link: string): string | undefined;
  all: readonly string[];
}

/** @param paths of all pages: `/guide/start`, `/guide/` */
export function createPages(paths: readonly string[]): Pages {
  const key = (link: string) =>
    link
      .replace(/[?#].*$/, '')
      .replace(/(?:\/index)?(?:\.html|\.mdx?)?$/, '')
      .replace(/\/$/, '')
      .toLowerCase();
  const known = new Map(paths.map((path) => [key(path), path]));
  return { all: paths, find: (link) => known.get(key(link.startsWith('/') ? link : `/${link}`)) };
}

const isEntry = (value: unknown): value is SourceEntry => typeof value === 'object' && value !== null;
const isExternal = (link: string) => /^https?:\/\//.test(link);

/** Called with every omitted entry. */
type OnOmitted = (text: string) => void;

/** Returns the entries of the navbar, without dead links. */
export function migrateNav(entries: unknown, pages: Pages, onOmitted: OnOmitted): NavInput[] {
  return toEntries(entries).flatMap((entry): NavInput[] => {
    const { text, link, items, activeMatch, component, tag, position } = entry;
    const inner = migrateNav(items, pages, onOmitted);
    const target = isText(link) ? linkTarget('', link, pages) : undefined;
    const name = [text, component, link].filter(isText).join(' ');
    if (!isText(text) || (inner.length > 0 && isText(link)) || (inner.length === 0 && target === undefined))
      if (name !== '') onOmitted(name);
    if (!isText(text)) return inner;
    const common = {
      text,
      ...(isText(tag) ? { tag } : {}),
      ...(position === 'right' ? { position: 'right' as const } : {}),
    };
    if (inner.length > 0) return [{ ...common, items: inner }];
    if (target === undefined) return [];
    return [{ ...common, link: target, ...(isText(activeMatch) ? { activeMatch } : {}) }];
  });
}

/** Returns the entries of a sidebar, without dead links. */
export function migrateSidebar(
  entries: unknown,
  pages: Pages,
  onOmitted: OnOmitted,
  base = '',
): SidebarInput[] {
  return toEntries(entries).flatMap((entry): SidebarInput[] => {
    const { text, link, items, collapsed, collapsible, dividerType, sectionHeaderText, context } = entry;
    const tag = isText(entry.tag) ? { tag: entry.tag } : {};
    if (dividerType === 'solid' || dividerType === 'dashed') return [{ dividerType }];
    if (isText(sectionHeaderText)) return [{ sectionHeaderText }];
    const entryBase = isText(entry.base) ? entry.base : base;
    const target = isText(link) ? linkTarget(entryBase, link, pages) : undefined;
    const inner = migrateSidebar(items, pages, onOmitted, entryBase);
    if (inner.length > 0 && (target === undefined ? isText(link) : isExternal(target)))
      onOmitted(String(link));
    if (inner.length > 0 && isText(text))
      return [
        {
          text,
          ...(target === undefined || isExternal(target) ? {} : { link: target }),
          items: inner,
          ...(collapsed === true ? { collapsed } : {}),
          ...(collapsible === false ? { collapsible } : {}),
          ...tag,
        },
      ];
    if (inner.length > 0) return inner;
    if (target === undefined) {
      if (isText(text) || isText(link)) onOmitted(isText(text) ? text : String(link));
      return [];
    }
    const properties = { ...(isText(text) ? { text } : {}), ...tag, ...(isText(context) ? { context } : {}) };
    return [Object.keys(properties).length > 0 ? { link: target, ...properties } : target];
  });
}

/** Returns the page that a link refers to, with its hash. */
function linkTarget(base: string, link: string, pages: Pages): string | undefined {
  if (isExternal(link)) return link;
  const page = pages.find(base + link);
  return page === undefined ? undefined : page + (/[?#].*$/.exec(link)?.[0] ?? '');
}

/** Rspress also allows a page name without an object. */
function toEntries(value: unknown): SourceEntry[] {
  const entries: unknown[] = Array.isArray(value) ? value : [];
  return entries.map((entry) => (isText(entry) ? { link: entry } : entry)).filter(isEntry);
}

/** Returns the entries whose page isn't listed yet. */
function removeListed(
  entries: readonly SidebarInput[],
  listed: Set<string>,
  onDuplicate: OnOmitted,
): SidebarInput[] {
  const isNew = (link: string) => {
    if (isExternal(link)) return true;
    const page = link.replace(/[?#].*$/, '');
    if (!listed.has(page)) return Boolean(listed.add(page));
    onDuplicate(link);
    return false;
  };
  return entries.flatMap((entry): SidebarInput[] => {
    if (typeof entry === 'string') return isNew(entry) ? [entry] : [];
    if ('items' in entry) {
      const { link, ...group } = entry;
      const isFirst = link !== undefined && isNew(link);
      const items = removeListed(entry.items, listed, onDuplicate);
      return items.length > 0 ? [{ ...group, ...(isFirst ? { link } : {}), items }] : isFirst ? [link] : [];
    }
    return !('link' in entry) || isNew(entry.link) ? [entry] : [];
  });
}

/** Adds pages that aren't in a sidebar to the end of their folder's sidebar, each once. */
export function addMissingPages(
  navigation: Navigation,
  pages: readonly string[],
  onDuplicate: OnOmitted,
): Navigation {
  const listed = new Set<string>();
  const sidebar = Object.fromEntries(
    Object.entries(navigation.sidebar).map(([prefix, entries]) => [
      prefix,
      removeListed(entries, listed, onDuplicate),
    ]),
  );
  const prefixes = Object.keys(sidebar).sort((one, other) => other.length - one.length);
  for (const page of pages) {
    if (listed.has(page)) continue;
    const [, top = ''] = /^\/([^/]+)\//.exec(page) ?? [];
    const prefix =
      prefixes.find((candidate) => page.startsWith(candidate)) ?? (top === '' ? '/' : `/${top}/`);
    sidebar[prefix] = [...(sidebar[prefix] ?? []), page];
    if (!prefixes.includes(prefix)) prefixes.push(prefix);
  }
  const filled = Object.entries(sidebar).filter(([, entries]) => entries.length > 0);
  return { ...navigation, sidebar: Object.fromEntries(filled) };
}

/** Returns the text of a `navigation.ts`. */
export function navigationText(navigation: Navigation): string {
  return `import type { Navigation } from 'docs-site-engine';

const navigation: Navigation = ${JSON.stringify(navigation, null, 2)};

export default navigation;
`;
}
