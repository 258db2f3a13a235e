import type { ElementName } from '../shared/elementNames.ts';
import * as components from './components.ts';

const { trustedHtml, element, is, useLanguage, useStrings, useStyles, ...ofPages } =
  components satisfies Record<ElementName, unknown>;

/** Components that every page may use without importing them. */
export const elements = ofPages;
