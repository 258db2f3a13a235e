import { createContext, useContext } from 'react';
import { OUTLINE_DEPTHS } from '../shared/constants.ts';
import type { PageData, TocItem } from '../shared/pageData.ts';
import { sidebarFor } from '../shared/sidebar.ts';
import type { SidebarItem, SiteData } from '../shared/siteData.ts';

export interface ShellState {
  site: SiteData;
  page: PageData;
  layout: ShellLayout;
}

/** Given by `Shell`, around all parts. */
export const ShellContext = createContext({} as ShellState);

/** Site, page and layout, for every part of the shell. */
export const useShell = (): ShellState => useContext(ShellContext);

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
