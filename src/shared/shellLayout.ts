import { OUTLINE_DEPTHS } from './constants.ts';
import type { PageData, TocItem } from './pageData.ts';
import { sectionFor, sidebarFor } from './sidebar.ts';
import type { SidebarItem, SiteData } from './siteData.ts';

/** Which parts of the shell a page has. */
export interface ShellLayout {
  navbar: boolean;
  /** Empty: no sidebar. */
  sidebar: SidebarItem[];
  /** Headings of the outline. Empty: none. */
  outline: TocItem[];
  footer: boolean;
}

/** Determined by the page type, the site's options and the page's frontmatter. */
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

/** Which sidebar a page has, as the prefix of its section. Empty: none. */
export function sidebarSection(site: SiteData, page: PageData): string {
  const hasSidebar = shellLayout(site, page).sidebar.length > 0;
  return (hasSidebar && sectionFor(site.sidebars, page.pagePath)?.prefix) || '';
}

/** Parts beside the article, which the second bar opens on narrow screens. */
export function sidePanels({ sidebar, outline }: ShellLayout): string[] {
  return [...(sidebar.length > 0 ? ['sidebar'] : []), ...(outline.length > 0 ? ['outline'] : [])];
}

/**
 * Parts on which lengths of the whole page depend, for `data-parts` of the root. There, and not found by `:has()`:
 * browsers style a page while it arrives, and would do so again from the root when one of its parts has come.
 */
export function layoutParts(layout: ShellLayout): string {
  return [...(layout.navbar ? ['navbar'] : []), ...sidePanels(layout)].join(' ');
}
