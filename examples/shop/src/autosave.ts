import type { Line } from './cart';

/** Saves the cart once it has not changed for a second. */
export function autosave(save: (lines: readonly Line[]) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (lines: readonly Line[]): void => {
    clearTimeout(timer);
    timer = setTimeout(save, 1000, lines);
  };
}
