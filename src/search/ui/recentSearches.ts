import { readStorage, writeStorage } from '../../browser/storage.ts';

/** Storage key: a JSON array of strings, latest first. */
const KEY = 'docs-recent-searches';
const MAX_SEARCHES = 5;

/** The reader's successful searches, latest first. */
export interface RecentSearches {
  read: () => string[];
  remember: (query: string) => void;
  forget: () => void;
}

/** Those kept on this device, and nowhere else. */
export const recentSearches: RecentSearches = {
  read: () => {
    try {
      const value: unknown = JSON.parse(readStorage(KEY) ?? '[]');
      const texts = Array.isArray(value)
        ? value.filter((entry) => typeof entry === 'string' && entry !== '')
        : [];
      return texts.slice(0, MAX_SEARCHES);
    } catch {
      return [];
    }
  },
  remember: (query) => {
    if (query === '') return;
    const others = recentSearches.read().filter((entry) => entry !== query);
    writeStorage(KEY, JSON.stringify([query, ...others].slice(0, MAX_SEARCHES)));
  },
  forget: () => writeStorage(KEY, '[]'),
};
