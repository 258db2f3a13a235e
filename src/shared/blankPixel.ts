/** Stands where a logo is missing (specification, section 5): nothing to see, and no sign of a broken picture. */
export const BLANK_PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
