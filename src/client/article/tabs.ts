import { findTab, getTabs, showTab } from '../../browser/showTab.ts';
import { readStorage, storageKey } from '../../browser/storage.ts';
import { TABS_KEY_PREFIX } from '../../shared/constants.ts';

/** Returns the selected tab, based on the HTML. */
function activeTab(island: HTMLElement): HTMLElement | undefined {
  return findTab(island, 'aria-selected', 'true');
}

/** Shows the tab that the reader last selected in any group with the same id, otherwise the default. */
export function restoreTab(island: HTMLElement): void {
  const { groupId } = JSON.parse(island.dataset.props ?? '{}') as { groupId?: string };
  showTab(
    findTab(island, 'data-value', groupId && readStorage(storageKey(TABS_KEY_PREFIX + groupId))) ??
      activeTab(island),
  );
}

/** Restores the tabs of every group in an article that is about to be shown. */
export function restoreArticleTabs(): void {
  for (const island of islandElements()) restoreTab(island);
}

/** Shows the tab of a panel that contains a find-in-page match or the target of a hash. */
export function showFoundTab(panel: Element): void {
  showTab(document.getElementById(panel.getAttribute('aria-labelledby') ?? ''));
}

/** Returns the selected tabs of the article, by island id. Development only. */
export function rememberTabs(): Map<string, string> {
  return new Map(
    islandElements().flatMap((island): [string, string][] => {
      const value = activeTab(island)?.dataset.value;
      return value === undefined ? [] : [[island.dataset.id ?? '', value]];
    }),
  );
}

/** Shows the tabs returned by {@link rememberTabs}, in islands that aren't hydrated yet. */
export function reapplyTabs(tabs: ReadonlyMap<string, string>): void {
  for (const island of islandElements()) {
    const value = tabs.get(island.dataset.id ?? '');
    if (value !== undefined) showTab(findTab(island, 'data-value', value));
  }
}

function islandElements(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-island="Tabs"]')].filter(
    (island) => getTabs(island).length > 0,
  );
}
