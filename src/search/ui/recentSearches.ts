import { readStorage, writeStorage } from '../../browser/storage.ts';

/** Storage key: a JSON array of strings, latest first. */
const KEY = 'docs-recent-searches';
const MAX_SEARCHES = 5;

/** The reader's successful searches, latest first; kept on this device only. */
export function recentSearches(): string[] {
  try {
    const value: unknown = JSON.parse(readStorage(KEY) ?? '[]');
    const texts = Array.isArray(value)
      ? value.filter((entry) => typeof entry === 'string' && entry !== '')
      : [];
    return texts.slice(0, MAX_SEARCHES);
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  const others = recentSearches().filter((entry) => entry !== query);
  writeStorage(KEY, JSON.stringify([query, ...others].slice(0, MAX_SEARCHES)));
}

export function forgetSearches(): void {
  writeStorage(KEY, '[]');
}
