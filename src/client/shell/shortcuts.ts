import { findHashElement } from '../../browser/hashTarget.ts';
import { shellIds } from '../../shared/shellIds.ts';

/** Opens search on Ctrl+K, ⌘K or a slash, and on a click on anything else with `data-search`. */
export function listenForSearch(): void {
  addEventListener('keydown', searchOnShortcut);
  document.addEventListener('click', ({ target }) => {
    const opener = target instanceof Element && target.closest('[data-search]');
    const button = searchButton();
    if (opener && button && opener !== button) button.click();
  });
}

const searchButton = () => document.getElementById(shellIds.search);

function searchOnShortcut(event: KeyboardEvent): void {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  const button = searchButton();
  // autofill dispatches the event without a key
  if (!key || !button || altKey) return;
  // Caps Lock gives an upper-case letter; keys without a Latin letter are matched by position; input methods report
  // `Process`
  const isK = key.toLowerCase() === 'k' || (code === 'KeyK' && key > '~');
  const [target] = event.composedPath(); // the event's own target is the host of a shadow root, such as an editor's
  const types = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
  // with other modifiers, it is a different shortcut or a letter
  if (!(ctrlKey || metaKey ? isK && !shiftKey : key === '/' && !types)) return;
  event.preventDefault();
  button.click();
}

/** Returns the last segment of a path, which is the same in all languages and versions. */
const lastSegment = ({ pathname }: { pathname: string }) => pathname.split('/').pop();

/**
 * Adds the query and a hash to a link to the same page in another language or version. The hash is the one of the
 * URL while its target is visible, otherwise the id of the current section.
 */
function keepPlace({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-same-page]');
  if (!link) return;
  link.search = location.search;
  const { hash } = location;
  const { top = Number.NaN } = findHashElement(hash)?.getBoundingClientRect() ?? {};
  const section = document.querySelector<HTMLAnchorElement>('[aria-current=location]');
  const isSame = lastSegment(link) === lastSegment(location); // differs if the other language lacks the page
  link.hash = section && isSame && !(Math.abs(top) < innerHeight) ? section.hash : hash;
}

/** Keeps the reader's place when the language or the version is switched. */
export function keepPlaceInAlternates(): void {
  // `pointerdown` covers middle clicks (new tab) and right clicks (context menu)
  for (const type of ['pointerdown', 'click'] as const) addEventListener(type, keepPlace, { capture: true });
}
