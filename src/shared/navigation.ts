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
  /** What readers see. */
  text: Localized;
  /** Path of a page, without base, version and language, or an external URL. */
  link?: string;
  /** Regular expression matched against the path without base, version and language. Default: the link's own path. */
  activeMatch?: string;
  /** Short label after the text. Default: none. */
  tag?: Localized;
  /** Side of the top bar. Default: `'left'`. */
  position?: 'left' | 'right';
  /** Entries of its menu. Default: none, it is a link. */
  items?: NavInput[];
}

/** A link of the sidebar with more than its path. */
export interface SidebarLinkInput {
  /** Path of a page, without base, version and language, or an external URL. */
  link: string;
  /** Default: the page's title. */
  text?: Localized;
  /** Short label after the text. Default: none. */
  tag?: Localized;
  /** Free text put on the element as `data-context`, for styling. */
  context?: string;
}

/** Entries of the sidebar under a title of their own. */
export interface SidebarGroupInput {
  /** The group's title. */
  text: Localized;
  /** Path of the page that the title leads to. Default: the title toggles the group. */
  link?: string;
  /** What is in the group. */
  items: SidebarInput[];
  /** Whether readers can collapse it. Default: `true`. */
  collapsible?: boolean;
  /** Initially collapsed; the group with the current page expands automatically. Default: `false`. */
  collapsed?: boolean;
  /** Short label after the title. Default: none. */
  tag?: Localized;
}

/** A line between entries of the sidebar. */
export interface DividerInput {
  /** How the line is drawn. */
  dividerType: 'solid' | 'dashed';
}

/** A title above the entries that follow it. */
export interface SectionHeaderInput {
  /** The title. */
  sectionHeaderText: Localized;
  /** Short label after the title. Default: none. */
  tag?: Localized;
}

/** A string is the path of a page; its text is the page's title. */
export type SidebarInput = string | SidebarLinkInput | SidebarGroupInput | DividerInput | SectionHeaderInput;
