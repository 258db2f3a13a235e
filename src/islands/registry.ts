import type { IslandComponent } from './islandTypes.ts';

/** Loaders of the islands' code, by the name in `data-island`. */
export const islands: Record<string, () => Promise<IslandComponent>> = {
  OverviewFilter: async () =>
    (await import(/* webpackChunkName: "on-demand-filter" */ './OverviewFilter/OverviewFilter.tsx'))
      .OverviewFilter,
  Tabs: async () => (await import('./Tabs/Tabs.tsx')).Tabs,
};
