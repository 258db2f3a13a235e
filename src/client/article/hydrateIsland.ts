import { createElement, type PropsWithChildren, startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { IslandComponent } from '../../islands/Slot/Slot.tsx';
import { handOverTab } from './tabs.ts';

/** Hydrates an island with its component; resolves once it is interactive. */
export function hydrateIsland(element: HTMLElement, component: IslandComponent): Promise<Root> {
  const { id = '', props = '{}' } = element.dataset;
  const active = handOverTab(element);
  const parsed = { ...JSON.parse(props), ...(active === undefined ? {} : { initialValue: active }) };
  const slots = slotsOf(element);
  return new Promise((resolve, reject) => {
    const island = createElement(component, { props: parsed, slots });
    // as a transition, hydration is time-sliced
    startTransition(() => {
      const observed = createElement(Hydrated, { onHydrated: () => resolve(root) }, island);
      const root = hydrateRoot(element, observed, {
        identifierPrefix: `${id}-`,
        onUncaughtError: reject,
      });
    });
  });
}

/**
 * What stands in an island's slots. Hydration leaves it alone; where a translator or an extension has changed the
 * document, React renders the island anew, with this.
 */
function slotsOf(island: HTMLElement): Record<string, string> {
  const slots: Record<string, string> = {};
  for (const slot of island.querySelectorAll<HTMLElement>('[data-slot]'))
    if (slot.closest('[data-island]') === island) slots[slot.dataset.slot ?? ''] = slot.innerHTML;
  return slots;
}

/** Reports that an island is hydrated. Unmounting before that is an error in React and leaks the root. */
function Hydrated({ onHydrated, children }: PropsWithChildren<{ onHydrated: () => void }>) {
  useEffect(onHydrated);
  return children;
}
