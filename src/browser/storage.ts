/**
 * Returns the key of a value in local storage, with the site's `storagePrefix`, so that sites on the same origin don't
 * share values.
 */
export function storageKey(name: string): string {
  return (document.documentElement.dataset.storage ?? 'docs') + name;
}

/** Reads a value from local storage. Returns `undefined` if it is missing, or if storage is blocked. */
export function readStorage(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes a value to local storage. Returns whether it was stored, because storage can be blocked or full. */
export function writeStorage(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
