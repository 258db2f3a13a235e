/** The screen, with room for the widest window of the tests. */
export const SCREEN = { width: 1700, height: 1200 };

export interface Size {
  width: number;
  height: number;
}

/**
 * Position of a window: in the center, like the initial pointer, because without a window manager the window under
 * the pointer has focus.
 */
export function centeredPosition({ width, height }: Size): Size & { x: number; y: number } {
  return {
    x: Math.round((SCREEN.width - width) / 2),
    y: Math.round((SCREEN.height - height) / 2),
    width,
    height,
  };
}
