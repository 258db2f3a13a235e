import { shellRule } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import { sidebar } from './Sidebar.css.ts';

// The drawer slides in from its side.
shellRule(`.${sidebar}:popover-open`, {
  '@media': { [media.drawer]: { '@starting-style': { translate: '-100% 0' } } },
});
shellRule(`.${sidebar}:dir(rtl):popover-open`, {
  '@media': { [media.drawer]: { '@starting-style': { translate: '100% 0' } } },
});
