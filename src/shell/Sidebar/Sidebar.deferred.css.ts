import { vars } from '../../theme/contract.css.ts';
import { shellRule } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import { sidebar } from './Sidebar.css.ts';

/** Turns the sidebar into a drawer on narrow screens, which slides in from the inline start. */
const drawer = `.${sidebar}`;
const offscreen = { translate: 'calc(-100% * var(--side))' };

shellRule(drawer, {
  '@media': {
    [media.drawer]: {
      vars: { '--side': '1' },
      insetBlock: 0,
      insetInline: '0 auto',
      inlineSize: vars.layout.drawer,
      blockSize: '100dvb',
      maxBlockSize: 'none',
      margin: 0,
      overflow: 'visible',
      background: vars.color.bg,
      boxShadow: vars.shadow.drawer,
      transition: [
        `translate ${vars.motion.base} ${vars.motion.ease}`,
        `display ${vars.motion.base} allow-discrete`,
        `overlay ${vars.motion.base} allow-discrete`,
      ].join(', '),
      ...offscreen,
    },
  },
});
shellRule(`${drawer}:dir(rtl)`, { '@media': { [media.drawer]: { vars: { '--side': '-1' } } } });
shellRule(`${drawer}:popover-open`, {
  '@media': { [media.drawer]: { display: 'flex', translate: '0', '@starting-style': offscreen } },
});
// catches clicks next to the drawer, which a native backdrop would pass to the page
shellRule(`${drawer}:popover-open::before`, {
  '@media': {
    [media.drawer]: {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInline: '100% -200vi',
      background: vars.color.backdrop,
    },
  },
});
