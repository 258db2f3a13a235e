/**
 * Fixed figures of the product, each with the section of the specification it comes from.
 *
 * The specification's style cache (section 9: 10,000 accesses, 600,000 ms) has no counterpart here: styles are
 * extracted at build time, so nothing has to be cleaned up while a page is read.
 */

/** Loading bar (9): smallest share shown. */
export const PROGRESS_MINIMUM = 0.08;
/** Loading bar (9): largest share added by a step. */
export const PROGRESS_TRICKLE_RATE = 0.02;
/** Loading bar (9): time between steps, in milliseconds. */
export const PROGRESS_TRICKLE_SPEED_MS = 800;
/** Loading bar (4): shown when a page takes longer than this, in milliseconds. */
export const PROGRESS_DELAY_MS = 200;

/** Scrolling to a hash after a navigation (2), in milliseconds. */
export const HASH_SCROLL_DELAY_MS = 100;
/** Outline and scroll listeners (9), in milliseconds. */
export const OUTLINE_THROTTLE_MS = 100;
/** Depth of the headings in an outline (9). */
export const OUTLINE_DEPTHS = { from: 2, to: 4 } as const;
/** "Copied" is shown this long (4, 9), in milliseconds. */
export const COPIED_MS = 2000;
/** Lines of a folded block of code that are seen; our own figure. */
export const FOLDED_LINES = 24;
/** Code with as many lines, or characters in a line, is drawn even when it is out of sight; our own figure. */
export const MAX_CODE_SIZE = 200;
/** Social links in the top bar before the "more" menu (9). */
export const SOCIAL_LINKS_SHOWN = 5;
/** Scrolled distance after which "back to top" is offered (9), in CSS pixels. */
export const SCROLL_TOP_THRESHOLD_PX = 100;
/** Interval at which scrolling is looked at (9), in milliseconds. */
export const SCROLL_CHECK_MS = 200;

/** A menu stays this long after the pointer has left it (2), in milliseconds. */
export const MENU_CLOSE_DELAY_MS = 150;
/** Popovers and tooltips open after the pointer has rested this long (4, 9), in milliseconds. */
export const POPUP_OPEN_DELAY_MS = 100;
/** Popovers and tooltips stay this long after the pointer has left (4, 9), in milliseconds. */
export const POPUP_CLOSE_DELAY_MS = 100;
/** Stacking order that popups are counted from; above all bars (`theme/values.ts`). */
export const POPUP_BASE_LAYER = 1000;
/** Popovers lie this far above the base of popups (9). */
export const POPOVER_LAYER_OFFSET = 30;
/** Tooltips lie this far above the base of popups (9). */
export const TOOLTIP_LAYER_OFFSET = 70;
/** Titles in the switcher between tools are at least this wide (9), in CSS pixels. */
export const POPOVER_TITLE_MIN_WIDTH_PX = 177;
/** Tooltips are at most this wide (9), in CSS pixels. */
export const TOOLTIP_MAX_WIDTH_PX = 250;
/** A tooltip is gone this long after it was closed, even if its motion has not come to an end (9), in milliseconds. */
export const TOOLTIP_MOTION_DEADLINE_MS = 1000;
/** Duration of the theme's circular reveal (4, 9), in milliseconds. */
export const THEME_REVEAL_MS = 400;

/** Attribute of the elements in a document's head that are about its page, and go with it. */
export const PAGE_HEAD_ATTRIBUTE = 'data-page';

/** Image zoom (4, 9): scrolled distance that closes it, in CSS pixels. */
export const ZOOM_SCROLL_THRESHOLD_PX = 40;
/** Image zoom (9): time from that to closing, in milliseconds. */
export const ZOOM_CLOSE_DELAY_MS = 150;
/** Image zoom (9): duration of growing and of shrinking, in milliseconds. */
export const ZOOM_TRANSITION_MS = 300;

/** Storage key of the theme choice (decisions, "Theme, tabs, zoom, copy"): `light`, `dark` or `auto`. */
export const THEME_KEY = 'rspress-theme-appearance';
/** Storage key of the first visit (4, 9). */
export const VISITED_KEY = 'rspress-visited';
/** Prefix of the storage keys of tab groups (4, 9). */
export const TABS_KEY_PREFIX = 'rspress.tabs.';

/** Search (9): results of one call, counted in pages. */
export const RESULTS_PER_CALL = 7;
/** Search (5, 9): a query is sent after a pause in typing, in milliseconds. */
export const SEARCH_DEBOUNCE_MS = 150;
/** Search: longer than any question; what goes beyond is cut, in UTF-16 units. Our own figure. */
export const SEARCH_QUERY_LENGTH = 512;
/** Name in a page's query that opens search; search engines are told of it. */
export const SEARCH_PARAMETER = 'search';
/** Search (9): answers kept. */
export const SEARCH_CACHE_SIZE = 100;
/** Search (9): width of the text around a hit, in Latin letters. */
export const SNIPPET_WIDTH = 100;
/** Search (9): width of a letter that is not Latin. */
export const WIDE_CHARACTER_UNITS = 3;
