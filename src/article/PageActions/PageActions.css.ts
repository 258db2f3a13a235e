import { vars } from '../../theme/contract.css.ts';
import { articleStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';

export const actions = articleStyle({
  flex: 'none',
  fontSize: vars.size[2],
  '@media': { print: { display: 'none' } },
});

const part = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minBlockSize: vars.space[8],
  border: `${vars.border.hair} solid ${vars.color.line}`,
  color: vars.color.muted,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
} as const;
const hovered = { selectors: { '&:hover': { color: vars.color.heading, background: vars.color.hover } } };

/** When the page has been copied, it shows its accessible name, which says so. */
export const copy = articleStyle({
  ...part,
  minInlineSize: '7.25rem',
  borderInlineEnd: 0,
  borderStartStartRadius: vars.radius.medium,
  borderEndStartRadius: vars.radius.medium,
  selectors: { '&[data-state]::after': { content: 'attr(aria-label)' } },
  '@media': { [media.hover]: hovered, [media.noScript]: { display: 'none' } },
});

export const more = articleStyle({
  ...part,
  inlineSize: vars.space[8],
  borderStartEndRadius: vars.radius.medium,
  borderEndEndRadius: vars.radius.medium,
  '@media': { [media.hover]: hovered },
});

export const view = articleStyle({ textDecoration: 'none' });
