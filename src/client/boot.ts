/**
 * The small script of every page: loads the shell's code when the page has loaded and is idle, or on the first
 * interaction. Clicks made before that are replayed after hydration.
 */
import './trustedScripts.ts';
import { savesData } from '../browser/intent.ts';
import { EARLY_CLICK } from '../shared/constants.ts';
import { shellIds } from '../shared/shellIds.ts';
import { recoverShell, watchScripts } from './recoverShell.ts';

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

function replayClick(event: MouseEvent): void {
  const button = buttonOf(event.target);
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  replay(button);
}

/** The button that something is part of, unless it works without scripts, as one with a native popover does. */
function buttonOf(target: unknown): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('#root button:not([popovertarget])') : null;
}

function replay(button: HTMLElement): void {
  load().then(
    (main) => main.replay(button),
    () => undefined,
  );
}

/** Clicks the search button; if its code is not loaded yet, the click is replayed. */
function searchOnShortcut(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.key !== 'k') return;
  const button = document.getElementById(shellIds.search);
  if (!button) return;
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

/** Adds the current query and hash to a link to the same page in another language or version. */
function keepPlace({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-same-page]');
  if (!link) return;
  link.search = location.search;
  link.hash = location.hash;
}

// `pointerdown` covers middle clicks (new tab) and right clicks (context menu)
for (const type of ['pointerdown', 'click'] as const) addEventListener(type, keepPlace, { capture: true });

addEventListener('click', keepTyping, { capture: true });
addEventListener('keydown', searchOnShortcut);

const INTENTS = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

const onIntent = () => void load();
for (const type of INTENTS) addEventListener(type, onIntent, { capture: true, passive: true });
addEventListener('click', replayClick, { capture: true });
const early = buttonOf(Reflect.get(window, EARLY_CLICK));
if (early) replay(early);
addEventListener(
  'docs:ready',
  () => {
    for (const type of INTENTS) removeEventListener(type, onIntent, { capture: true });
    removeEventListener('click', replayClick, { capture: true });
  },
  { once: true },
);

watchScripts();

// eager, in the same file, so that it does not miss the dev server's first message
if (process.env.NODE_ENV === 'development') void import(/* webpackMode: "eager" */ './devUpdates.ts');
const routesUrl = document.getElementById('root')?.dataset.notFound;
if (routesUrl)
  void import(/* webpackChunkName: "on-demand-recover" */ './navigation/recoverRoute.ts').then(
    ({ recoverRoute }) => recoverRoute(routesUrl),
  );
if (document.readyState === 'complete') loadWhenIdle();
else {
  setTimeout(loadWhenIdle, LOAD_TIMEOUT_MS);
  addEventListener('load', loadWhenIdle, { once: true });
}
