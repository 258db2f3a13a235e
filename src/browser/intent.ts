/** Calls a listener with what the reader hovers, focuses or touches: they may want to click it next. */
export function onIntent(listener: (target: Element) => void): void {
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(type, ({ target }) => target instanceof Element && listener(target), {
      passive: true,
    });
  }
}

/** Whether the reader has turned on data saving: then nothing is prefetched. */
export function savesData(): boolean | undefined {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;
}
