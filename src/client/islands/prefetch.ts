import { savesData } from '../../browser/intent.ts';
import { whenIdle } from '../../browser/scheduling.ts';
import { chunksOf } from './islands.ts';

declare const __webpack_get_script_filename__: (chunk: string) => string;

const prefetched = new Set<string>();

/** Fetches the files of the page's islands into the browser's cache when it is idle. Nothing of them is evaluated. */
export function prefetchIslands(): void {
  if (savesData() || process.env.NODE_ENV === 'development') return;
  whenIdle(() => {
    for (const chunk of chunksOf(document))
      prefetch(__webpack_public_path__ + __webpack_get_script_filename__(chunk));
  });
}

/** Uses `fetch`, because Firefox blocks `<link rel=prefetch>` under `default-src 'none'`. */
function prefetch(href: string): void {
  if (prefetched.has(href)) return;
  prefetched.add(href);
  // a failure shows when the code is needed
  fetch(href, { priority: 'low' }).catch(() => prefetched.delete(href));
}
