import { readStorage, writeStorage } from '../browser/storage.ts';
import { THEME_KEY } from '../shared/constants.ts';

export type Theme = 'light' | 'dark';

const DARK = '(prefers-color-scheme: dark)';

/**
 * The stored choice if there is one, else the system's; anything unknown counts as `auto`.
 * @param choosable whether the site lets readers choose
 */
export function preferredTheme(choosable: boolean): Theme {
  const choice = choosable ? readStorage(THEME_KEY) : undefined;
  if (choice === 'light' || choice === 'dark') return choice;
  return matchMedia(DARK).matches ? 'dark' : 'light';
}

export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

export function chooseTheme(theme: Theme): void {
  writeStorage(THEME_KEY, theme);
  applyTheme(theme);
}

/** Switches between light and dark, revealed by a circle growing from the click if browser and reader allow it. */
export function toggleTheme(from: { x: number; y: number }, animate: boolean): void {
  const theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
  const choose = () => chooseTheme(theme);
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!animate || reduced || !('startViewTransition' in document)) choose();
  else
    import(/* webpackChunkName: "reading" */ './revealTheme.ts').then(
      ({ revealTheme }) => revealTheme(choose, from),
      choose,
    );
}

/** Keeps the theme in step with the system and with other tabs. A change of the system never overrides a choice. */
export function followTheme(choosable: boolean): void {
  const follow = () => applyTheme(preferredTheme(choosable));
  follow(); // the system may have changed since the document's inline script ran
  matchMedia(DARK).addEventListener('change', follow);
  addEventListener('storage', ({ key }) => {
    if (key === THEME_KEY || key === null) follow();
  });
  // a page restored from the back/forward cache has missed all events
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
}
