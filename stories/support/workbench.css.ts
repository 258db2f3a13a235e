import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css.ts';

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] });

/** A column as wide as an article. */
export const reading = style({ maxInlineSize: vars.layout.measure });

/** A column as wide as the sidebar. */
export const sidebarColumn = style({ maxInlineSize: vars.layout.sidebar });

export const floor = style({ minBlockSize: '24rem' });
