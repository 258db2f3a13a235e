/** Transparent placeholder for a missing logo (`BEHAVIOR.md`, 5), so that no broken-image icon shows. */
export const BLANK_PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
