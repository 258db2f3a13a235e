import { nextTask } from '../browser/scheduling.ts';
import { readStorage, writeStorage } from '../browser/storage.ts';
import { THEME_KEY } from '../shared/constants.ts';
import type { RevealStart } from './revealTheme.ts';

export type Theme = 'light' | 'dark';

/** For how long the theme waits for the code of its animation, which is there unless the network is slow. */
const REVEAL_WAIT_MS = 200;

const DARK = '(prefers-color-scheme: dark)';

/**
 * The stored choice if there is one, else the system's; anything unknown counts as `auto`.
 * @param choosable whether the site lets readers choose
 */
export function preferredTheme(choosable: boolean): Theme {
  const choice = choosable ? readStorage(THEME_KEY) : undefined;
  return choice === 'light' || choice === 'dark' ? choice : systemTheme();
}

export function systemTheme(): Theme {
  return matchMedia(DARK).matches ? 'dark' : 'light';
}

export function onSystemTheme(listener: () => void): void {
  matchMedia(DARK).addEventListener('change', listener);
}

export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

/** Switches between light and dark, with the animation of `revealTheme.ts` unless the network is too slow for it. */
export function toggleTheme(from: RevealStart, animate: boolean): void {
  // not before it is done: another click may come meanwhile
  const choose = () => {
    const theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
    writeStorage(THEME_KEY, theme);
    applyTheme(theme);
  };
  if (!animate) choose();
  else
    Promise.race([
      import(/* webpackChunkName: "reading" */ './revealTheme.ts'),
      nextTask(REVEAL_WAIT_MS),
    ]).then((code) => (code ? code.revealTheme(choose, from) : choose()), choose);
}

/** Keeps the theme in step with the system and with other tabs. A change of the system never overrides a choice. */
export function followTheme(choosable: boolean): void {
  const follow = () => applyTheme(preferredTheme(choosable));
  follow(); // the system may have changed since the document's inline script ran
  onSystemTheme(follow);
  addEventListener('storage', ({ key }) => {
    if (key === THEME_KEY || key === null) follow();
  });
  // a page restored from the back/forward cache has missed all events
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
}
