import type { NavInput, Navigation, SidebarInput } from '../../../shared/navigation.ts';
import { isGroup, linkOf } from './sections.ts';

/** All links of a navigation, each once. */
export function allLinks({ nav, sidebar }: Navigation): Set<string> {
  const links = new Set<string>();
  const collect = (link: string) => {
    links.add(link);
    return link;
  };
  mapLinks({ nav, sidebar }, collect);
  return links;
}

/**
 * The navigation with other links. Where there is no new one, the entry is gone, and with it a group or menu that has
 * become empty.
 */
export function mapLinks(
  { nav, sidebar }: Navigation,
  change: (link: string) => string | undefined,
): Navigation {
  const lists = Object.entries(sidebar).map(([prefix, items]) => [prefix, mapItems(items, change)]);
  return { nav: mapMenu(nav, change), sidebar: Object.fromEntries(lists) as Navigation['sidebar'] };
}

function mapMenu(entries: readonly NavInput[], change: (link: string) => string | undefined): NavInput[] {
  return entries.flatMap((entry): NavInput[] => {
    const { link: old, items: inside, ...rest } = entry;
    const link = old === undefined ? undefined : change(old);
    const items = inside && mapMenu(inside, change);
    const isGone = (old !== undefined || inside !== undefined) && !link && !items?.length;
    return isGone ? [] : [{ ...rest, ...(link ? { link } : {}), ...(items ? { items } : {}) }];
  });
}

function mapItems(
  items: readonly SidebarInput[],
  change: (link: string) => string | undefined,
): SidebarInput[] {
  return items.flatMap((item): SidebarInput[] => {
    const old = linkOf(item);
    const link = old === undefined ? undefined : change(old);
    if (isGroup(item)) {
      const { link: _, ...rest } = item;
      const inside = mapItems(item.items, change);
      const isGone = inside.length === 0 && item.items.length > 0 && link === undefined;
      return isGone ? [] : [{ ...rest, items: inside, ...(link ? { link } : {}) }];
    }
    if (old === undefined) return [item];
    if (link === undefined) return [];
    return [typeof item === 'string' ? link : { ...item, link }];
  });
}
