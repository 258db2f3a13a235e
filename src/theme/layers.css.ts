import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade layers, weakest first. Which rule wins is decided here, never by specificity: a component beats the
 * prose it stands in, and what an author places in an article beats the components it is made of.
 */
export const reset = globalLayer('reset');
export const base = globalLayer('base');
export const prose = globalLayer('prose');
export const ui = globalLayer('ui');
export const shell = globalLayer('shell');
export const article = globalLayer('article');
