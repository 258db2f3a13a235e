import type { Localized } from './siteConfig.ts';

/** What `docs/navigation.ts` exports: one structure for all languages. */
export interface Navigation {
  /** Entries of the top bar. */
  nav: NavInput[];
  /** Sidebars by path prefix: `/guide/` applies to every page below it. The longest prefix wins. */
  sidebar: Record<string, SidebarInput[]>;
}

/** An entry of the top bar, at most three levels deep. */
export interface NavInput {
  text: Localized;
  /** Path of a page, without base, version and language, or an external URL. */
  link?: string;
  /** Regular expression matched against the path without base, version and language. Default: the link's own path. */
  activeMatch?: string;
  tag?: Localized;
  /** Default: `'left'`. */
  position?: 'left' | 'right';
  items?: NavInput[];
}

export interface SidebarLinkInput {
  link: string;
  /** Default: the page's title. */
  text?: Localized;
  tag?: Localized;
  /** Free text put on the element as `data-context`, for styling. */
  context?: string;
}

export interface SidebarGroupInput {
  text: Localized;
  link?: string;
  items: SidebarInput[];
  /** Whether readers can collapse it. Default: `true`. */
  collapsible?: boolean;
  /** Initially collapsed; the group with the current page expands automatically. Default: `false`. */
  collapsed?: boolean;
  tag?: Localized;
}

export interface DividerInput {
  dividerType: 'solid' | 'dashed';
}

export interface SectionHeaderInput {
  sectionHeaderText: Localized;
  tag?: Localized;
}

/** A string is the path of a page; its text is the page's title. */
export type SidebarInput = string | SidebarLinkInput | SidebarGroupInput | DividerInput | SectionHeaderInput;
