import { vars } from '../../theme/contract.css.ts';
import { shellStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import { iconButton } from '../../ui/Icon/Icon.css.ts';

const searchStyles = shellStyle({
  flex: 'none',
  '@media': {
    [media.sidebar]: {
      // shrinks first if the bar is full, because its icon remains
      flex: `0 999 ${vars.layout.search}`,
      justifyContent: 'start',
      // moves a hint that doesn't fit, as with wider spacing, to a second line, which is hidden
      flexWrap: 'wrap',
      alignContent: 'start',
      overflow: 'hidden',
      gap: vars.space[2],
      paddingInline: vars.space[2],
      border: `${vars.border.hair} solid ${vars.color.line}`,
      selectors: {
        // as high as the button, so that the icon is centered even without the text next to it
        '&::before': { content: "''", blockSize: '100%', marginInlineEnd: `calc(-1 * ${vars.space[2]})` },
        // shows Ctrl, which works on every system; the empty alternative text keeps it out of the accessible name
        '&::after': {
          content: "'Ctrl K' / ''",
          marginInlineStart: 'auto',
          padding: vars.space[1],
          border: `${vars.border.hair} solid ${vars.color.line}`,
          borderRadius: vars.radius.small,
          color: vars.color.faint,
          fontSize: vars.size[1],
          // lets text of twice the size fit into the button
          lineHeight: vars.leading.flat,
          whiteSpace: 'nowrap',
        },
      },
    },
    [media.noScript]: { display: 'none' },
  },
});

export const button = `${iconButton} ${searchStyles}`;

/** Where the bar has no space for it, only the icon is shown; the text remains as the accessible name. */
export const text = shellStyle({
  '@media': {
    [media.sidebar]: {
      display: 'grid',
      alignContent: 'center',
      blockSize: '100%',
      // lets a long text wrap between words; otherwise, all of it would move to the second line
      flex: '1 1 min-content',
      wordBreak: 'keep-all',
      lineHeight: vars.leading.flat,
      textAlign: 'start',
    },
    [media.drawer]: { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  },
});
