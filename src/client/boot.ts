/**
 * The small script of every page: loads the shell's code when the page has loaded and is idle, or on the first
 * interaction. Clicks on what does not answer yet are replayed once it does.
 */
import './trustedScripts.ts';
import { savesData } from '../browser/intent.ts';
import { shellIds } from '../shared/shellIds.ts';
import { leave, recoverShell, watchScripts } from './trustedScripts.ts';
import { EARLY_CLICK, WAITS_FOR_READING, WAITS_FOR_SHELL } from './waiting.ts';

let main: Promise<typeof import('./main.tsx')> | undefined;

function load(): Promise<typeof import('./main.tsx')> {
  if (!main) {
    main = import(/* webpackChunkName: "shell" */ './loadMain.ts').then(({ loadMain }) => loadMain());
    main
      .then(({ start }) => start())
      .catch(() => {
        main = undefined; // the page works without it; the next interaction retries
        void recoverShell();
      });
  }
  return main;
}

/** Maximum wait for an idle callback, in milliseconds. */
const IDLE_TIMEOUT_MS = 2000;
/** Maximum wait for the `load` event, in milliseconds: an image's host may never answer. */
const LOAD_TIMEOUT_MS = 5000;

function loadWhenIdle(): void {
  if (savesData()) return;
  if ('requestIdleCallback' in window) requestIdleCallback(() => void load(), { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(load, IDLE_TIMEOUT_MS / 10);
}

/** Waits for the first paint, which would come later otherwise; a page in the background is not painted. */
function loadOncePainted(): void {
  if (document.hidden) {
    loadWhenIdle();
    return;
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    loadWhenIdle();
  }).observe({ type: 'paint', buffered: true });
}

/** Which elements do not answer clicks yet. */
let waiting = WAITS_FOR_SHELL;
/** The element that is being clicked again. */
let replayed: HTMLElement | undefined;

function holdClick(event: MouseEvent): void {
  const element = waitingAt(event.target);
  if (!element || element === replayed) return;
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (element instanceof HTMLAnchorElement && opensElsewhere) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void replay(element);
}

/** The element that something is part of, if it does not answer clicks yet. */
function waitingAt(target: unknown): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(waiting) : null;
}

/** Clicks an element once it answers. A link leads on in any case, and what was typed for search is given up without it. */
async function replay(element: HTMLElement): Promise<void> {
  const page = document.documentElement;
  page.toggleAttribute('data-waits', true); // shows the loading bar
  try {
    await (await load()).prepare(element);
  } catch {
    forgetTyping();
    if (!(element instanceof HTMLAnchorElement)) return;
    leave();
  } finally {
    page.toggleAttribute('data-waits', false);
  }
  if (!element.isConnected) return;
  replayed = element;
  element.click();
  replayed = undefined;
}

/** Clicks the search button on Ctrl+K, ⌘K or a slash; if its code is not loaded yet, the click is replayed. */
function searchOnShortcut(event: KeyboardEvent): void {
  const { key, code, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  // Caps Lock makes the letter upper case; a key that has no Latin letter counts by its place; input methods say `Process`
  const isK = key.toLowerCase() === 'k' || (code === 'KeyK' && key > '~');
  const types = (target as Element).closest('input, textarea, select, [contenteditable]');
  // with further keys, it is another command or a letter
  const asks = ctrlKey || metaKey ? isK && !shiftKey : key === '/' && !types;
  const button = document.getElementById(shellIds.search);
  if (!asks || altKey || !button) return;
  event.preventDefault();
  button.click();
}

/**
 * While search is loading, keystrokes go into an invisible textarea, from which search takes them later. A textarea
 * also keeps Enter, as a line break.
 */
function keepTyping({ target }: Event): void {
  const button = target instanceof Element && target.closest(`#${shellIds.search}`);
  if (!button || button.closest('[inert], [aria-hidden]')) return;
  const { activeElement: before } = document;
  if (before?.id === shellIds.typed) return;
  const field = Object.assign(document.createElement('textarea'), {
    id: shellIds.typed,
    ariaLabel: button.textContent,
    before,
  });
  field.style.cssText = 'position:fixed;opacity:0';
  document.body.append(field);
  field.focus();
}

/** Gives the focus back. */
function forgetTyping(): void {
  const field = document.getElementById(shellIds.typed) as ({ before?: HTMLElement } & HTMLElement) | null;
  field?.remove();
  field?.before?.focus();
}

/** The last part of a path, which a page has in all languages and versions. */
const nameOf = ({ pathname }: { pathname: string }) => pathname.split('/').pop();

/**
 * Adds the current query and hash to a link to the same page in another language or version: that of the address while
 * it is in sight, else that of the section being read.
 */
function keepPlace({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-same-page]');
  if (!link) return;
  link.search = location.search;
  const { hash } = location;
  const { top = Number.NaN } = document.getElementById(hash.slice(1))?.getBoundingClientRect() ?? {};
  const section = document.querySelector<HTMLAnchorElement>('[aria-current=location]');
  const isSame = nameOf(link) === nameOf(location); // else the other language lacks the page
  link.hash = section && isSame && !(Math.abs(top) < innerHeight) ? section.hash : hash;
}

// `pointerdown` covers middle clicks (new tab) and right clicks (context menu)
for (const type of ['pointerdown', 'click'] as const) addEventListener(type, keepPlace, { capture: true });

addEventListener('click', keepTyping, { capture: true });
addEventListener('keydown', searchOnShortcut);

const INTENTS = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

const onIntent = () => void load();
for (const type of INTENTS) addEventListener(type, onIntent, { capture: true, passive: true });
addEventListener('click', holdClick, { capture: true });
const early = waitingAt(Reflect.get(window, EARLY_CLICK));
if (early) void replay(early);
addEventListener(
  'docs:ready',
  () => {
    for (const type of INTENTS) removeEventListener(type, onIntent, { capture: true });
    waiting = WAITS_FOR_READING;
  },
  { once: true },
);
addEventListener('docs:reading', () => removeEventListener('click', holdClick, { capture: true }), {
  once: true,
});

watchScripts();

// eager, in the same file, so that it does not miss the dev server's first message
if (process.env.NODE_ENV === 'development') void import(/* webpackMode: "eager" */ './devUpdates.ts');
const routesUrl = document.getElementById('root')?.dataset.notFound;
if (routesUrl)
  void import(/* webpackChunkName: "on-demand-recover" */ './navigation/recoverRoute.ts').then(
    ({ recoverRoute }) => recoverRoute(routesUrl),
  );
if (document.readyState === 'complete') loadOncePainted();
else {
  setTimeout(loadWhenIdle, LOAD_TIMEOUT_MS);
  addEventListener('load', loadOncePainted, { once: true });
}
