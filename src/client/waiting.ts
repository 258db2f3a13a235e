/** Buttons that answer only once the shell is hydrated; those with a native popover work without scripts. */
export const WAITS_FOR_SHELL = '#root button:not([popovertarget])';

/** What answers, or answers better, with the code that loads at the first sign of a reader (`reading.ts`). */
export const WAITS_FOR_READING = '#root :is([data-search], [data-zoom], a[href]:not([target], [download]))';

/** Name of the global in which the inline script keeps the first thing that is clicked, for the boot script. */
export const EARLY_CLICK = 'docsEarlyClick';
