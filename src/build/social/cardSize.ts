/** Size of a page's picture in pixels: what networks ask for. */
export const CARD_SIZE = { width: 1200, height: 630 };
