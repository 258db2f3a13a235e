import { vars } from '../../theme/contract.css.ts';
import { articleRule, articleStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import { text } from '../../theme/recipes.ts';

export const root = articleStyle({ marginBlock: vars.space[6] });

export const list = articleStyle({
  display: 'flex',
  gap: vars.space[5],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  '@media': { [`${media.noScript}, print`]: { display: 'none' } },
});

export const tab = articleStyle({
  flex: 'none',
  paddingBlock: vars.space[2],
  borderBlockEnd: `${vars.border.focus} solid transparent`,
  ...text(3, { color: 'muted', weight: 'medium', leading: 'snug' }),
  transition: `color ${vars.motion.fast}`,
  selectors: {
    '&[data-state="active"]': { color: vars.color.heading, borderBlockEndColor: vars.color.accent },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.focus})` },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: vars.color.heading } } },
    [media.forcedColors]: { selectors: { '&[data-state="inactive"]': { borderBlockEndColor: 'Canvas' } } },
  },
});

/** Shows the label where the list of tabs is hidden. */
const heading = {
  content: 'attr(data-label)',
  display: 'block',
  marginBlockEnd: vars.space[2],
  breakAfter: 'avoid',
  color: vars.color.heading,
  fontWeight: vars.weight.strong,
} as const;

/** Style of an unselected panel where all panels are shown. */
const visiblePanel = {
  display: 'block',
  contentVisibility: 'visible',
  paddingBlockStart: vars.space[4],
} as const;

export const panel = articleStyle({
  paddingBlockStart: vars.space[4],
  selectors: {
    // Hides panels before the script sets `hidden`, because Chromium doesn't search elements with an earlier
    // `content-visibility: hidden`.
    '&[data-state="inactive"]:where(:not([hidden]))': { display: 'none' },
    // avoids `display: none`, so that find in page searches `hidden="until-found"`
    '&[data-state="inactive"]:where([hidden])': { contentVisibility: 'hidden', paddingBlockStart: 0 },
    '&:focus-visible': { borderRadius: vars.radius.small },
  },
  '@media': {
    [`${media.noScript}, print`]: {
      selectors: { '&[data-state="inactive"]': visiblePanel, '&::before': heading },
    },
  },
});

articleRule(`.${panel} > [data-slot] > :first-child`, { marginBlockStart: 0 });
articleRule(`.${panel} > [data-slot] > :last-child`, { marginBlockEnd: 0 });
