import { restoreTab } from '../article/tabs.ts';

/** Shows the remembered tab of every group while the document is still being parsed: no layout shift. */
export function restoreTabs(): void {
  const done = new WeakSet<HTMLElement>();
  const observer = new MutationObserver(() => {
    for (const island of document.querySelectorAll<HTMLElement>('[data-island="Tabs"]')) {
      // an island is completely parsed once something follows it
      if (done.has(island) || (!island.nextSibling && document.readyState === 'loading')) continue;
      done.add(island);
      restoreTab(island);
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'complete') observer.disconnect();
  });
}
