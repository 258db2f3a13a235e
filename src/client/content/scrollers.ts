/** Code, tables and drawings, which scroll in themselves; panels of tabs are stops for another reason. */
const SCROLLERS = ':is(pre, div)[tabindex="0"]:not([role^="tab"])';

let observer: ResizeObserver | undefined;

/** Makes what could scroll sideways a stop of the keyboard only while it does. Without scripts, all of it is one. */
export function watchScrollers(article: Element | null): void {
  observer?.disconnect();
  observer = new ResizeObserver((entries) => {
    for (const { target } of entries)
      (target as HTMLElement).tabIndex = target.scrollWidth > target.clientWidth ? 0 : -1;
  });
  for (const scroller of article?.querySelectorAll(SCROLLERS) ?? []) observer.observe(scroller);
}
