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

/** Whether the reader has turned on data saving: then nothing is prefetched. */
export function savesData(): boolean | undefined {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;
}
