import { vars } from '../../theme/contract.css.ts';
import { shellStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import { text } from '../../theme/recipes.ts';
import { toneText } from '../../ui/tones.css.ts';

export const breadcrumbs = shellStyle({
  marginBlockEnd: vars.space[2],
  ...text(2, { color: 'accent', leading: 'snug' }),
  fontFamily: vars.font.code,
  '@media': {
    // leaves room for the buttons of the page
    [media.phone]: { paddingInlineEnd: vars.space[24] },
    // fills the second bar, which otherwise only has the button of the outline, and scrolls away with the page
    [media.breadcrumbBar]: {
      selectors: {
        'html:not([data-hide~="outline"]) [data-outline] > * > &': {
          position: 'absolute',
          insetBlockStart: `calc(-1 * ${vars.layout.menuBarShown})`,
          zIndex: vars.layer.bar,
          margin: 0,
          lineHeight: `calc(${vars.layout.menuBarShown} - ${vars.border.hair})`,
          background: vars.color.bg,
        },
      },
    },
  },
});

export const notice = shellStyle({
  display: 'flex',
  gap: vars.space[3],
  marginBlockEnd: vars.space[8],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderWidth: vars.border.hair,
  borderStyle: 'solid',
  borderRadius: vars.radius.medium,
  color: toneText,
  ...text(3, { leading: 'snug' }),
  overflowWrap: 'anywhere',
});

export const title = shellStyle({ fontWeight: vars.weight.strong });
