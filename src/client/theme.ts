import { THEME_KEY } from '../shared/constants.ts';
import { readStorage, writeStorage } from './storage.ts';

export type Theme = 'light' | 'dark';

const DARK = '(prefers-color-scheme: dark)';

/** The stored choice if there is one, else the system's; anything unknown counts as `auto`. */
export function preferredTheme(): Theme {
  const choice = readStorage(THEME_KEY);
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

/** Calls back when the shown theme changes; follows the system and other tabs. */
export function watchTheme(onChange: () => void): () => void {
  const follow = () => applyTheme(preferredTheme());
  const media = matchMedia(DARK);
  const onStorage = (event: StorageEvent) => {
    if (event.key === THEME_KEY || event.key === null) follow();
  };
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  media.addEventListener('change', follow);
  addEventListener('storage', onStorage);
  return () => {
    observer.disconnect();
    media.removeEventListener('change', follow);
    removeEventListener('storage', onStorage);
  };
}
