import * as components from './components.ts';

const { trustedHtml, element, is, useLanguage, useStrings, useStyles, ...ofPages } = components;

/** Components that every page may use without importing them. */
export const elements = ofPages;
