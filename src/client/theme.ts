import { readStorage, storageKey, writeStorage } from '../browser/storage.ts';
import { THEME_KEY, THEME_REVEAL_MS } from '../shared/constants.ts';

export type Theme = 'light' | 'dark';

const DARK = '(prefers-color-scheme: dark)';

/** The choice of this visit, if storage is blocked or full. */
let sessionTheme: Theme | undefined;

/**
 * Returns the stored choice if there is one, otherwise the system's; anything unknown counts as `auto`.
 * @param choosable whether the site lets readers choose
 */
export function preferredTheme(choosable: boolean): Theme {
  const choice = choosable ? (sessionTheme ?? readStorage(storageKey(THEME_KEY))) : undefined;
  return choice === 'light' || choice === 'dark' ? choice : systemTheme();
}

export function systemTheme(): Theme {
  return matchMedia(DARK).matches ? 'dark' : 'light';
}

/** Applies a theme to the page and to the bars of browsers, which only know the system's preference. */
export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  const isFirst = dataset.theme === undefined;
  dataset.theme = theme;
  if (isFirst && theme === systemTheme()) return; // coloring the bars would delay the first paint
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-theme]'))
    meta.media = meta.dataset.theme === theme ? '' : 'not all';
}

/** Switches between light and dark on a click on the theme button, with a circular reveal if the site enables it. */
export function listenToThemeButton(animate: boolean): void {
  document.addEventListener('click', (event) => {
    if (!isOnButton(event)) return;
    if (animate && !isRevealing) reveal(toggleTheme, event);
    else toggleTheme();
  });
}

let isRevealing = false;

/**
 * Whether a click is on the theme button. During a reveal, snapshots cover the page and clicks target the root, so the
 * position decides.
 */
function isOnButton({ target, clientX: x, clientY: y }: MouseEvent): boolean {
  if (target instanceof Element && target.closest('[data-theme-toggle]')) return true;
  const box = document.querySelector('[data-theme-toggle]')?.getBoundingClientRect();
  if (!box || !isRevealing) return false;
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

function toggleTheme(): void {
  const theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
  sessionTheme = writeStorage(storageKey(THEME_KEY), theme) ? undefined : theme;
  applyTheme(theme);
}

/** Synchronizes the theme with the system and other tabs. A change of the system never overrides a choice. */
export function syncTheme(choosable: boolean): void {
  const follow = () => applyTheme(preferredTheme(choosable));
  matchMedia(DARK).addEventListener('change', follow);
  addEventListener('storage', ({ key }) => {
    if (key === storageKey(THEME_KEY) || key === null) follow();
  });
  // a page restored from the back/forward cache has missed all events
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
}

/** Reveals a change of the theme in a circle that starts at the click, if browser and reader allow it. */
function reveal(change: () => void, { clientX, clientY: y }: MouseEvent): void {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (reduced || !('startViewTransition' in document)) {
    change();
    return;
  }
  // without coordinates, as for a key press, the circle starts in the top corner, near the button
  const x = clientX || innerWidth;
  const radius = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  isRevealing = true;
  const transition = document.startViewTransition(change);
  transition.ready
    .then(() =>
      document.documentElement.animate(
        { clipPath: [`circle(0 at ${x}px ${y}px)`, `circle(${radius}px at ${x}px ${y}px)`] },
        { duration: THEME_REVEAL_MS, easing: 'ease-out', pseudoElement: '::view-transition-new(root)' },
      ),
    )
    .catch(() => undefined); // a skipped transition also changes the theme
  void transition.finished.finally(() => {
    isRevealing = false;
  });
}
