import { hashTarget } from '../../browser/hashTarget.ts';
import { BLANK_PIXEL } from '../../shared/constants.ts';
import type { HeadOptions } from '../../shared/pageData.ts';
import { restoreTabs, showFoundTabs } from '../article/tabs.ts';
import { applyTheme, onSystemTheme, preferredTheme, systemTheme } from '../theme.ts';
import { EARLY_CLICK } from '../waiting.ts';
import { applyHiddenParts } from './hiddenParts.ts';
import { localeRedirect, ownAddress } from './localeRedirect.ts';

/** The only inline script: what must be right before the first paint. Kept small, as it is part of every page. */

/** What Chromium says of a line that it does not know yet, in milliseconds. */
const UNKNOWN_RTT_MS = 100;
/** When the page itself took longer, in milliseconds from its request, fonts come after the first paint: too late. */
const SLOW_ANSWER_MS = 75;

const options = JSON.parse(document.currentScript?.dataset.options ?? '{}') as HeadOptions;

const own = options.path === undefined ? undefined : ownAddress(options.path, location.pathname);
// not in a sandboxed iframe: with an opaque origin, `replaceState` throws
if (own !== undefined && origin !== 'null')
  history.replaceState(history.state, '', own + location.search + location.hash);

const target = localeRedirect(options);
if (target !== undefined) location.replace(target + location.search + location.hash);

preloadFonts(options.fonts);
const theme = preferredTheme(options.darkMode);
applyTheme(theme);
if (theme !== systemTheme()) colorBrowserBars(); // takes a while, before the first paint
onSystemTheme(colorBrowserBars);
new MutationObserver(colorBrowserBars).observe(document.documentElement, {
  attributeFilter: ['data-theme'],
});
applyHiddenParts(location.search);
restoreTabs();
showFoundTabs();
// after that; browsers themselves lead into disclosures, but not all of them into tabs
const openTarget = () => void hashTarget(location.hash);
document.addEventListener('readystatechange', openTarget);
addEventListener('hashchange', openTarget);
blankMissingLogos();
watchForDeadScripts();
// the boot script, which replays clicks, may come later than the page
addEventListener('click', ({ target }) => Object.assign(window, { [EARLY_CLICK]: target }), {
  once: true,
  capture: true,
});

/** Browsers only know by themselves which theme the system prefers. */
function colorBrowserBars(): void {
  const { theme } = document.documentElement.dataset;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-theme]'))
    meta.media = meta.dataset.theme === theme ? '' : 'not all';
}

/** Replaces a logo that fails to load with a blank pixel instead of the browser's broken-image icon. */
function blankMissingLogos(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement && 'logo' in target.dataset) target.src = BLANK_PIXEL;
    },
    { capture: true },
  );
}

/**
 * Shows the page as it is without scripts while the shell's code cannot be loaded: what would not answer is not
 * offered. Undone once the shell is hydrated.
 */
function watchForDeadScripts(): void {
  const onError = ({ target, error }: ErrorEvent) => {
    if (!(target instanceof HTMLScriptElement || error instanceof SyntaxError)) return;
    // the page's styles once more, with those for readers without scripts applied
    const sheet = new CSSStyleSheet();
    const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
    sheet.replaceSync(styles.replace(/\(scripting: ?none\)/g, 'all'));
    document.adoptedStyleSheets = [sheet];
  };
  addEventListener('error', onError, { capture: true });
  addEventListener('docs:ready', () => {
    removeEventListener('error', onError, { capture: true });
    document.adoptedStyleSheets = [];
  });
}

/**
 * A font that comes when the page has been laid out has it laid out once more. But Chromium holds back the first paint
 * for preloaded fonts, and on a slow line they miss it all the same: then the browser fetches them when it meets them, for
 * the next page. Other browsers hold back nothing, and do not tell of the line.
 */
function preloadFonts(fonts: readonly string[]): void {
  const { connection } = navigator as Navigator & { connection?: { rtt: number } };
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const answer = page ? page.responseStart - page.requestStart : 0;
  if (connection && (connection.rtt > UNKNOWN_RTT_MS || answer > SLOW_ANSWER_MS)) return;
  for (const href of fonts) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href }));
  }
}
