import type { TextDirection } from './siteConfig.ts';
import type { EditLink, SocialLink, ThemeConfig } from './themeConfig.ts';

/** An entry of the navbar in one language, with resolved links. */
export interface NavItem {
  text: string;
  link?: string;
  activeMatch?: string;
  tag?: string;
  position: 'left' | 'right';
  items?: NavItem[];
}

/** A link of the sidebar in one language, with the page's title filled in. */
export interface SidebarLink {
  text: string;
  link: string;
  tag?: string;
  context?: string;
}

/** A group of the sidebar in one language, with defaults filled in. */
export interface SidebarGroup {
  text: string;
  link?: string;
  items: SidebarItem[];
  collapsible: boolean;
  collapsed: boolean;
  tag?: string;
}

/** A line between entries of the sidebar. */
export interface SidebarDivider {
  dividerType: 'solid' | 'dashed';
}

/** A title above the entries that follow it, in one language. */
export interface SidebarSectionHeader {
  sectionHeaderText: string;
  tag?: string;
}

/** An item of the sidebar; `shared/sidebar.ts` tells them apart. */
export type SidebarItem = SidebarLink | SidebarGroup | SidebarDivider | SidebarSectionHeader;

/** A sibling tool in one language. */
export interface Tool {
  name: string;
  description: string;
  logo?: string;
  logoScale: number;
  url: string;
  /** Whether this site documents it. */
  current?: boolean;
}

/** A link to the project elsewhere, with its name and icon filled in. */
export interface ShownSocialLink extends Required<Omit<SocialLink, 'icon' | 'label'>> {
  /** Accessible name. */
  label: string;
  /** Path data of one of our icons, or the site's own SVG markup. */
  icon: { path: string } | { svg: string };
}

/** Theme options of the shell, with defaults filled in and strings in one language. */
export interface SiteTheme
  extends Required<
    Pick<
      ThemeConfig,
      | 'darkMode'
      | 'lastUpdated'
      | 'hideNavbar'
      | 'enableScrollToTop'
      | 'enableAppearanceAnimation'
      | 'outline'
      | 'localeRedirect'
    >
  > {
  /** Whether the site has search. */
  search: boolean;
  /** Additional search indexes: label and URL. */
  searchGroups: { label: string; index: string }[];
  /** Paths of the pages that search suggests first. */
  searchSuggested?: string[];
  /** URL for reporting failed searches; contains `{query}`. */
  searchReport?: string;
  logo?: string;
  /** Size of the logo file in pixels, which reserves its space; unknown for remote files. */
  logoSize?: { width: number; height: number };
  socialLinks: ShownSocialLink[];
  /** Last line of a landing page. */
  footer?: string;
  editLink?: Omit<EditLink, 'text'> & { text: string };
  tools?: { label: string; items: Tool[]; trigger: 'hover' | 'click' };
}

/**
 * Everything the shell needs that is the same for all pages of one version and language. Written once as a hashed JSON
 * file and loaded alongside the shell's code; never part of a page or a bundle.
 */
export interface SiteData {
  title: string;
  /** Description of the home page, if that has none. */
  description?: string;
  base: string;
  /** Start of the site's keys in local storage. */
  storagePrefix: string;
  /** Language of this file. */
  lang: string;
  dir: TextDirection;
  /** Version of this file; empty in a site without versions. */
  version: string;
  defaultLang: string;
  /** `label` is the language's name in that language, `name` its name in `noticeLang`. */
  locales: { lang: string; label: string; name: string; dir: TextDirection }[];
  /** Language of the "not translated" notice, if it differs. Default: `lang`. */
  noticeLang?: string;
  multiVersion?: { default: string; versions: string[] };
  theme: SiteTheme;
  markdown: {
    /** Whether code blocks start with wrapped lines. */
    defaultWrapCode: boolean;
  };
  /** Canonical URL paths of the pages in this version and language, base included. */
  pages: string[];
  /** Always `true`: URLs have no `.html`. */
  cleanUrls: true;
  /** Path of the home page in this version and language. */
  homeLink: string;
  nav: NavItem[];
  /** Sidebars by path prefix (with base, version and language), longest prefix first. */
  sidebars: { prefix: string; items: SidebarItem[] }[];
  /** The shell's strings: `locales/<lang>.json` without the site's strings (group `site`). */
  strings: Record<string, unknown>;
}
