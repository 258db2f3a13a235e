import { ARTICLE_CLASS } from '../../shared/constants.ts';
import { vars } from '../../theme/contract.css.ts';
import { articleRule, articleStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import { frame, row } from '../../theme/recipes.ts';

export const actions = articleStyle({
  display: 'flex',
  flex: 'none',
  ...frame('medium'),
  fontSize: vars.size[2],
  '@media': {
    // moves the actions next to the breadcrumb, because the description follows the title
    [media.phone]: {
      selectors: {
        [`p + .${ARTICLE_CLASS} > .page-head > &`]: {
          position: 'absolute',
          insetBlockEnd: `calc(100% + ${vars.space[1]})`,
          insetInlineEnd: 0,
        },
      },
    },
    print: { display: 'none' },
  },
});
articleRule(`.${actions} > *`, {
  ...row(2),
  justifyContent: 'center',
  minInlineSize: vars.layout.target,
  minBlockSize: vars.space[8],
  color: vars.color.muted,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
});
articleRule(`.${actions} > :hover`, {
  '@media': { [media.hover]: { color: vars.color.heading, background: vars.color.hover } },
});

/** After copying, the button shows its accessible name, which is then "Copied". */
export const copy = articleStyle({
  paddingInline: vars.space[3],
  selectors: { '&[data-state]::after': { content: 'attr(aria-label)' } },
  '@media': { [media.noScript]: { display: 'none' } },
});
articleRule(`.${copy} > span, .${copy}[data-state]::after`, {
  '@media': { [media.phone]: { display: 'none' } },
});

export const view = articleStyle({ borderInlineStart: `${vars.border.hair} solid ${vars.color.line}` });
