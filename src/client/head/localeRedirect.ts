import { readStorage, storageKey, writeStorage } from '../../browser/storage.ts';
import { VISITED_KEY } from '../../shared/constants.ts';
import type { HeadOptions } from '../../shared/pageData.ts';

/**
 * Returns the redirect target of the first visit: the same page in the browser's language, or none. If storage is
 * unavailable, only redirects visits from other sites, so that nobody is redirected twice.
 */
export function localeRedirect({ localeRedirect, lang, links }: HeadOptions): string | undefined {
  const available = Object.keys(links);
  // the not-found page has no other languages; the first real page redirects
  if (localeRedirect === 'never' || available.length === 0 || isCrawler(navigator.userAgent))
    return undefined;
  // pages saved to disk or opened in a webview have no other languages
  if (!location.protocol.startsWith('http')) return undefined;
  if (readStorage(storageKey(VISITED_KEY)) !== undefined) return undefined;
  const isStored = writeStorage(storageKey(VISITED_KEY), '1');
  if (!isStored && document.referrer.startsWith(location.origin)) return undefined;
  const best = bestLanguage(navigator.languages, available);
  return best === lang ? undefined : links[best ?? ''];
}

/**
 * Matches user agents of crawlers and link previews. Browsers start with `Mozilla/5.0 (`; Cubot is a brand of phones;
 * headless browsers also run tests. Short, because every page contains it, and without a lookbehind, because browsers
 * that don't support one would reject the whole script.
 */
const CRAWLER =
  /^(?!Mozilla\/5\.0 \()|compatible;|(?:^|[^u]|[^c]u)bot|check|crawl|google(?:-|other)|headless(?=.*google)|http|inspect|lighthouse|preview|search|spider/i;

/** Whether the user agent is a crawler, a link preview or another automated client. */
export function isCrawler(userAgent: string): boolean {
  return CRAWLER.test(userAgent);
}

/**
 * Returns the site's best language for a user: the first preferred language that the site has, in its closest BCP 47
 * form. Infers a missing script: `zh-TW` matches `zh-Hant`, `zh-CN` matches `zh`.
 */
export function bestLanguage(requested: readonly string[], available: readonly string[]): string | undefined {
  for (const tag of requested) {
    const [only, another] = available.filter((lang) => primaryLanguage(lang) === primaryLanguage(tag));
    // skips `Intl`, whose data takes about 20 ms to load before the first paint
    const best = only && !another && beginsWith(tag, only) ? only : closestLanguage(tag, available);
    if (best) return best;
  }
  return undefined;
}

/** Returns the closest language, using `Intl` to infer script and region. */
function closestLanguage(requested: string, available: readonly string[]): string | undefined {
  return available
    .map((lang) => ({ lang, fit: matchScore(requested, lang) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)[0]?.lang;
}

/** Returns a score for how well an offered language matches a requested one; 0 if it doesn't match. */
function matchScore(requested: string, available: string): number {
  const [script, region] = expandTag(requested);
  const [offeredScript, offeredRegion] = expandTag(available);
  return (
    // the longest matching prefix is the closest language
    (beginsWith(requested, available) ? available.length / 100 : 0) +
    (script && script === offeredScript ? (region === offeredRegion ? 2 : 1) : 0)
  );
}

/** Returns the part of a tag before script and region. */
function primaryLanguage(tag: string): string | undefined {
  return tag.toLowerCase().split('-')[0];
}

function beginsWith(tag: string, start: string): boolean {
  return `${tag}-`.toLowerCase().startsWith(`${start}-`.toLowerCase());
}

/** Returns the language with its script, and the region. */
function expandTag(tag: string): [string?, string?] {
  try {
    const { language, script, region } = new Intl.Locale(tag).maximize();
    return [language + script, region];
  } catch {
    return []; // not every value is a valid language tag
  }
}
