/** Tabs of an island, not those of islands inside it. */
export function tabsOf(island: Element): HTMLElement[] {
  return [...island.querySelectorAll<HTMLElement>(':scope > * > [role="tablist"] > [role="tab"]')];
}

/**
 * Shows a tab of an island that is not hydrated yet, by changing its HTML, and makes it the one that the keyboard reaches.
 * Does nothing if there is no such tab.
 */
export function showTab(island: Element, value: string): void {
  const tabs = tabsOf(island);
  if (!tabs.some((tab) => tab.dataset.value === value)) return;
  for (const tab of tabs) {
    const active = tab.dataset.value === value;
    const state = active ? 'active' : 'inactive';
    tab.dataset.state = state;
    tab.tabIndex = active ? 0 : -1;
    tab.setAttribute('aria-selected', String(active));
    document.getElementById(tab.getAttribute('aria-controls') ?? '')?.setAttribute('data-state', state);
  }
}
