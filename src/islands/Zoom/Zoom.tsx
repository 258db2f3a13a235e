import * as Dialog from '@radix-ui/react-dialog';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ZOOM_CLOSE_DELAY_MS, ZOOM_SCROLL_THRESHOLD_PX, ZOOM_TRANSITION_MS } from '../../shared/constants.ts';
import type { PageOptions } from '../../shared/pageData.ts';
import * as media from '../../theme/media.ts';
import { visuallyHidden } from '../../ui/Icon/Icon.css.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { closePath } from '../../ui/Icon/paths.ts';
import * as styles from './Zoom.deferred.css.ts';

export interface ZoomProps {
  /** The image in the page. */
  image: HTMLImageElement;
  /** URL of the same image in a higher resolution. Default: none. */
  largeSrc?: string | undefined;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Called when the image is back in its place. */
  onClosed: () => void;
}

/** An image that grows to the size of the window, and shrinks back on a click, Escape or scrolling. */
export function Zoom({ image, largeSrc, closeLabel, onClosed }: ZoomProps) {
  const enlarged = useRef<HTMLImageElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const isClosing = useRef(false);
  const src = useLargeSource(image.currentSrc || image.src, largeSrc);

  const move = (direction: 'normal' | 'reverse') => {
    const duration = matchMedia(media.reducedMotion).matches ? 0 : ZOOM_TRANSITION_MS;
    const timing = { duration, direction, easing: 'ease', fill: 'both' } as const;
    ground.current?.animate([{ opacity: 0 }, { opacity: 1 }], timing);
    if (!enlarged.current) return undefined;
    return enlarged.current.animate(
      [{ transform: transformTo(enlarged.current, image) }, { transform: 'none' }],
      timing,
    );
  };
  const close = useEffectEvent(() => {
    if (isClosing.current) return;
    isClosing.current = true;
    const movement = move('reverse');
    if (movement) movement.onfinish = onClosed;
    else onClosed();
  });
  const open = useEffectEvent(() => void move('normal'));

  useLayoutEffect(() => open(), []);
  useEffect(() => {
    const start = window.scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      if (Math.abs(window.scrollY - start) <= ZOOM_SCROLL_THRESHOLD_PX) return;
      timer ??= setTimeout(close, ZOOM_CLOSE_DELAY_MS);
    };
    const onResize = () => close();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onResize);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onResize);
    };
  }, []);

  return (
    // Radix's modal mode would lock scrolling, which has to close this; the caller makes the page inert.
    <Dialog.Root open modal={false} onOpenChange={() => close()}>
      <Dialog.Content
        className={styles.dialog}
        aria-modal="true"
        aria-describedby={undefined}
        onClick={() => close()}
        onCloseAutoFocus={(event) => event.preventDefault()}
      >
        <Dialog.Title className={visuallyHidden}>{image.alt}</Dialog.Title>
        <div ref={ground} className={styles.ground} />
        <img
          ref={enlarged}
          className={styles.enlargedImage}
          src={src}
          alt={image.alt}
          style={largestSize(image, largeSrc)}
        />
        <Dialog.Close className={styles.close} aria-label={closeLabel}>
          <Icon path={closePath} />
        </Dialog.Close>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** Returns the large source once it is loaded; until then, or if loading fails, the page's source. */
function useLargeSource(src: string, largeSrc: string | undefined): string {
  const [source, setSource] = useState(src);
  useEffect(() => {
    if (largeSrc === undefined) return;
    const large = new Image();
    large.onload = () => setSource(largeSrc);
    large.onerror = () =>
      console.warn(`The large image ${largeSrc} could not be loaded; showing the small one.`);
    large.src = largeSrc;
    return () => {
      large.onload = null;
      large.onerror = null;
    };
  }, [largeSrc]);
  return source;
}

/** Space between the image and the edge of the window, in CSS pixels. */
const MARGIN_PX = 24;

/** Returns the size of a zoomed image: as large as the window and the image's resolution allow. */
function largestSize(
  image: HTMLImageElement,
  largeSrc: string | undefined,
): { width: number; height: number } {
  const box = image.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement; // excludes scrollbars
  const isSharp = largeSrc !== undefined || /\.svg(?:$|[?#])/.test(image.currentSrc || image.src);
  const scale = Math.min(
    (clientWidth - 2 * MARGIN_PX) / box.width,
    (clientHeight - 2 * MARGIN_PX) / box.height,
    isSharp ? Number.POSITIVE_INFINITY : Math.max(1, image.naturalWidth / box.width),
  );
  return { width: box.width * scale, height: box.height * scale };
}

/** Returns the transform that gives an image the position and size of another one. */
function transformTo(enlarged: Element, place: Element): string {
  const from = place.getBoundingClientRect();
  // measures without the transform of a running animation
  for (const animation of enlarged.getAnimations()) animation.cancel();
  const to = enlarged.getBoundingClientRect();
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  return `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
}

/** Enlarges the images in buttons with `data-zoom` on a click. Call it once. */
export function startZoom(_first: HTMLElement, { zoomClose }: PageOptions['strings']): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[data-zoom]');
    if (button) openZoom(button, zoomClose);
  });
}

/** Shows the image in a button enlarged. The page is inert until the image is back in its place. */
function openZoom(button: HTMLElement, closeLabel: string): void {
  const image = button.querySelector('img');
  const page = document.getElementById('root');
  if (!image || !page || page.inert) return;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const life = new AbortController();
  const close = () => {
    life.abort();
    page.inert = false;
    root.unmount();
    container.remove();
    button.focus({ preventScroll: true });
  };
  const { signal } = life;
  addEventListener('popstate', close, { signal });
  // closes before search opens, which later returns focus to this button
  const makeWay = ({ target }: Event) => (target as Element).closest('[data-search]') && close();
  addEventListener('click', makeWay, { signal, capture: true });
  page.inert = true;
  root.render(
    <Zoom
      image={image}
      closeLabel={closeLabel}
      onClosed={close}
      largeSrc={button.dataset.zoom || undefined}
    />,
  );
}
