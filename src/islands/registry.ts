import type { IslandComponent } from './islandTypes.ts';

/** Loads the code of an island, by the name in its `data-island` attribute. */
export const islands: Record<string, () => Promise<IslandComponent>> = {
  OverviewFilter: async () =>
    (await import(/* webpackChunkName: "on-demand-filter" */ './OverviewFilter/OverviewFilter.tsx'))
      .OverviewFilter,
  Tabs: async () => (await import('./Tabs/Tabs.tsx')).Tabs,
};
