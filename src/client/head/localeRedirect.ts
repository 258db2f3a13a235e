import { readStorage, writeStorage } from '../../browser/storage.ts';
import { VISITED_KEY } from '../../shared/constants.ts';
import type { HeadOptions } from '../../shared/headOptions.ts';
import { bestLanguage } from './bestLanguage.ts';
import { isCrawler } from './isCrawler.ts';

/** Everything that the decision depends on, except storage. */
export interface Visitor {
  languages: readonly string[];
  userAgent: string;
  /** Origin of the page that the reader comes from; empty when unknown. */
  referrer: string;
  origin: string;
}

/**
 * Redirect target of the first visit: the same page in the browser's language, or none.
 * If storage is unavailable, only readers coming from other sites are redirected, so that nobody is redirected twice.
 */
export function localeRedirect(
  { localeRedirect, lang, links }: HeadOptions,
  visitor: Visitor,
): string | undefined {
  if (localeRedirect === 'never' || isCrawler(visitor.userAgent)) return undefined;
  // the not-found page is in no other language: the first real page redirects
  if (Object.keys(links).length === 0 || readStorage(VISITED_KEY) !== undefined) return undefined;
  const stored = writeStorage(VISITED_KEY, '1');
  if (!stored && visitor.referrer.startsWith(visitor.origin)) return undefined;
  const wanted = bestLanguage(visitor.languages, Object.keys(links));
  return wanted === undefined || wanted === lang ? undefined : links[wanted];
}
