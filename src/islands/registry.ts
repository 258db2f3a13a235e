import type { PageOptions } from '../shared/pageData.ts';
import { loadStyles } from '../theme/loadStyles.ts';
import type { IslandComponent } from './Slot/Slot.tsx';

/** How an island hydrates. */
export interface IslandEntry {
  load: () => Promise<IslandComponent>;
  /** Name of its chunk, whose file is prefetched when the page is idle. */
  chunk: string;
  /** Whether to prefetch it only when the pointer or focus is in the navbar. Default: `false`. */
  near?: boolean;
  /**
   * When it hydrates:
   * - `intent`: on hover, focus, touch or press. For islands whose HTML is complete and looks the same before.
   * - `visible`: shortly before it scrolls into view. For islands that draw something.
   * - `open`: when the popover in it opens. For dialogs.
   */
  strategy: 'intent' | 'visible' | 'open';
  /** Selector of buttons elsewhere in the page that open it: hovering, focusing or touching them loads its code. */
  trigger?: string;
  /** Query parameter that makes the island hydrate as soon as the page is shown, such as `?search=`. */
  parameter?: string;
  /** Data that the island receives in addition to its props. Default: none. */
  needs?: 'site' | 'page';
  /** Whether the island handles clicks without hydration, so that they aren't replayed. */
  answersClicks?: boolean;
}

/** Code that serves many elements. */
export interface HostEntry {
  /**
   * Loads the code: on hover or focus of the first element, with which it is called, or on a click, which is then
   * repeated.
   */
  load: () => Promise<(first: HTMLElement, strings: PageOptions['strings']) => void>;
  chunk: string;
  near?: boolean;
  /** Whether clicks wait for it. Default: `false`. */
  holdsClicks?: boolean;
}

/** Hosts by the selector of the elements that they serve. */
export const hosts: Record<string, HostEntry> = {
  '[data-tooltip]': {
    load: async () =>
      (await withStyles(import(/* webpackChunkName: "popups" */ './Tooltips/Tooltips.tsx'))).startTooltips,
    chunk: 'popups',
    near: true,
  },
  'button[data-zoom]': {
    load: async () => (await withStyles(import(/* webpackChunkName: "zoom" */ './Zoom/Zoom.tsx'))).startZoom,
    chunk: 'zoom',
    holdsClicks: true,
  },
};

/** All islands of the engine, in the shell and in articles, by the name in `data-island`. */
export const islands: Record<string, IslandEntry> = {
  Menu: {
    load: async () => (await withStyles(import(/* webpackChunkName: "popups" */ './Menu/Menu.tsx'))).Menu,
    chunk: 'popups',
    near: true,
    strategy: 'intent',
  },
  OverviewFilter: {
    load: async () =>
      (await import(/* webpackChunkName: "filter" */ './OverviewFilter/OverviewFilter.tsx')).OverviewFilter,
    chunk: 'filter',
    strategy: 'intent',
    parameter: 'filter',
  },
  Search: {
    load: async () =>
      (await withStyles(import(/* webpackChunkName: "search" */ './Search/Search.tsx'))).Search,
    chunk: 'search',
    near: true,
    strategy: 'open',
    trigger: '[data-search]',
    parameter: 'search',
    needs: 'site',
  },
  SidebarGroup: {
    load: async () =>
      (await import(/* webpackChunkName: "groups" */ './SidebarGroup/SidebarGroup.tsx')).SidebarGroup,
    chunk: 'groups',
    strategy: 'intent',
    answersClicks: true,
  },
  Tabs: {
    load: async () => (await import(/* webpackChunkName: "tabs" */ './Tabs/Tabs.tsx')).Tabs,
    chunk: 'tabs',
    strategy: 'intent',
  },
};

/** Waits for the deferred stylesheet as well as the code; without it, the island would look broken. */
async function withStyles<M>(code: Promise<M>): Promise<M> {
  const [module, isStyled] = await Promise.all([code, loadStyles('deferred')]);
  if (!isStyled) throw new Error('The styles could not be loaded.');
  return module;
}
