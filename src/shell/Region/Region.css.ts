import { uiStyle } from '../../theme/layered.ts';

/** Generates no box for a region's element, so its children take part in the parent's layout. */
export const region = uiStyle({ display: 'contents' });
