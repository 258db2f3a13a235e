import { vars } from '../../theme/contract.css.ts';
import { shellRule } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import { sidebar } from './Sidebar.css.ts';

/** On narrow screens, the sidebar is a drawer, which slides in from its side. */

const drawer = `.${sidebar}`;
shellRule(drawer, {
  '@media': {
    [media.drawer]: {
      inset: '0 auto 0 0',
      inlineSize: vars.layout.drawer,
      blockSize: '100dvb',
      maxBlockSize: 'none',
      margin: 0,
      overflow: 'visible',
      background: vars.color.bg,
      boxShadow: vars.shadow.drawer,
      translate: '-100% 0',
    },
  },
});
// not while a smaller window turns the sidebar into a closed drawer
shellRule(`${drawer}:popover-open, ${drawer}[data-closing]`, {
  '@media': {
    [media.drawer]: {
      transition: [
        `translate ${vars.motion.base} ${vars.motion.ease}`,
        `display ${vars.motion.base} allow-discrete`,
        `overlay ${vars.motion.base} allow-discrete`,
      ].join(', '),
    },
  },
});
shellRule(`${drawer}:dir(rtl)`, {
  '@media': { [media.drawer]: { inset: '0 0 0 auto', translate: '100% 0' } },
});
shellRule(`${drawer}:popover-open`, {
  '@media': {
    [media.drawer]: { display: 'flex', translate: '0 0', '@starting-style': { translate: '-100% 0' } },
  },
});
shellRule(`${drawer}:dir(rtl):popover-open`, {
  '@media': { [media.drawer]: { '@starting-style': { translate: '100% 0' } } },
});
shellRule(`${drawer}::backdrop`, { background: vars.color.backdrop });
