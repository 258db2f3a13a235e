import type { Root } from 'react-dom/client';
import { onIntent } from '../../browser/intent.ts';
import { type IslandEntry, islands } from '../../islands/registry.ts';
import { islands as ofSite } from '../../shell/slots/siteParts.ts';

/** Loaders of the islands' code; a site may have one of its own by the name of ours. */
const registry: Record<string, IslandEntry> = {
  ...islands,
  ...Object.fromEntries(
    Object.entries(ofSite).map(([name, load]) => [
      name,
      { load, strategy: 'visible', chunk: '' } as unknown as IslandEntry,
    ]),
  ),
};

/** Development only: whether this document has the code of all islands in an article. */
export function hasIslandsOf(html: string): boolean {
  return [...html.matchAll(/ data-island="([^"]+)"/g)].every(([, name = '']) => name in registry);
}

/** Islands hydrate this far before they enter the viewport. */
const ROOT_MARGIN = '200px';

/** Keys that move from tab to tab. */
const MOVES = /^(?:Arrow(?:Left|Right)|Home|End)$/;

/**
 * Hydrates the interactive parts of an article, and unmounts them: when they get near the viewport or, where their HTML is
 * complete without that, when the reader gets near them.
 */
export class Islands {
  readonly #article: () => HTMLElement | null;
  readonly #roots = new Map<HTMLElement, Promise<Root | undefined>>();
  readonly #hydrated = new WeakSet<HTMLElement>();
  #pressed: Place | undefined;
  #observer: IntersectionObserver | undefined;

  /** @param article returns the element that contains the islands */
  constructor(article: () => HTMLElement | null) {
    this.#article = article;
    document.addEventListener('pointerdown', (event) => this.#onPress(event), { capture: true });
    document.addEventListener('pointerup', ({ target }) => setTimeout(() => this.#onRelease(target)), {
      capture: true,
    });
    document.addEventListener('click', (event) => this.#onClick(event), { capture: true });
    document.addEventListener('keydown', (event) => this.#onKey(event), { capture: true });
    onIntent((target) => {
      const island = target.closest<HTMLElement>('[data-island]');
      if (island && this.#article()?.contains(island)) void this.hydrate(island);
    });
  }

  mount(): void {
    watchScrollers(this.#article());
    this.#observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) void this.hydrate(target as HTMLElement);
      },
      { rootMargin: ROOT_MARGIN },
    );
    for (const island of this.#elements()) {
      if (registry[island.dataset.island ?? '']?.strategy === 'visible') this.#observer.observe(island);
    }
  }

  /** Must run before the article's HTML is replaced: React would keep working on detached elements. */
  unmount(): void {
    this.#observer?.disconnect();
    for (const root of this.#roots.values()) void root.then((mounted) => mounted?.unmount());
    this.#roots.clear();
  }

  /** Remembers which button of an island that is not hydrated is pressed. */
  #onPress(event: PointerEvent): void {
    const place = event.button === 0 ? placeOf(event, 'button') : undefined;
    this.#pressed = place && !this.#hydrated.has(place.island) ? place : undefined;
  }

  /** Clicks it where no click has come: React had to render the island again while it was pressed. */
  #onRelease(target: EventTarget | null): void {
    const { part, now } = this.#pressed ?? {};
    this.#pressed = undefined;
    if (part?.isConnected !== false) return;
    const next = now?.();
    // not where the pointer was drawn away from it
    if ([part, next].some((one) => one?.contains(target as Node))) next?.click();
  }

  /** Replays clicks on buttons of an island once it is hydrated. */
  #onClick(event: MouseEvent): void {
    this.#defer(event, 'button', (button) => button.click());
  }

  /** Replays keys that move the focus from one tab of an island to another. */
  #onKey(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (!MOVES.test(key) || altKey || ctrlKey || metaKey) return;
    this.#defer(event, '[role=tab]', (tab) =>
      tab.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
    );
  }

  /** Holds an event on a part of an island that is not hydrated, and repeats it once it is. */
  #defer(event: Event, selector: string, repeat: (part: HTMLElement) => void): void {
    const place = placeOf(event, selector);
    if (place) this.#pressed = undefined;
    if (!place || this.#hydrated.has(place.island)) return;
    const { island, now } = place;
    event.preventDefault();
    event.stopPropagation();
    const page = document.documentElement;
    page.toggleAttribute('data-waits', true); // shows the loading bar
    void this.hydrate(island).then((root) => {
      page.toggleAttribute('data-waits', false);
      const part = now();
      if (root && part?.isConnected) repeat(part);
    });
  }

  #elements(): HTMLElement[] {
    return [...(this.#article()?.querySelectorAll<HTMLElement>('[data-island]') ?? [])];
  }

  /** Hydrates one island; resolves once it is interactive. */
  hydrate(element: HTMLElement): Promise<Root | undefined> {
    let root = this.#roots.get(element);
    if (!root) {
      root = hydrate(element).then(
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

/** A part of an island. */
interface Place {
  island: HTMLElement;
  part: HTMLElement;
  /** What is in its place now: another element where React had to render the island again. */
  now: () => HTMLElement | undefined;
}

/** The part of an island that an event happened on. */
function placeOf({ target }: Event, selector: string): Place | undefined {
  const part = target instanceof Element ? target.closest<HTMLElement>(`[data-island] ${selector}`) : null;
  const island = part?.closest<HTMLElement>('[data-island]');
  if (!part || !island) return undefined;
  const parts = () => [...island.querySelectorAll<HTMLElement>(selector)];
  const index = parts().indexOf(part);
  return { island, part, now: () => parts()[index] };
}

/** Loads an island's code, and what hydrates it. */
async function hydrate(element: HTMLElement): Promise<Root | undefined> {
  const { island: name = '' } = element.dataset;
  const entry = registry[name];
  if (!entry) throw new Error(`There is no island “${name}”.`);
  const [component, { hydrateIsland }] = await Promise.all([
    entry.load(),
    import(/* webpackChunkName: "reading" */ './hydrateIsland.ts'),
  ]);
  return element.isConnected ? hydrateIsland(element, component) : undefined;
}

/** Scrollable code, tables and diagrams. Tabs and tab panels are excluded: their `tabindex` has another reason. */
const SCROLLERS = ':is(pre, div)[tabindex="0"]:not([role^="tab"])';

let observer: ResizeObserver | undefined;

/** Makes scroll containers focusable only while they overflow horizontally. Without scripts, all of them are. */
function watchScrollers(article: Element | null): void {
  observer?.disconnect();
  observer = new ResizeObserver((entries) => {
    // all are measured before one is changed: after each change, the browser would compute styles anew for the next
    const fits = entries.map(({ target }) => target.scrollWidth <= target.clientWidth);
    for (const [index, { target }] of entries.entries()) {
      (target as HTMLElement).tabIndex = fits[index] ? -1 : 0;
      target.closest('[data-code-block]')?.toggleAttribute('data-fits', fits[index]); // offers no “Wrap lines”
    }
  });
  for (const scroller of article?.querySelectorAll(SCROLLERS) ?? []) observer.observe(scroller);
}
