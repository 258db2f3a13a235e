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

export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

export function chooseTheme(theme: Theme): void {
  writeStorage(THEME_KEY, theme);
  applyTheme(theme);
}

/** Keeps the theme in step with the system and with other tabs. A change of the system never overrides a choice. */
export function followTheme(choosable: boolean): void {
  const follow = () => applyTheme(preferredTheme(choosable));
  matchMedia(DARK).addEventListener('change', follow);
  addEventListener('storage', ({ key }) => {
    if (key === THEME_KEY || key === null) follow();
  });
  // a page restored from the back/forward cache has missed all events
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
}
