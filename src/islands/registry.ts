import type { IslandComponent } from './islandTypes.ts';

/** Loads the code of an island, by the name in its `data-island` attribute. */
export const islands: Record<string, () => Promise<IslandComponent>> = {
  Tabs: async () => (await import('./Tabs/Tabs.tsx')).Tabs,
};
