/** Returns the tabs of an island, without those of nested islands. */
export function getTabs(island: Element): HTMLElement[] {
  return [...island.querySelectorAll<HTMLElement>(':scope > * > [role="tablist"] > [role="tab"]')];
}

/** Finds a tab of a group by an attribute. */
export function findTab(island: Element, name: string, value: string | undefined): HTMLElement | undefined {
  return getTabs(island).find((tab) => tab.getAttribute(name) === value);
}

/**
 * Shows a tab of an island that isn't hydrated yet by changing its HTML, and makes it the only one in the tab order.
 */
export function showTab(target: Element | null | undefined): void {
  for (const tab of (target?.parentElement?.children ?? []) as Iterable<HTMLElement>) {
    const active = tab === target;
    setActive(tab, active);
    tab.ariaSelected = `${active}`;
    showPanel(tab, active);
  }
}

/** Shows or hides the panel of a tab. The browser's find in page still finds and reveals the text of a hidden panel. */
export function showPanel(tab: Element, active: boolean): void {
  const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
  if (!panel) return;
  setActive(panel, active);
  panel.ariaHidden = `${!active}`;
  panel.hidden = !active && ('until-found' as never);
}

function setActive(element: HTMLElement, active: boolean): void {
  element.dataset.state = active ? 'active' : 'inactive';
  element.tabIndex = active ? 0 : -1;
}
