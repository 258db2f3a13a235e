/**
 * What crawlers and link previews call themselves. Every browser begins with `Mozilla/5.0 (`; Cubot makes phones; headless
 * browsers are those of tests, too. Short, as it is part of every page, and without a lookbehind: browsers that do not
 * know it would refuse the whole script. The lists of libraries have both.
 */
const CRAWLER =
  /^(?!Mozilla\/5\.0 \()|compatible;|(?:^|[^u]|[^c]u)bot|check|crawl|google(?:-|other)|headless(?=.*google)|http|inspect|lighthouse|preview|search|spider/i;

/** Whether a browser says of itself that it is a crawler, a link preview or another program without a reader. */
export function isCrawler(userAgent: string): boolean {
  return CRAWLER.test(userAgent);
}
