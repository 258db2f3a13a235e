import { MENU_CLOSE_DELAY_MS, POPUP_OPEN_DELAY_MS } from '../../shared/constants.ts';
import { restingOn } from '../restingOn.ts';
import { FULL_SCREEN_MENU } from './fullScreenMenu.ts';
import { moveFocus } from './moveFocus.ts';

/** The elements of a menu. The panel is a native popover. */
interface MenuParts {
  root: HTMLElement;
  button: HTMLButtonElement;
  panel: HTMLElement;
}

function menuAt(target: EventTarget | null): MenuParts | undefined {
  const root = target instanceof Element ? target.closest<HTMLElement>('[data-menu]') : null;
  if (root?.closest(FULL_SCREEN_MENU)) return undefined;
  const button = root?.querySelector<HTMLButtonElement>(':scope > button');
  const panel = root?.querySelector<HTMLElement>(':scope > [popover]');
  return root && button && panel ? { root, button, panel } : undefined;
}

const isOpen = (panel: HTMLElement) => panel.matches(':popover-open');

function show({ button, panel }: MenuParts): void {
  if (!isOpen(panel)) panel.showPopover({ source: button });
}

function hide({ panel }: MenuParts): void {
  panel.hidePopover();
}

let timer: ReturnType<typeof setTimeout> | undefined;
/** The menu that was opened by hovering, until a click makes it stay open. */
let hovered: MenuParts | undefined;

function after(delay: number, run: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(run, delay);
}

function openSoon({ root }: MenuParts): void {
  after(POPUP_OPEN_DELAY_MS, () => {
    hovered = menuAt(root); // its panel may have been replaced meanwhile
    if (hovered) show(hovered);
  });
}

function onPointerOver({ target, pointerType }: PointerEvent): void {
  if (pointerType !== 'mouse') return;
  const menu = menuAt(target);
  if (menu?.root === hovered?.root) {
    clearTimeout(timer);
    return;
  }
  if (menu?.root.dataset.menu !== 'hover' || isOpen(menu.panel)) return;
  openSoon(menu);
}

function onPointerOut({ target, relatedTarget }: PointerEvent): void {
  const menu = menuAt(target);
  if (!menu || menu.root.contains(relatedTarget as Node | null)) return;
  clearTimeout(timer);
  // also if the pointer has left another menu, which it only passed over
  if (!hovered) return;
  const left = hovered;
  after(MENU_CLOSE_DELAY_MS, () => {
    hide(left);
    hovered = undefined;
  });
}

/** A click on the button of a menu that hovering has just opened must not close it. */
function onClick(event: MouseEvent): void {
  const menu = menuAt(event.target);
  clearTimeout(timer);
  if (menu?.button.contains(event.target as Node) && hovered?.root === menu.root && isOpen(menu.panel))
    event.preventDefault();
  hovered = undefined;
}

function onKeyDown(event: KeyboardEvent): void {
  const menu = menuAt(event.target);
  if (!menu || event.altKey || event.ctrlKey || event.metaKey) return;
  const inPanel = menu.panel.contains(event.target as Node);
  if (event.key === 'Escape' && isOpen(menu.panel)) {
    hide(menu);
    menu.button.focus();
  } else if (!inPanel && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
    show(menu);
    moveFocus(menu.panel, event.key === 'ArrowDown' ? 'Home' : 'End');
  } else if (!inPanel || !moveFocus(menu.panel, event.key)) {
    return;
  }
  event.preventDefault();
}

/** Closes a menu when focus leaves it. */
function onFocusOut({ target, relatedTarget }: FocusEvent): void {
  const menu = menuAt(target);
  if (menu && relatedTarget instanceof Node && !menu.root.contains(relatedTarget)) hide(menu);
}

let enabled = false;

/**
 * Adds what native popovers lack to all `Menu`s of the document, by delegated listeners: opening on hover, and the keys
 * of a disclosure menu (arrows, Home, End, Escape). Menus work without it.
 */
export function enableMenus(): void {
  if (enabled) return;
  enabled = true;
  document.addEventListener('pointerover', onPointerOver);
  document.addEventListener('pointerout', onPointerOut);
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('focusout', onFocusOut);
  // the pointer may have entered before the listeners were added
  const under = menuAt(restingOn('[data-menu="hover"]'));
  // not if a click has opened it meanwhile
  if (under && !isOpen(under.panel)) openSoon(under);
}
