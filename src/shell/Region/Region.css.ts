import { uiStyle } from '../../theme/layered.ts';

/** Excludes the element of a region from the layout. */
export const region = uiStyle({ display: 'contents' });
