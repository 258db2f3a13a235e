import type { IslandComponent } from './Slot/Slot.tsx';

const loadTabs = async () => (await import(/* webpackChunkName: "on-demand-tabs" */ './Tabs/Tabs.tsx')).Tabs;

/** Loaders of the islands' code, by the name in `data-island`. */
export const islands: Record<string, () => Promise<IslandComponent>> = {
  OverviewFilter: async () =>
    (await import(/* webpackChunkName: "on-demand-filter" */ './OverviewFilter/OverviewFilter.tsx'))
      .OverviewFilter,
  Tabs: loadTabs,
};

/**
 * Those of islands whose HTML is complete: they hydrate only when the reader is about to use them. By loader, since a site
 * may have a component of its own by the same name.
 */
export const completeAsHtml: ReadonlySet<() => Promise<IslandComponent>> = new Set([loadTabs]);
