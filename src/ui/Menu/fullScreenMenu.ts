/** Selects the open full-screen menu: menus inside it unfold, and only on click. */
export const FULL_SCREEN_MENU = '[data-scroll-lock]:popover-open';
