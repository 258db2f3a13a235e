import { createElement, type PropsWithChildren, startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { IslandComponent } from '../../islands/islandTypes.ts';
import { handOverTab } from './tabs.ts';

/** Hydrates an island with its component; resolves once it is interactive. */
export function hydrateIsland(element: HTMLElement, component: IslandComponent): Promise<Root> {
  const { id = '', props = '{}' } = element.dataset;
  const active = handOverTab(element);
  const parsed = { ...JSON.parse(props), ...(active === undefined ? {} : { initialValue: active }) };
  return new Promise((resolve) => {
    const island = createElement(component, { props: parsed, slots: {} });
    // as a transition, hydration is time-sliced
    startTransition(() => {
      const observed = createElement(Hydrated, { onHydrated: () => resolve(root) }, island);
      const root = hydrateRoot(element, observed, { identifierPrefix: `${id}-` });
    });
  });
}

/** Reports that an island is hydrated. Unmounting before that is an error in React and leaks the root. */
function Hydrated({ onHydrated, children }: PropsWithChildren<{ onHydrated: () => void }>) {
  useEffect(onHydrated);
  return children;
}
