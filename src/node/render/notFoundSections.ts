import type { NotFoundSection } from '../../article/NotFound/NotFound.tsx';
import { flattenSidebar, sidebarFor } from '../../shared/sidebar.ts';
import type { NavItem, SiteData } from '../../shared/siteData.ts';

/** Pages listed per section: enough to recognize it. */
const PAGES_SHOWN = 4;

/** Suggestions for readers at an unknown address: the sections of the top bar. */
export function notFoundSections({ nav, sidebars, homeLink }: SiteData): NotFoundSection[] {
  const sections = new Map<string, NotFoundSection>();
  for (const { text, link } of linked(nav)) {
    const pages = flattenSidebar(sidebarFor(sidebars, link)).filter((page) => page.link !== link);
    if (link === homeLink || pages.length === 0 || sections.has(link)) continue;
    sections.set(link, { text, link, pages: pages.slice(0, PAGES_SHOWN) });
  }
  return [...sections.values()];
}

function linked(items: readonly NavItem[]): { text: string; link: string }[] {
  return items.flatMap(({ text, link, items: inner = [] }) => [
    ...(link === undefined ? [] : [{ text, link }]),
    ...linked(inner),
  ]);
}
