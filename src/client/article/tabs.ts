import { showTab, tabsOf, tabWith } from '../../browser/showTab.ts';
import { readStorage } from '../../browser/storage.ts';
import { TABS_KEY_PREFIX } from '../../shared/constants.ts';

/** The selected tab, read from the HTML. */
function activeTab(island: HTMLElement): HTMLElement | undefined {
  return tabWith(island, 'aria-selected', 'true');
}

/** Its value, so that the island hydrates with the state it finds; leaves the keyboard to the island. */
export function handOverTab(island: HTMLElement): string | undefined {
  for (const tab of tabsOf(island)) tab.tabIndex = -1;
  return activeTab(island)?.dataset.value;
}

/** Shows the tab that the reader last selected in any group with the same id, else the default. */
export function restoreTab(island: HTMLElement): void {
  const { groupId } = JSON.parse(island.dataset.props ?? '{}') as { groupId?: string };
  showTab(
    tabWith(island, 'data-value', groupId && readStorage(TABS_KEY_PREFIX + groupId)) ?? activeTab(island),
  );
}

/** The same for every group of an article that has just been shown. */
export function restoreArticleTabs(): void {
  for (const island of islandElements()) restoreTab(island);
}

/** Shows the remembered tab of every group while the document is still being parsed, before it is painted: no layout shift. */
export function restoreTabs(): void {
  const done = new WeakSet<HTMLElement>();
  const restore = () => {
    for (const island of document.querySelectorAll<HTMLElement>('[data-island="Tabs"]')) {
      // an island is completely parsed once something follows it
      if (done.has(island) || (!island.nextSibling && document.readyState === 'loading')) continue;
      done.add(island);
      restoreTab(island);
    }
    // an observer of all elements that arrive would be told of each of them
    if (document.readyState === 'loading') requestAnimationFrame(restore);
  };
  requestAnimationFrame(restore);
  // nothing may follow the last island; and when all is loaded, another page may be shown
  document.addEventListener('readystatechange', restore, { once: true });
}

/** Shows tabs in which something is found, by the browser's find in page or by a hash. */
export function showFoundTabs(): void {
  addEventListener('beforematch', ({ target }) => {
    showTab(document.getElementById((target as Element).getAttribute('aria-labelledby') ?? ''));
  });
}

/** The selected tabs of the article, by island id. */
export function rememberTabs(): Map<string, string> {
  return new Map(
    islandElements().flatMap((island): [string, string][] => {
      const value = activeTab(island)?.dataset.value;
      return value === undefined ? [] : [[island.dataset.id ?? '', value]];
    }),
  );
}

/** Shows what {@link rememberTabs} returned, in islands that are not hydrated yet. */
export function recallTabs(tabs: ReadonlyMap<string, string>): void {
  for (const island of islandElements()) {
    const value = tabs.get(island.dataset.id ?? '');
    if (value !== undefined) showTab(tabWith(island, 'data-value', value));
  }
}

function islandElements(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-island]')];
}
