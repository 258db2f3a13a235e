import { uiStyle } from '../../theme/layered.ts';

/** The element of a region is not part of the layout. */
export const region = uiStyle({ display: 'contents' });
