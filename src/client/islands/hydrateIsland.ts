import { createElement, type PropsWithChildren, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandComponent, IslandProps } from '../../islands/Slot/Slot.tsx';

/** Data that an island receives in addition to its props. */
export type IslandData = Pick<IslandProps<object>, 'site' | 'page'>;

/** A hydrated island. */
export interface HydratedIsland {
  unmount: () => void;
  /** Renders the island again after a navigation. */
  update: (data: IslandData) => void;
}

/** Hydrates an island with its component; resolves once it is interactive. */
export function hydrateIsland(
  element: HTMLElement,
  component: IslandComponent,
  data: IslandData,
): Promise<HydratedIsland> {
  const { id = '', props: json = '{}' } = element.dataset;
  const props = { ...JSON.parse(json), ...component.readState?.(element) };
  const slots = readSlots(element);
  return new Promise((resolve, reject) => {
    const island = {} as HydratedIsland;
    const render = (current: IslandData) =>
      createElement(
        Hydrated,
        { onHydrated: () => resolve(island) },
        createElement(component, { props, slots, ...current }),
      );
    // runs hydration as a transition, which is time-sliced
    startTransition(() => {
      const root = hydrateRoot(element, render(data), {
        identifierPrefix: `${id}-`,
        onUncaughtError: reject,
      });
      Object.assign(island, {
        unmount: () => root.unmount(),
        update: (next: IslandData) => root.render(render(next)),
      });
    });
  });
}

/**
 * Returns the HTML of an island's slots. Hydration keeps it; if a translator or an extension has changed the document,
 * React renders the island again with this HTML.
 */
function readSlots(island: HTMLElement): Record<string, string> {
  const slots: Record<string, string> = {};
  for (const slot of island.querySelectorAll<HTMLElement>('[data-slot]'))
    if (slot.closest('[data-island]') === island) slots[slot.dataset.slot ?? ''] = slot.innerHTML;
  return slots;
}

/** Reports when an island is hydrated. Unmounting it earlier is an error in React and leaks the root. */
function Hydrated({ onHydrated, children }: PropsWithChildren<{ onHydrated: () => void }>) {
  useEffect(onHydrated);
  return children;
}
