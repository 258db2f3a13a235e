import { savesData } from '../../browser/intent.ts';
import { whenIdle } from '../../browser/scheduling.ts';
import { fetchIndexAhead } from '../../search/ui/indexAhead.ts';
import { loadSiteData } from '../navigation/loadData.ts';
import { page } from '../page.ts';
import { neededChunks } from './islands.ts';

declare const __webpack_get_script_filename__: (chunk: string) => string;

const prefetched = new Set<string>();

/** Whether prefetching is off. In development, the server would compile all pages for the search index. */
const isDisabled = () => savesData() || process.env.NODE_ENV === 'development';

/** Prefetches the files of the page's islands into the browser's cache when idle, without evaluating them. */
export function prefetchIslands(): void {
  if (isDisabled()) return;
  whenIdle(() => prefetchChunks(false));
}

/**
 * Prefetches the search index when the page is idle. Prefetches site data and the code of menus, tooltips and search
 * when the pointer or focus is in the navbar, or a key is pressed. Call it after the load event; earlier, it would
 * delay the page.
 */
export function prefetchNavbar(): void {
  if (isDisabled()) return;
  // search reports what can't be loaded
  if (page.search) whenIdle(() => void fetchIndexAhead(page).catch(() => undefined));
  let isFetched = false;
  const fetchAll = () => {
    if (isFetched) return;
    isFetched = true;
    prefetchChunks(true);
    if (!page.search) return;
    loadSiteData(page.siteDataUrl).catch(() => undefined);
  };
  // ignores the initial position of the pointer, which may be accidental
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof Element && target.closest('header,[data-search]')) fetchAll();
      },
      { passive: true },
    );
  addEventListener('keydown', fetchAll, { once: true });
}

function prefetchChunks(near: boolean): void {
  for (const chunk of neededChunks(document, near))
    prefetch(__webpack_public_path__ + __webpack_get_script_filename__(chunk));
}

/** Prefetches a file. Uses `fetch`, because Firefox blocks `<link rel=prefetch>` under `default-src 'none'`. */
function prefetch(href: string): void {
  if (prefetched.has(href)) return;
  prefetched.add(href);
  // errors are reported when the code is needed
  fetch(href, { priority: 'low' }).catch(() => prefetched.delete(href));
}
