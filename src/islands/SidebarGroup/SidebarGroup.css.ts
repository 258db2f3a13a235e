import { vars } from '../../theme/contract.css.ts';
import { uiRule, uiStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import { centered, row } from '../../theme/recipes.ts';

/** A group and its state. A grid, whose second row `SidebarGroup.deferred.css.ts` folds. */
export const group = uiStyle({ display: 'grid', gridTemplate: 'auto 1fr / minmax(0, 1fr)' });

export const head = uiStyle({ ...row(1), minBlockSize: vars.space[8], color: vars.color.heading });

export const link = uiStyle({ flex: 1, minInlineSize: 0 });

export const button = uiStyle({
  ...row(),
  flex: 1,
  justifyContent: 'space-between',
  minBlockSize: vars.space[8],
  textAlign: 'start',
  fontWeight: 'inherit',
});

export const toggle = uiStyle({
  ...centered(8),
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  borderRadius: vars.radius.medium,
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.hover } } } },
});

// Rotates the chevron of both buttons with their state. It is drawn in CSS, because there can be hundreds of them.
const chevrons = (rest: string) => [button, toggle].map((one) => `.${one}${rest}`).join();
uiRule(chevrons('::after'), {
  content: '""',
  boxSizing: 'border-box',
  inlineSize: vars.space[2],
  blockSize: vars.space[2],
  marginInlineEnd: vars.space[2],
  borderBlockStart: `calc(1.5 * ${vars.border.hair}) solid ${vars.color.faint}`,
  // biome-ignore lint/plugin: an arrow, made of two borders; the button rotates it
  borderRight: `calc(1.5 * ${vars.border.hair}) solid ${vars.color.faint}`,
  rotate: '45deg',
  // hides the buttons without JavaScript, where all groups are open
  '@media': { [media.noScript]: { display: 'none' } },
});
uiRule(chevrons(''), { '@media': { [media.noScript]: { pointerEvents: 'none' } } });
uiRule(chevrons(':dir(rtl)::after'), { rotate: '-135deg' });
// Moves the rotated square, of which two sides are visible, up by half its height.
uiRule(chevrons('[aria-expanded="true"]::after'), {
  rotate: '135deg',
  translate: `0 calc(${vars.space[1]} / -2)`,
});

export const content = uiStyle({
  minBlockSize: 0,
  overflowY: 'clip',
  // leaves room for the focus ring of the first and the last link
  marginBlock: `calc(-1 * ${vars.space[1]})`,
  paddingBlock: vars.space[1],
  '@media': { [media.noScript]: { selectors: { '&[hidden]': { display: 'block' } } } },
});
