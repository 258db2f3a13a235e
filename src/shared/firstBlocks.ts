/** Number of an article's blocks that more than fill a screen. */
export const FIRST_BLOCKS = 24;
/** Marks an article of which only the first blocks are laid out. */
export const FIRST_BLOCKS_ATTRIBUTE = 'data-first-blocks';
