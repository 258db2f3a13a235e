import { VISITED_KEY } from '../../shared/constants.ts';
import type { HeadOptions } from '../../shared/headOptions.ts';
import { readStorage, writeStorage } from '../storage.ts';

const BOT = /bot|crawl|spider|slurp|lighthouse|preview|headless(?=.*google)/i;

/** What the decision depends on, apart from storage. */
export interface Visitor {
  languages: readonly string[];
  userAgent: string;
  /** Origin of the page that the reader comes from; empty when unknown. */
  referrer: string;
  origin: string;
}

/**
 * Where a reader is led on the first visit: the same page in the browser's language, or nowhere.
 * Where nothing can be stored, only readers from outside are led, so that nobody is ever led twice.
 */
export function localeRedirect(
  { localeRedirect, lang, links }: HeadOptions,
  visitor: Visitor,
): string | undefined {
  if (localeRedirect === 'never' || BOT.test(visitor.userAgent)) return undefined;
  if (readStorage(VISITED_KEY) !== undefined) return undefined;
  const stored = writeStorage(VISITED_KEY, '1');
  if (!stored && visitor.referrer.startsWith(visitor.origin)) return undefined;
  const wanted = bestLanguage(visitor.languages, Object.keys(links));
  return wanted === undefined || wanted === lang ? undefined : links[wanted];
}

/** The first of the browser's languages that the site has, `zh-CN` matching `zh`. */
function bestLanguage(asked: readonly string[], offered: readonly string[]): string | undefined {
  for (const tag of asked) {
    const wanted = tag.toLowerCase();
    const found = offered.find(
      (lang) => wanted === lang.toLowerCase() || wanted.startsWith(`${lang.toLowerCase()}-`),
    );
    if (found) return found;
  }
  return undefined;
}
