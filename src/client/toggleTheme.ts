import { THEME_REVEAL_MS } from '../shared/constants.ts';
import { chooseTheme, currentTheme } from './theme.ts';

/** Switches between light and dark, with a circle that grows from where the reader clicked if the browser and the reader allow it. */
export function toggleTheme(from: { x: number; y: number }, animate: boolean): void {
  const theme = currentTheme() === 'dark' ? 'light' : 'dark';
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!animate || reduced || !('startViewTransition' in document)) {
    chooseTheme(theme);
    return;
  }
  // a press of a key has no place: the circle then starts in the upper corner, where the button is
  const x = from.x || innerWidth;
  const y = from.y;
  const radius = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  const root = document.documentElement;
  root.dataset.reveal = '';
  const transition = document.startViewTransition(() => chooseTheme(theme));
  transition.ready
    .then(() =>
      root.animate(
        { clipPath: [`circle(0 at ${x}px ${y}px)`, `circle(${radius}px at ${x}px ${y}px)`] },
        { duration: THEME_REVEAL_MS, easing: 'ease-out', pseudoElement: '::view-transition-new(root)' },
      ),
    )
    .catch(() => undefined); // a transition that is skipped has changed the theme all the same
  transition.finished.finally(() => delete root.dataset.reveal).catch(() => undefined);
}
