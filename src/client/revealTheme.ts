import { THEME_REVEAL_MS } from '../shared/constants.ts';

/**
 * Reveals a change of the theme in a circle.
 * @param choose makes the change
 * @param from where the circle begins, in CSS pixels
 */
export function revealTheme(choose: () => void, from: { x: number; y: number }): void {
  // a key press has no coordinates: the circle then starts in the top corner, near the button
  const x = from.x || innerWidth;
  const y = from.y;
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
