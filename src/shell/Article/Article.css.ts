import { vars } from '../../theme/contract.css.ts';
import { shellStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import { text } from '../../theme/recipes.ts';
import { toneText } from '../../ui/tones.css.ts';

export const breadcrumbs = shellStyle({
  marginBlockEnd: vars.space[2],
  ...text(2, { color: 'accent', leading: 'snug' }),
  fontFamily: vars.font.code,
  // leaves room for the buttons of the page
  '@media': { [media.phone]: { paddingInlineEnd: vars.space[24] } },
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
