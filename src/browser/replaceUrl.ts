/**
 * Replaces the URL of the current history entry, if the browser allows it. Browsers throw after too many changes in a
 * short time, and in sandboxed iframes, whose origin is opaque.
 */
export function replaceUrl(url: string | URL): void {
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // the page works at any URL
  }
}
