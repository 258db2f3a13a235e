import { THEME_REVEAL_MS } from '../shared/constants.ts';
import { chooseTheme, currentTheme } from './theme.ts';

/** Switches between light and dark, revealed by a circle growing from the click if browser and reader allow it. */
export function toggleTheme(from: { x: number; y: number }, animate: boolean): void {
  const theme = currentTheme() === 'dark' ? 'light' : 'dark';
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!animate || reduced || !('startViewTransition' in document)) {
    chooseTheme(theme);
    return;
  }
  // a key press has no coordinates: the circle then starts in the top corner, near the button
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
    .catch(() => undefined); // a skipped transition has still changed the theme
  transition.finished.finally(() => delete root.dataset.reveal).catch(() => undefined);
}
