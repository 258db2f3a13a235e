/** Above this, in milliseconds, fonts come after the first paint, too late for the page. */
const SLOW_RTT_MS = 75;

/**
 * Chromium holds back the first paint for preloaded fonts. On a slow line they miss it all the same: then the browser
 * fetches them when it meets them, for the next page. Only Chromium tells how slow the line is.
 */
export function preloadFonts(fonts: readonly string[]): void {
  const { connection } = navigator as Navigator & { connection?: { rtt: number } };
  if (connection && connection.rtt > SLOW_RTT_MS) return;
  for (const href of fonts) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href }));
  }
}
