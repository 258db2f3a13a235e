import { showTab } from './showTab.ts';

/** Tells tabs that are hydrated which one is shown: its value is the detail. */
export const TAB_SHOWN = 'docs:tab';

const CLOSED = 'details:not([open]), [data-folded], [role="tabpanel"][data-state="inactive"]';

/** Opens what hides an element, and the element itself, outermost first. Returns whether there was anything to open. */
export function openAround(element: Element): boolean {
  const closed: Element[] = [];
  for (let part = element.closest(CLOSED); part; part = part.parentElement?.closest(CLOSED) ?? null)
    closed.unshift(part);
  for (const part of closed) {
    if (part instanceof HTMLDetailsElement) part.open = true;
    else if (part.role === 'tabpanel') openPanel(part);
    else part.removeAttribute('data-folded');
  }
  return closed.length > 0;
}

function openPanel(panel: Element): void {
  const tab = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
  const island = panel.closest('[data-island]');
  const value = tab?.dataset.value;
  if (!island || value === undefined) return;
  showTab(island, value);
  tab?.parentElement?.dispatchEvent(new CustomEvent(TAB_SHOWN, { detail: value }));
}
