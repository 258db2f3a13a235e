/** Scrollable code, tables and diagrams. Excludes tabs and tab panels, whose `tabindex` has another purpose. */
const SCROLLERS = 'article :is(pre, div)[tabindex="0"]:not([role^="tab"])';

let observer: ResizeObserver | undefined;

/** Makes the scroll containers of the article focusable only while they overflow. Without scripts, all of them are. */
export function watchScrollers(): void {
  observer?.disconnect();
  observer = new ResizeObserver((entries) => {
    // measures all before changing any, to avoid a style recalculation for each
    const fits = entries.map(({ target }) => target.scrollWidth <= target.clientWidth);
    for (const [index, { target, contentRect }] of entries.entries()) {
      if (contentRect.width === 0) continue; // hidden, as below an editor
      (target as HTMLElement).tabIndex = fits[index] ? -1 : 0;
      target.closest('[data-code-block]')?.toggleAttribute('data-fits', fits[index]); // offers no "Wrap lines"
    }
  });
  for (const scroller of document.querySelectorAll(SCROLLERS)) observer.observe(scroller);
}
