import type { IslandComponent } from './Slot/Slot.tsx';

/** How an island hydrates. */
export interface IslandEntry {
  load: () => Promise<IslandComponent>;
  /** Name of its chunk, whose file is prefetched when the page is idle. */
  chunk: string;
  /**
   * When it hydrates:
   * - `intent`: on hover, focus, touch or press. For islands whose HTML is complete and looks the same before.
   * - `visible`: shortly before it scrolls into view. For islands that draw something.
   */
  strategy: 'intent' | 'visible';
  /** Query parameter that makes the island hydrate as soon as the page is shown, such as `?search=`. */
  parameter?: string;
  /** Data that the island receives in addition to its props. Default: none. */
  needs?: 'site' | 'page';
  /** Whether a click that comes before hydration is answered without it, and so not repeated. */
  answersClicks?: boolean;
  /** Whether keys that are typed after a click on the island are kept for it until it is hydrated (`takeTyped`). */
  takesText?: boolean;
}

/**
 * Code that serves many elements at once, by the selector of these elements. Loaded on hover or focus of the first one,
 * and called with it.
 */
export const hosts: Record<string, { load: () => Promise<(first: HTMLElement) => void>; chunk: string }> = {};

/** All islands of the engine, shell and article alike, by the name in `data-island`. */
export const islands: Record<string, IslandEntry> = {
  OverviewFilter: {
    load: async () =>
      (await import(/* webpackChunkName: "filter" */ './OverviewFilter/OverviewFilter.tsx')).OverviewFilter,
    chunk: 'filter',
    strategy: 'intent',
    parameter: 'filter',
  },
  Tabs: {
    load: async () => (await import(/* webpackChunkName: "tabs" */ './Tabs/Tabs.tsx')).Tabs,
    chunk: 'tabs',
    strategy: 'intent',
  },
};
