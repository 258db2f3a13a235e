import { THEME_REVEAL_MS } from '../shared/constants.ts';

/** Where a click was, in CSS pixels. */
export type RevealStart = Pick<MouseEvent, 'clientX' | 'clientY'>;

/**
 * Reveals a change of the theme in a circle, if browser and reader allow it.
 * @param choose makes the change
 * @param start where the circle begins
 */
export function revealTheme(choose: () => void, start: RevealStart): void {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (reduced || !('startViewTransition' in document)) {
    choose();
    return;
  }
  // a key press has no coordinates: the circle then starts in the top corner, near the button
  const x = start.clientX || innerWidth;
  const y = start.clientY;
  const radius = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  const root = document.documentElement;
  root.dataset.reveal = '';
  const transition = document.startViewTransition(choose);
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
