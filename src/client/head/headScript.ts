import { hashTarget } from '../../browser/hashTarget.ts';
import { restoreSidebar } from '../../browser/sidebar.ts';
import { BLANK_PIXEL, EARLY_CLICK, FIRST_BLOCKS_ATTRIBUTE } from '../../shared/constants.ts';
import type { HeadOptions } from '../../shared/pageData.ts';
import { shellIds } from '../../shared/shellIds.ts';
import { restoreTab, showFoundTab } from '../article/tabs.ts';
import { applyTheme, preferredTheme } from '../theme.ts';
import { applyHiddenParts } from './hiddenParts.ts';
import { localeRedirect } from './localeRedirect.ts';

/** The only inline script: applies state before the first paint. Must be small, because every page contains it. */

const options = JSON.parse(document.currentScript?.dataset.options ?? '{}') as HeadOptions;

const target = localeRedirect(options);
if (target !== undefined) location.replace(target + location.search + location.hash);

applyTheme(preferredTheme(options.darkMode));
applyHiddenParts(location.search);
restoreBeforePaint();
showFound();
// runs after parsing; browsers open `<details>`, but not all of them open tabs
const openTarget = () => void hashTarget(location.hash);
document.addEventListener('readystatechange', openTarget);
addEventListener('hashchange', openTarget);
// skips reloaded and revisited pages, whose scroll position the browser restores
if (history.state === null && location.hash === '')
  document.documentElement.toggleAttribute(FIRST_BLOCKS_ATTRIBUTE, true);
applyLateStyles();
blankMissingLogos();
// keeps the last click on a button for the boot script, which can arrive later than the page and repeats the click
const keepClick = ({ target }: Event) => {
  const button = target instanceof Element && target.closest('button:not([popovertarget])');
  if (button) Object.assign(window, { [EARLY_CLICK]: button });
};
addEventListener('click', keepClick, { capture: true });
addEventListener('docs:ready', () => removeEventListener('click', keepClick, { capture: true }));

/** Restores tabs and the sidebar while the document is being parsed, to avoid layout shifts after the first paint. */
function restoreBeforePaint(): void {
  const done = new WeakSet<Element>();
  const restore = () => {
    const isLoading = document.readyState === 'loading';
    for (const element of document.querySelectorAll<HTMLElement>(
      `[data-island="Tabs"],#${shellIds.sidebar}`,
    )) {
      if (done.has(element)) continue;
      // an element is completely parsed once something follows it
      const isParsed = !isLoading || isFollowed(element);
      if (isParsed) done.add(element);
      // part of a panel may already be painted
      if (element.id !== shellIds.sidebar) restoreTab(element);
      else if (isParsed) restoreSidebar();
    }
    // a mutation observer would be called for every element that arrives
    if (isLoading) requestAnimationFrame(restore);
  };
  requestAnimationFrame(restore);
  // the last island may have no following element; after the load event, another page may be shown
  document.addEventListener('readystatechange', restore, { once: true });
}

function isFollowed(element: Element): boolean {
  return Boolean(element.nextSibling ?? element.parentElement?.nextSibling);
}

/** Opens tabs and groups that contain a find-in-page match or the target of a hash. */
function showFound(): void {
  addEventListener('beforematch', ({ target }) => {
    showFoundTab(target as Element);
  });
}

/** Applies the deferred stylesheet on screens once it has arrived. */
function applyLateStyles(): void {
  // listens on the document, because the window isn't notified
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.dataset.styles) target.media = 'all';
    },
    { capture: true },
  );
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
