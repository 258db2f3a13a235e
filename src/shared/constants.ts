/**
 * The product's fixed numbers, each with the section of `BEHAVIOR.md` that it comes from, in parentheses.
 * Two of section 9 have no counterpart: the cleanup of the style cache after 10,000 accesses, and its limit of 600,000 ms.
 * Styles are extracted at build time, so no such cache exists.
 */

/** Loading bar (9): minimum progress shown, as a ratio. */
export const PROGRESS_MINIMUM = 0.08;
/** Loading bar (9): largest increment per step, as a ratio. */
export const PROGRESS_TRICKLE_RATE = 0.02;
/** Loading bar (9): interval between steps, in milliseconds. */
export const PROGRESS_TRICKLE_SPEED_MS = 800;
/** How long a pointer rests on a link before its page is prefetched, in milliseconds. Our own number. */
export const PREFETCH_DELAY_MS = 65;
/** Loading bar (4): shown when a page, or the code that a click needs, takes longer than this to load, in milliseconds. */
export const PROGRESS_DELAY_MS = 200;

/**
 * A navigation scrolls to its hash immediately, and again after this time (2), in milliseconds: a correction for styles and
 * images that arrive late.
 */
export const HASH_SCROLL_DELAY_MS = 100;
/** Throttle of the outline and of scroll listeners (9), in milliseconds. */
export const OUTLINE_THROTTLE_MS = 100;
/** Distance from the window's top at which a heading is marked in the outline, as a ratio of the window's height. */
export const OUTLINE_LINE = 0.3;
/** Heading levels shown in the outline (9). */
export const OUTLINE_DEPTHS = { from: 2, to: 4 } as const;
/** How long "Copied" is shown (4, 9), in milliseconds. */
export const COPIED_MS = 2000;
/** Social links in the navbar before the rest go into the "more" menu (9). */
export const SOCIAL_LINKS_SHOWN = 5;
/** Scroll distance after which "back to top" appears (9), in CSS pixels. */
export const SCROLL_TOP_THRESHOLD_PX = 100;
/** Interval at which the scroll position is checked (9), in milliseconds. */
export const SCROLL_CHECK_MS = 200;

/** Delay before a menu closes after the pointer has left it (2), in milliseconds. */
export const MENU_CLOSE_DELAY_MS = 150;
/** Hover delay before popovers and tooltips open (4, 9), in milliseconds. */
export const POPUP_OPEN_DELAY_MS = 100;
/** Delay before popovers and tooltips close after the pointer has left (4, 9), in milliseconds. */
export const POPUP_CLOSE_DELAY_MS = 100;
/** Base z-index of popups; above all bars (`theme/values.ts`). */
export const POPUP_BASE_LAYER = 1000;
/** z-index of popovers, relative to the popup base (9). */
export const POPOVER_LAYER_OFFSET = 30;
/** z-index of tooltips, relative to the popup base (9). */
export const TOOLTIP_LAYER_OFFSET = 70;
/** Minimum width of the titles in the tool switcher (9), in CSS pixels. */
export const POPOVER_TITLE_MIN_WIDTH_PX = 177;
/** Maximum width of tooltips (9), in CSS pixels. */
export const TOOLTIP_MAX_WIDTH_PX = 250;
/** Duration of the circular reveal when the theme changes (4, 9), in milliseconds. */
export const THEME_REVEAL_MS = 400;

/** Marks the elements in the document's head that belong to the current page and are replaced with it. */
export const PAGE_HEAD_ATTRIBUTE = 'data-page';

/** Image zoom (4, 9): scroll distance that closes it, in CSS pixels. */
export const ZOOM_SCROLL_THRESHOLD_PX = 40;
/** Image zoom (9): delay between reaching that distance and closing, in milliseconds. */
export const ZOOM_CLOSE_DELAY_MS = 150;
/** Image zoom (9): duration of the zoom in and the zoom out, in milliseconds. */
export const ZOOM_TRANSITION_MS = 300;

/** Storage key of the theme choice (9), after the site's prefix: `light`, `dark` or `auto`. */
export const THEME_KEY = '-theme-appearance';
/** Storage key that records the first visit (4, 9), after the site's prefix. */
export const VISITED_KEY = '-visited';
/** Start of the storage keys of synchronized tab groups (4, 9), after the site's prefix. */
export const TABS_KEY_PREFIX = '.tabs.';

/** Search (9): results per call, counted in pages. */
export const RESULTS_PER_CALL = 7;
/** Search (5, 9): debounce of the query, in milliseconds. */
export const SEARCH_DEBOUNCE_MS = 150;
/** Search: longer queries are cut, in the field and in the engine, in UTF-16 units; pasted error messages are shorter. Our own number. */
export const SEARCH_QUERY_LENGTH = 256;
/** Query parameter that opens search on a page; the structured data announces it to search engines. */
export const SEARCH_PARAMETER = 'search';
/** Search (9): number of cached answers. */
export const SEARCH_CACHE_SIZE = 100;
/** Search (9): width of the text around a hit, in Latin characters. */
export const SNIPPET_WIDTH = 100;
/** Search (9): width of a non-Latin character, in Latin characters. */
export const WIDE_CHARACTER_UNITS = 3;

/** Transparent placeholder for a missing logo (5), so that no broken-image icon shows. */
export const BLANK_PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/** Size of a social preview image in pixels, as social networks recommend and the head of pages says. */
export const OG_IMAGE_SIZE = { width: 1200, height: 630 };

/** Class of the article element: the shell sets it, the prose styles of `src/article` are scoped to it. */
export const ARTICLE_CLASS = 'prose';
/** Class of an identifier with a known type in a code sample. */
export const TYPE_CLASS = 'type';
/** Class of the tooltip with the type of an identifier. */
export const TIP_CLASS = 'tip';

/** Name of the global in which the inline script keeps a button that is clicked before the boot script runs. */
export const EARLY_CLICK = 'docsEarlyClick';

/** Number of an article's blocks that fill a screen: our pages need at most 11 on a phone. */
export const FIRST_BLOCKS = 12;
/** Attribute of the root while only the first blocks of the article are laid out. */
export const FIRST_BLOCKS_ATTRIBUTE = 'data-first-blocks';
