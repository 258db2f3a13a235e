/** Selects the open full-screen menu that a menu stands in: menus unfold there, by a press alone. */
export const FULL_SCREEN_MENU = '[data-scroll-lock]:popover-open';
