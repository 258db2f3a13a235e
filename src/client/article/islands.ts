import { createElement, type PropsWithChildren, startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { islands as registry } from '../../islands/registry.ts';
import { drawCode } from './renderOffscreenCode.ts';
import { watchScrollers } from './scrollers.ts';
import { activeTab, restoreTab } from './tabs.ts';

/** Islands hydrate this far before they enter the viewport. */
const ROOT_MARGIN = '200px';

/** Hydrates the interactive parts of an article when they get near the viewport or are used, and unmounts them. */
export class Islands {
  readonly #article: () => HTMLElement | null;
  readonly #roots = new Map<HTMLElement, Promise<Root | undefined>>();
  readonly #hydrated = new WeakSet<HTMLElement>();
  #observer: IntersectionObserver | undefined;

  /** @param article returns the element that contains the islands */
  constructor(article: () => HTMLElement | null) {
    this.#article = article;
    document.addEventListener('click', (event) => this.#onClick(event), { capture: true });
  }

  mount(): void {
    watchScrollers(this.#article());
    drawCode(this.#article());
    this.#observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) void this.hydrate(target as HTMLElement);
      },
      { rootMargin: ROOT_MARGIN },
    );
    for (const island of this.#elements()) {
      restoreTab(island);
      this.#observer.observe(island);
    }
  }

  /** Must run before the article's HTML is replaced: React would keep working on detached elements. */
  unmount(): void {
    this.#observer?.disconnect();
    for (const root of this.#roots.values()) void root.then((mounted) => mounted?.unmount());
    this.#roots.clear();
  }

  /** Replays clicks on buttons of an island once it is hydrated. */
  #onClick(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target : undefined;
    const button = target?.closest<HTMLElement>('[data-island] button');
    const island = button?.closest<HTMLElement>('[data-island]');
    if (!button || !island || this.#hydrated.has(island)) return;
    event.preventDefault();
    event.stopPropagation();
    void this.hydrate(island).then((root) => {
      if (root && button.isConnected) button.click();
    });
  }

  #elements(): HTMLElement[] {
    return [...(this.#article()?.querySelectorAll<HTMLElement>('[data-island]') ?? [])];
  }

  /** Hydrates one island; resolves once it is interactive. */
  hydrate(element: HTMLElement): Promise<Root | undefined> {
    let root = this.#roots.get(element);
    if (!root) {
      root = hydrateIsland(element).then(
        (mounted) => {
          this.#hydrated.add(element);
          return mounted;
        },
        (error: unknown) => {
          console.error('A part of the page could not be made interactive:', error);
          this.#roots.delete(element);
          return undefined;
        },
      );
      this.#roots.set(element, root);
    }
    return root;
  }
}

async function hydrateIsland(element: HTMLElement): Promise<Root | undefined> {
  const { island: name = '', id = '', props = '{}' } = element.dataset;
  const load = registry[name];
  if (!load) throw new Error(`There is no island “${name}”.`);
  const component = await load();
  if (!element.isConnected) return undefined;
  const active = activeTab(element);
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
