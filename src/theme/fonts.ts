import codeFontUrl from './fonts/code.woff2?url';
import textFontUrl from './fonts/text.woff2?url';

/** Addresses of the two fonts, for preloading. */
export const fontUrls = { text: textFontUrl, code: codeFontUrl } as const;
