import { readStorage, storageKey, writeStorage } from '../../browser/storage.ts';
import { VISITED_KEY } from '../../shared/constants.ts';
import type { HeadOptions } from '../../shared/pageData.ts';

/**
 * Redirect target of the first visit: the same page in the browser's language, or none.
 * If storage is unavailable, only readers coming from other sites are redirected, so that nobody is redirected twice.
 */
export function localeRedirect({ localeRedirect, lang, links }: HeadOptions): string | undefined {
  const offered = Object.keys(links);
  // the not-found page is in no other language: the first real page redirects
  if (localeRedirect === 'never' || offered.length === 0 || isCrawler(navigator.userAgent)) return undefined;
  // a saved page, or one inside an application, has no other languages
  if (!location.protocol.startsWith('http')) return undefined;
  if (readStorage(storageKey(VISITED_KEY)) !== undefined) return undefined;
  const stored = writeStorage(storageKey(VISITED_KEY), '1');
  if (!stored && document.referrer.startsWith(location.origin)) return undefined;
  const wanted = bestLanguage(navigator.languages, offered);
  return wanted === lang ? undefined : links[wanted ?? ''];
}

/**
 * Matches user agents of crawlers and link previews. Browsers start with `Mozilla/5.0 (`; Cubot is a brand of phones;
 * headless browsers also run tests. Short, because every page contains it, and without a lookbehind, because browsers
 * that don't support one would reject the whole script.
 */
const CRAWLER =
  /^(?!Mozilla\/5\.0 \()|compatible;|(?:^|[^u]|[^c]u)bot|check|crawl|google(?:-|other)|headless(?=.*google)|http|inspect|lighthouse|preview|search|spider/i;

/** Whether the user agent is a crawler, a link preview or another program without a reader. */
export function isCrawler(userAgent: string): boolean {
  return CRAWLER.test(userAgent);
}

/**
 * The site's best language for a user: the first preferred language that the site has, in its closest BCP 47 form. A
 * missing script is inferred: `zh-TW` matches `zh-Hant`, `zh-CN` matches `zh`.
 */
export function bestLanguage(asked: readonly string[], offered: readonly string[]): string | undefined {
  for (const tag of asked) {
    const [only, another] = offered.filter((lang) => primaryLanguage(lang) === primaryLanguage(tag));
    // skips `Intl`, whose data takes about 20 ms to load before the first paint
    const best = only && !another && beginsWith(tag, only) ? only : closest(tag, offered);
    if (best) return best;
  }
  return undefined;
}

/** Fills in script and region with `Intl`. */
function closest(asked: string, offered: readonly string[]): string | undefined {
  return offered
    .map((lang) => ({ lang, fit: matchScore(asked, lang) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)[0]?.lang;
}

/** Returns a score for how well an offered language matches a requested one; 0 if it doesn't match. */
function matchScore(asked: string, offered: string): number {
  const [script, region] = expanded(asked);
  const [offeredScript, offeredRegion] = expanded(offered);
  return (
    // the longest matching prefix is the closest language
    (beginsWith(asked, offered) ? offered.length / 100 : 0) +
    (script && script === offeredScript ? (region === offeredRegion ? 2 : 1) : 0)
  );
}

/** The part before script and region. */
function primaryLanguage(tag: string): string | undefined {
  return tag.toLowerCase().split('-')[0];
}

function beginsWith(tag: string, start: string): boolean {
  return `${tag}-`.toLowerCase().startsWith(`${start}-`.toLowerCase());
}

/** Language with script, and region. */
function expanded(tag: string): [string?, string?] {
  try {
    const { language, script, region } = new Intl.Locale(tag).maximize();
    return [language + script, region];
  } catch {
    return []; // not every value is a valid language tag
  }
}
