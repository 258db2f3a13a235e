/**
 * Calls a listener with elements that the user hovers, focuses or touches, including the current one; used for
 * prefetching.
 */
export function onIntent(listener: (target: Element, isTouch: boolean) => void): void {
  const present = [...document.querySelectorAll(':hover, :focus')].at(-1);
  if (present) listener(present, false);
  const notice = ({ type, target, pointerType }: Event & { pointerType?: string }) => {
    if (!(target instanceof Element)) return;
    // a tap also focuses, before its click
    const isTap = type === 'focusin' && !target.matches(':focus-visible');
    listener(target, type === 'touchstart' || pointerType === 'touch' || isTap);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(type, notice, { passive: true });
}

/** Whether data saving is on, which disables prefetching. */
export function savesData(): boolean | undefined {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;
}
