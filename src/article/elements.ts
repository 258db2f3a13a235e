import type { ElementName } from '../shared/elementNames.ts';
import * as components from './components.ts';

/** Components that every page may use without importing them. */
export const { trustedHtml: _, ...elements } = components satisfies Record<ElementName, unknown>;
