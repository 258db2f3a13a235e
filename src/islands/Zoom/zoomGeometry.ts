/** Space between the image and the edge of the window, in CSS pixels. */
const MARGIN_PX = 24;

/** The size of a zoomed image: as large as the window, but no larger than it stays sharp. */
export function largestSize(
  image: HTMLImageElement,
  largeSrc: string | undefined,
): { width: number; height: number } {
  const box = image.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement; // without scrollbars
  const isSharp = largeSrc !== undefined || /\.svg(?:$|[?#])/.test(image.currentSrc || image.src);
  const scale = Math.min(
    (clientWidth - 2 * MARGIN_PX) / box.width,
    (clientHeight - 2 * MARGIN_PX) / box.height,
    isSharp ? Number.POSITIVE_INFINITY : Math.max(1, image.naturalWidth / box.width),
  );
  return { width: box.width * scale, height: box.height * scale };
}

/** The transform that gives an image the position and size of another one. */
export function offsetOf(picture: Element, place: Element): string {
  const from = place.getBoundingClientRect();
  // measure without the transform of a running animation
  for (const animation of picture.getAnimations()) animation.cancel();
  const to = picture.getBoundingClientRect();
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  return `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
}
