/**
 * Calls a listener with what the reader hovers, focuses or touches: they may click it next. Also with the element that
 * they hover or focus already.
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

/** Whether the reader has turned on data saving: then nothing is prefetched. */
export function savesData(): boolean | undefined {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;
}
