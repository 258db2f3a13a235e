/**
 * Calls a listener with what the reader hovers, focuses or touches, also with what they do so by now: they may want to
 * click it next.
 */
export function onIntent(listener: (target: Element, isTouch: boolean) => void): void {
  const present = [...document.querySelectorAll(':hover, :focus')].at(-1);
  if (present) listener(present, false);
  const notice = (event: Event) => {
    const isTouch = event.type === 'touchstart' || (event as PointerEvent).pointerType === 'touch';
    if (event.target instanceof Element) listener(event.target, isTouch);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(type, notice, { passive: true });
}

/** What shows that somebody is there. Not `pointerover`: a page may appear below a pointer that rests. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
  'popstate',
] as const;

/** Calls a listener once, at the first sign of a reader: on a page that is left alone, never. */
export function onFirstSign(listener: () => void): void {
  const listening = new AbortController();
  const { signal } = listening;
  const notice = (event: Event) => {
    // browsers make one up when the page below a resting pointer changes
    if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY)
      return;
    listening.abort();
    listener();
  };
  for (const type of SIGNS) addEventListener(type, notice, { capture: true, passive: true, signal });
}

/** Whether the reader has turned on data saving: then nothing is prefetched. */
export function savesData(): boolean | undefined {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;
}
