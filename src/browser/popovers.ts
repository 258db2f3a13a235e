import { revealCurrent } from './revealCurrent.ts';

/**
 * Enhances native popovers, which also open and close without this code: they close when focus moves on. Attributes of
 * a popover:
 *
 * - `data-drawer`: its `::before` covers the page: a click there only closes it. Its first button takes the focus.
 * - `data-close-at`: media query under which the content is part of the page.
 */
export function listenToPopovers(): void {
  // these events don't bubble
  document.addEventListener('beforetoggle', onBeforeToggle, { capture: true });
  document.addEventListener('toggle', onToggle, { capture: true });
  document.addEventListener('click', onClick);
  document.addEventListener('focusin', onFocusIn);
  for (const type of ['scroll', 'resize'] as const) addEventListener(type, placeOpen, { passive: true });
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
    if (popover.matches(':popover-open')) enter(popover);
  }
  updateOpeners();
}

/** Sets the state of all buttons of popovers. Call it when new HTML is shown. */
export function updateOpeners(): void {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) showState(popover);
}

/** Closes all popovers, for example before another page is shown. */
export function closePopovers(): void {
  for (const popover of openPopovers()) popover.hidePopover();
}

const openPopovers = () => document.querySelectorAll<HTMLElement>(':popover-open');

/** Returns the buttons that open a popover. */
function getOpeners({ id }: Element): HTMLElement[] {
  const selector = `[popovertarget="${CSS.escape(id)}"]:not([popovertargetaction=hide])`;
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

function showState(popover: HTMLElement): void {
  for (const button of getOpeners(popover)) button.ariaExpanded = `${popover.matches(':popover-open')}`;
}

const focusOpener = (popover: HTMLElement) => getOpeners(popover)[0]?.focus({ preventScroll: true });

function onBeforeToggle({ target, newState }: ToggleEvent): void {
  if (!(target instanceof HTMLElement) || newState !== 'open') return;
  const { activeElement } = document;
  place(target);
  // the menu or drawer is closing: focus returns to its button
  const menu = activeElement?.closest('[data-popover-panel]')?.closest('[data-island]');
  menu?.querySelector('button')?.focus();
  const other = activeElement?.closest<HTMLElement>(':popover-open');
  if (other && !other.contains(target)) focusOpener(other);
}

function onToggle({ target, newState }: ToggleEvent): void {
  if (!(target instanceof HTMLElement)) return;
  target.dataset.toggled = ''; // for islands that hydrate later
  if (newState === 'open') enter(target);
  else leave(target);
}

const closers = new WeakMap<HTMLElement, AbortController>();

function enter(popover: HTMLElement): void {
  showState(popover);
  revealCurrent(popover.querySelector('nav[data-fingerprint]') ?? popover);
  const { drawer, closeAt } = popover.dataset;
  // avoids `autofocus`, which browsers reject in frames of other origins with a console error
  if (drawer !== undefined) popover.querySelector('button')?.focus();
  if (closeAt !== undefined) closeWhen(matchMedia(closeAt), popover);
}

function leave(popover: HTMLElement): void {
  showState(popover);
  closers.get(popover)?.abort();
  // a click next to the popover has closed it
  const { activeElement } = document;
  if (activeElement === document.body || popover.contains(activeElement)) focusOpener(popover);
  if (popover.role === 'dialog') for (const field of popover.querySelectorAll('input')) field.value = '';
}

function closeWhen(query: MediaQueryList, popover: HTMLElement): void {
  if (query.matches) {
    popover.hidePopover(); // the window has grown before this code ran
    return;
  }
  const closer = new AbortController();
  closers.set(popover, closer);
  query.addEventListener('change', () => popover.hidePopover(), { signal: closer.signal });
}

/**
 * Closes a popover after a click on a link in it that opens in this tab (a link to the current page doesn't navigate),
 * or next to it.
 */
function onClick({ target, clientX, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if (target instanceof HTMLElement && target.dataset.drawer !== undefined) {
    const { left, right } = target.getBoundingClientRect();
    if (clientX < left || clientX > right) target.hidePopover();
  }
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target === '_blank' || ctrlKey || metaKey || shiftKey) return;
  for (const popover of openPopovers()) if (popover.contains(link)) popover.hidePopover();
}

function onFocusIn({ target }: FocusEvent): void {
  for (const popover of openPopovers()) {
    // excludes its buttons, which toggle the popover, and search, which keeps the focus
    const around = [popover, ...getOpeners(popover)];
    if (popover.role !== 'dialog' && !around.some((part) => part.contains(target as Node)))
      popover.hidePopover();
  }
}

/** Moves panels below the site's banner above the navbar, because they are positioned outside the flow. */
function place(popover: HTMLElement): void {
  const above = document.querySelector<HTMLElement>('[data-above-bar]');
  if (!above) return;
  const room = Math.max(0, above.getBoundingClientRect().bottom);
  const usual = getComputedStyle(document.documentElement);
  for (const name of above.dataset.aboveBar?.split(' ') ?? [])
    popover.style.setProperty(name, room > 0 ? `calc(${usual.getPropertyValue(name)} + ${room}px)` : null);
}

function placeOpen(): void {
  for (const popover of openPopovers()) place(popover);
}
