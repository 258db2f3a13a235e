import { DRAWER_CLOSED_MS } from '../shared/constants.ts';
import { revealCurrent } from './revealCurrent.ts';

/**
 * Enhances native popovers, which also open and close without this code. Attributes of a popover:
 *
 * - `data-drawer`: covers the page, which is inert while it is open. `modal`: a dialog named by `data-label`; `header`: the
 *   header around it stays usable.
 * - `data-close-at`: media query under which the content is part of the page.
 * - `data-close-on-blur`: closes when focus moves on.
 */
export function listenToPopovers(): void {
  // these events don't bubble
  document.addEventListener('beforetoggle', onBeforeToggle, { capture: true });
  document.addEventListener('toggle', onToggle, { capture: true });
  document.addEventListener('click', onClick);
  document.addEventListener('focusout', onFocusOut);
  for (const type of ['scroll', 'resize'] as const) addEventListener(type, placeOpen, { passive: true });
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
    if (popover.matches(':popover-open')) enter(popover);
  }
  updateOpeners();
}

/** Sets the state of all buttons of popovers; call it when new HTML is shown. */
export function updateOpeners(): void {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) showState(popover);
}

/** Closes all popovers, for example before another page is shown. */
export function closePopovers(): void {
  for (const popover of openPopovers()) popover.hidePopover();
}

const openPopovers = () => document.querySelectorAll<HTMLElement>(':popover-open');

/** Buttons that open a popover. */
function openersOf({ id }: Element): HTMLElement[] {
  const selector = `[popovertarget="${CSS.escape(id)}"]:not([popovertargetaction=hide])`;
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

function showState(popover: HTMLElement): void {
  for (const button of openersOf(popover)) button.ariaExpanded = `${popover.matches(':popover-open')}`;
}

const focusOpener = (popover: HTMLElement) => openersOf(popover)[0]?.focus({ preventScroll: true });

function onBeforeToggle({ target, newState }: ToggleEvent): void {
  if (!(target instanceof HTMLElement)) return;
  const { activeElement } = document;
  if (newState === 'open') {
    place(target);
    // the menu or drawer is closing: focus returns to its button
    const menu = activeElement?.closest('[data-popover-panel]')?.closest('[data-island]');
    menu?.querySelector('button')?.focus();
    const other = activeElement?.closest<HTMLElement>(':popover-open');
    if (!other || other.contains(target)) return;
    setInert([]);
    focusOpener(other);
    return;
  }
  if (target.dataset.drawer !== undefined) {
    setInert([]); // an inert button can't receive focus
    // only this is animated: a smaller window also turns the sidebar into a closed drawer
    target.dataset.closing = '';
    setTimeout(() => delete target.dataset.closing, DRAWER_CLOSED_MS);
  }
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
  const { drawer, label = '', closeAt } = popover.dataset;
  if (closeAt !== undefined) closeWhen(matchMedia(closeAt), popover);
  if (drawer === undefined || !popover.matches(':popover-open')) return;
  setInert(siblingsOutside((drawer === 'header' && popover.closest('header')) || popover));
  if (drawer !== 'modal') return;
  popover.role = 'dialog';
  popover.ariaModal = 'true';
  popover.ariaLabel = label;
  // the button that opened it is inert now
  if (!popover.contains(document.activeElement))
    popover.querySelector('button')?.focus({ preventScroll: true });
}

function leave(popover: HTMLElement): void {
  showState(popover);
  closers.get(popover)?.abort();
  const { drawer } = popover.dataset;
  if (drawer === 'modal')
    for (const name of ['role', 'aria-modal', 'aria-label']) popover.removeAttribute(name);
  const isDialog = popover.role === 'dialog';
  // a click next to it has closed it
  if ((drawer !== undefined || isDialog) && document.activeElement === document.body) focusOpener(popover);
  if (isDialog) for (const field of popover.querySelectorAll('input')) field.value = '';
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

/** Elements that a drawer has made inert. */
let inert: Element[] = [];

function setInert(elements: Element[]): void {
  for (const element of inert) element.removeAttribute('inert');
  inert = elements.filter((element) => !element.hasAttribute('inert'));
  for (const element of inert) element.setAttribute('inert', '');
}

/** The siblings of an element and of its ancestors, up to the body. */
export function siblingsOutside(element: Element): Element[] {
  const parent = element.parentElement;
  const siblings = Array.from(parent?.children ?? []).filter((child) => child !== element);
  return parent === null || parent === document.body ? siblings : [...siblings, ...siblingsOutside(parent)];
}

/** Closes a popover after a link in it was followed in this tab: one to the current page doesn't navigate. */
function onClick({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target === '_blank' || ctrlKey || metaKey || shiftKey) return;
  for (const popover of openPopovers()) if (popover.contains(link)) popover.hidePopover();
}

function onFocusOut({ target, relatedTarget }: FocusEvent): void {
  if (!(target instanceof Element) || !(relatedTarget instanceof Element)) return;
  const popover = target.closest<HTMLElement>('[data-close-on-blur]:popover-open');
  // a button toggles its popover itself
  if (popover && !popover.contains(relatedTarget) && !relatedTarget.matches('[popovertarget]'))
    popover.hidePopover();
}

/** Moves panels below the site's banner above the top bar, because they are positioned outside the flow. */
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
