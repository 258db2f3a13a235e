import { onIntent } from '../../browser/intent.ts';
import { type HostEntry, hosts, type IslandEntry, islands } from '../../islands/registry.ts';
import { hosts as siteHosts, islands as siteIslands } from '../../shell/slots/siteParts.ts';
import { loadRouteFile, loadSiteData } from '../navigation/loadData.ts';
import { page } from '../page.ts';
import { showProgress } from '../progress.ts';
import type { HydratedIsland, IslandData } from './hydrateIsland.ts';

/** The site's islands override built-in ones with the same name. */
const registry: Record<string, IslandEntry> = { ...islands, ...siteIslands };

/** Built-in hosts, which are prefetched, and the site's, which aren't. */
const allHosts: Record<string, HostEntry> = { ...hosts, ...siteHosts };

/** Distance from the viewport at which islands with the strategy `visible` hydrate. */
const ROOT_MARGIN = '200px';

/** Elements that need the island's code. Native popovers work without it. */
const CLICKABLE = 'button:not([popovertarget])';

/** Static content inside an island. */
const STATIC = '[data-slot]:not(button)';

/** Keys that need the island's code. In a text field, only keys that don't edit the text. */
const KEYS = /^(?:Arrow\w+|Home|End)$/;
const FIELD_KEYS = /^(?:Arrow(?:Up|Down)|Enter|Escape)$/;

/** The roots of hydrated and hydrating islands; `undefined` for one that could not be hydrated. */
const roots = new Map<HTMLElement, Promise<HydratedIsland | undefined>>();
const hydrated = new WeakSet<HTMLElement>();

let observer: IntersectionObserver | undefined;

let onFailure = () => {};

/**
 * Starts to hydrate islands when they are needed.
 * @param recover called when the code of an island can't be loaded
 */
export function startIslands(recover: () => void): void {
  onFailure = recover;
  onIntent(hydrateOnIntent);
  document.addEventListener('click', queueClick, { capture: true });
  // this event doesn't bubble
  document.addEventListener('toggle', hydrateOpened, { capture: true });
  document.addEventListener('keydown', queueKey, { capture: true });
  mountIslands(document);
}

/** Prepares the islands in new HTML. */
export function mountIslands(parent: ParentNode): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer?.unobserve(target);
        void hydrate(target as HTMLElement);
      }
    },
    { rootMargin: ROOT_MARGIN },
  );
  const query = new URLSearchParams(location.search);
  for (const element of islandsIn(parent)) {
    const { strategy, parameter } = getEntry(element) ?? {};
    if (strategy === 'visible') observer.observe(element);
    if (parameter && query.has(parameter)) void hydrate(element);
  }
}

/**
 * Unmounts the islands in HTML that is about to be replaced. Otherwise, React would keep working on detached elements.
 */
export function unmountIslands(parent: ParentNode): void {
  for (const element of islandsIn(parent)) {
    observer?.unobserve(element);
    void roots.get(element)?.then((island) => island?.unmount());
    roots.delete(element);
  }
}

/** Renders the islands that depend on the page again, after a navigation. */
export async function updateIslands(): Promise<void> {
  for (const [element, root] of roots) {
    const { needs } = getEntry(element) ?? {};
    if (needs === 'page') (await root)?.update(await loadIslandData(needs));
  }
}

/** Whether the document has the code of all islands in some HTML. */
export function canHydrate(html: string): boolean {
  return [...html.matchAll(/ data-island="([^"]+)"/g)].every(([, name = '']) => name in registry);
}

/** Hydrates an island; resolves once it is interactive. */
export function hydrate(element: HTMLElement): Promise<HydratedIsland | undefined> {
  let root = roots.get(element);
  if (!root) {
    root = loadIsland(element).then(
      (island) => {
        if (island) hydrated.add(element);
        return island;
      },
      (error: unknown) => {
        console.error('A part of the page could not be made interactive:', error);
        roots.delete(element);
        onFailure();
        return undefined;
      },
    );
    roots.set(element, root);
  }
  return root;
}

async function loadIsland(element: HTMLElement): Promise<HydratedIsland | undefined> {
  const entry = getEntry(element);
  if (!entry) throw new Error(`Unknown island "${element.dataset.island}".`);
  const [component, data, { hydrateIsland }] = await Promise.all([
    entry.load(),
    loadIslandData(entry.needs),
    import(/* webpackChunkName: "react" */ './hydrateIsland.ts'),
  ]);
  if (!element.isConnected) return undefined;
  element.dataset.hydrated = ''; // React handles events from now on
  return hydrateIsland(element, component, data);
}

async function loadIslandData(needs: IslandEntry['needs']): Promise<IslandData> {
  if (!needs) return {};
  const [site, file] = await Promise.all([
    loadSiteData(page.siteDataUrl),
    needs === 'page' ? loadRouteFile(page.base, page.pagePath) : undefined,
  ]);
  return file ? { site, page: file } : { site };
}

/**
 * Returns the names of the chunks that the islands in the document may need.
 * @param near islands that are prefetched on hover or focus instead of when the page is idle
 */
