/**
 * The small script of every page: loads the frame's code when the page has loaded and is idle, or at the first
 * sign that the reader wants something of it. What was pressed before is not lost but done once the code is there.
 */
import './trustedScripts.ts';
import { shellIds } from '../shell/shellIds.ts';
import { recoverFrame, watchScripts } from './recoverFrame.ts';
import { savesData } from './savesData.ts';

let main: Promise<typeof import('./main.tsx')> | undefined;

function load(): Promise<typeof import('./main.tsx')> {
  if (!main) {
    main = import(/* webpackChunkName: "frame" */ './loadMain.ts').then(({ loadMain }) => loadMain());
    main
      .then(({ start }) => start())
      .catch(() => {
        main = undefined; // the page works without; the next intent tries again
        void recoverFrame();
      });
  }
  return main;
}

/** The longest wait for an idle moment, in milliseconds. */
const IDLE_TIMEOUT_MS = 2000;
/** The longest wait for the page's pictures: their host may never answer. In milliseconds. */
const LOAD_TIMEOUT_MS = 5000;

function loadWhenIdle(): void {
  if (savesData()) return;
  if ('requestIdleCallback' in window) requestIdleCallback(() => void load(), { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(load, IDLE_TIMEOUT_MS / 10);
}

function replayClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : undefined;
  // a button with a popover of its own works without us
  const button = target?.closest<HTMLElement>('#root button:not([popovertarget])');
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  load().then(
    ({ replay }) => replay(button),
    () => undefined,
  );
}

/** Presses the search button, which waits for its code if need be. */
function searchOnShortcut(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.key !== 'k') return;
  const button = document.getElementById(shellIds.search);
  if (!button) return;
  event.preventDefault();
  button.click();
}

/** What the reader types while search is still being loaded goes into a field that nobody sees; search takes it from there, lines for Enter. */
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

/** A link to the same page in another language or version leads to the same place in it. */
function keepPlace({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-same-page]');
  if (!link) return;
  link.search = location.search;
  link.hash = location.hash;
}

// also before a press of another button, which opens a tab or a menu for the link
for (const type of ['pointerdown', 'click'] as const) addEventListener(type, keepPlace, { capture: true });

addEventListener('click', keepTyping, { capture: true });
addEventListener('keydown', searchOnShortcut);

const INTENTS = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

const onIntent = () => void load();
for (const type of INTENTS) addEventListener(type, onIntent, { capture: true, passive: true });
addEventListener('click', replayClick, { capture: true });
addEventListener(
  'docs:ready',
  () => {
    for (const type of INTENTS) removeEventListener(type, onIntent, { capture: true });
    removeEventListener('click', replayClick, { capture: true });
  },
  { once: true },
);

watchScripts();

// in the same file, so that it hears the dev server's first message
if (process.env.NODE_ENV === 'development') void import(/* webpackMode: "eager" */ './devUpdates.ts');
const routesUrl = document.getElementById('root')?.dataset.notFound;
if (routesUrl)
  void import(/* webpackChunkName: "on-demand-recover" */ './navigation/recoverRoute.ts').then(
    ({ recoverRoute }) => recoverRoute(routesUrl),
  );
if (document.readyState === 'complete') loadWhenIdle();
else {
  const timer = setTimeout(loadWhenIdle, LOAD_TIMEOUT_MS);
  addEventListener(
    'load',
    () => {
      clearTimeout(timer);
      loadWhenIdle();
    },
    { once: true },
  );
}
