/**
 * The key of a value in local storage, with the site's `storagePrefix`, so that sites on the same origin don't share
 * values.
 */
export function storageKey(name: string): string {
  return (document.documentElement.dataset.storage ?? 'docs') + name;
}

/** Local storage that may be blocked or full: reading then returns `undefined`, writing does nothing. */
export function readStorage(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** @returns whether the value was kept */
export function writeStorage(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
