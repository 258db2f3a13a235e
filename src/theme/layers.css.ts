import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade layers, lowest precedence first. They determine precedence instead of specificity: components override the
 * prose around them, and article elements override the components that they consist of.
 */
export const reset = globalLayer('reset');
export const base = globalLayer('base');
export const prose = globalLayer('prose');
export const ui = globalLayer('ui');
export const shell = globalLayer('shell');
export const article = globalLayer('article');
