/** Scrollable code, tables and diagrams. Tabs and tab panels are excluded: their `tabindex` has another reason. */
const SCROLLERS = ':is(pre, div)[tabindex="0"]:not([role^="tab"])';

let observer: ResizeObserver | undefined;

/** Makes scroll containers focusable only while they overflow horizontally. Without scripts, all of them are. */
export function watchScrollers(article: Element | null): void {
  observer?.disconnect();
  observer = new ResizeObserver((entries) => {
    for (const { target } of entries)
      (target as HTMLElement).tabIndex = target.scrollWidth > target.clientWidth ? 0 : -1;
  });
  for (const scroller of article?.querySelectorAll(SCROLLERS) ?? []) observer.observe(scroller);
}
