/** The screen, with room for the widest window of the tests. */
export const SCREEN = { width: 1700, height: 1200 };

export interface Size {
  width: number;
  height: number;
}

/**
 * Where a window stands: in the middle, as the pointer does in the beginning. There is no window manager, and without one
 * the window under the pointer has the focus.
 */
export function placeOf({ width, height }: Size): Size & { x: number; y: number } {
  return {
    x: Math.round((SCREEN.width - width) / 2),
    y: Math.round((SCREEN.height - height) / 2),
    width,
    height,
  };
}
