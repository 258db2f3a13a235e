import { OUTLINE_DEPTHS } from './constants.ts';
import type { PageData, TocItem } from './pageData.ts';
import { sectionFor, sidebarFor } from './sidebar.ts';
import type { SidebarItem, SiteData } from './siteData.ts';

/** The parts of the shell that a page has. */
export interface ShellLayout {
  navbar: boolean;
  /** Items of the sidebar; empty without a sidebar. */
  sidebar: SidebarItem[];
  /** Headings of the outline; empty without an outline. */
  outline: TocItem[];
  footer: boolean;
}

/** Returns the layout of a page, based on its type, the site's options and its frontmatter. */
export function shellLayout(site: SiteData, page: PageData): ShellLayout {
  const { frontmatter, pageType } = page;
  const isDoc = pageType === 'doc';
  const { from, to } = OUTLINE_DEPTHS;
  const outlined = isDoc && site.theme.outline && frontmatter.outline !== false;
  return {
    navbar: pageType !== 'blank' && frontmatter.navbar !== false && site.theme.hideNavbar !== 'always',
    sidebar: isDoc && frontmatter.sidebar !== false ? sidebarFor(site.sidebars, page.pagePath) : [],
    outline: outlined ? page.toc.filter(({ depth }) => depth >= from && depth <= to) : [],
    footer: isDoc && frontmatter.footer !== false,
  };
}

/** Returns the prefix of the page's sidebar section; an empty string without a sidebar. */
export function sidebarSection(site: SiteData, page: PageData): string {
  const hasSidebar = shellLayout(site, page).sidebar.length > 0;
  return (hasSidebar && sectionFor(site.sidebars, page.pagePath)?.prefix) || '';
}

/** Returns the parts next to the article, which the second bar opens on narrow screens. */
export function sidePanels({ sidebar, outline }: ShellLayout): string[] {
  return [...(sidebar.length > 0 ? ['sidebar'] : []), ...(outline.length > 0 ? ['outline'] : [])];
}

/**
 * Returns the parts that affect sizes across the page, for `data-parts` of the root. The styles use this attribute
 * instead of `:has()`, with which browsers would restyle the whole page when one of the parts loads.
 */
export function layoutParts(layout: ShellLayout): string {
  return [...(layout.navbar ? ['navbar'] : []), ...sidePanels(layout)].join(' ');
}