export function neededChunks(parent: ParentNode, near: boolean): string[] {
  const entries = islandsIn(parent).flatMap((element) => getEntry(element) ?? []);
  const served = Object.entries(hosts).filter(([selector]) => parent.querySelector(selector));
  const chunks = [...entries, ...served.map(([, host]) => host)]
    .filter((entry) => Boolean(entry.near) === near)
    .map(({ chunk }) => chunk);
  return [...new Set(['react', ...chunks])];
}

function islandsIn(parent: ParentNode): HTMLElement[] {
  return [...parent.querySelectorAll<HTMLElement>('[data-island]')];
}

function getEntry(element: HTMLElement): IslandEntry | undefined {
  return registry[element.dataset.island ?? ''];
}

const started = new Map<string, Promise<void>>();
/** Hosts that are running and handle clicks. */
const running = new Set<string>();

/** Hydrates an island when an interactive part of it is hovered, focused or touched. Ignores its static content. */
function hydrateOnIntent(target: Element, isTouch: boolean): void {
  if (isTouch) return; // evaluating code now would delay the click, which plain HTML handles
  const part = target.closest<HTMLElement>(
    'button,input,textarea,select,[role=tab],[data-slot],[data-island]',
  );
  const island = part?.matches(STATIC) ? null : part?.closest<HTMLElement>('[data-island]');
  if (island && getEntry(island)?.strategy !== 'open') void hydrate(island);
  for (const { trigger, load } of Object.values(registry))
    if (trigger && target.closest(trigger)) load().catch(() => undefined); // errors are reported when it is opened
  for (const selector of Object.keys(allHosts)) {
    const first = target.closest<HTMLElement>(selector);
    if (first) startHost(selector, first).catch(() => undefined); // the next one retries
  }
}

function startHost(selector: string, first: HTMLElement): Promise<void> {
  let start = started.get(selector);
  if (!start) {
    start = (allHosts[selector] as HostEntry).load().then((run) => {
      run(first, page.strings);
      running.add(selector);
    });
    start.catch(() => started.delete(selector));
    started.set(selector, start);
  }
  return start;
}

/** Hydrates a dialog that the reader has opened. */
function hydrateOpened({ target, newState }: ToggleEvent): void {
  const popover = target as HTMLElement;
  const island = popover.closest<HTMLElement>('[data-island]');
  if (newState !== 'open' || !island || getEntry(island)?.strategy !== 'open') return;
  const start = async () => {
    // another page can have replaced it while its code loaded
    if ((await hydrate(island)) || !island.isConnected) return;
    popover.hidePopover();
    alert(page.strings.searchUnavailable);
  };
  // waits until the dialog is on the screen, because evaluating code takes longer
  requestAnimationFrame(() => setTimeout(start));
}

/** A part of an island. */
interface Place {
  island: HTMLElement;
  /** Returns the current element: a new one if React has re-rendered the island. */
  now: () => HTMLElement | undefined;
}

/** Returns the part of an island that an event targets. */
function findTarget({ target }: Event, selector: string): Place | undefined {
  const part = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  const island = part?.closest<HTMLElement>('[data-island]');
  // a button in a slot belongs to the page, unless the slot is inside a button
  if (!part || !island || part.closest(`${STATIC},[data-island]`) !== island) return undefined;
  const parts = () => [...island.querySelectorAll<HTMLElement>(selector)];
  const index = parts().indexOf(part);
  return { island, now: () => parts()[index] };
}

/** Queues the first click on a part of an island that isn't hydrated yet, and replays it afterwards. */
function queueClick(event: MouseEvent): void {
  hold(event, CLICKABLE, (button) => button.click());
  const { target } = event;
  if (!(target instanceof Element)) return;
  for (const [selector, { holdsClicks }] of Object.entries(allHosts)) {
    const button = holdsClicks ? target.closest<HTMLElement>(selector) : null;
    if (!button || running.has(selector)) continue;
    event.preventDefault();
    void waitFor(startHost(selector, button)).then(
      () => button.click(),
      () => undefined, // the next click retries
    );
  }
}

/** Queues and replays keys in the same way. */
function queueKey(event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey, isComposing, target } = event;
  const keys = target instanceof Element && target.localName === 'input' ? FIELD_KEYS : KEYS;
  if (!keys.test(key) || altKey || ctrlKey || metaKey || isComposing) return;
  // closes a popover
  if (key === 'Escape' && document.querySelector(':popover-open')) return;
  hold(event, 'button,input', (part) =>
    part.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  );
}

function hold(event: Event, selector: string, repeat: (part: HTMLElement) => void): void {
  const place = findTarget(event, selector);
  if (!place || hydrated.has(place.island)) return;
  const { island, now } = place;
  const entry = getEntry(island);
  if (event.type === 'click' && entry?.answersClicks) return;
  event.preventDefault();
  event.stopPropagation();
  void waitFor(hydrate(island)).then((done) => {
    const part = now();
    if (done && part?.isConnected) repeat(part);
  });
}

/** Shows the loading bar while something is awaited. */
async function waitFor<T>(result: Promise<T>): Promise<T> {
  showProgress(true);
  try {
    return await result;
  } finally {
    showProgress(false);
  }
}
