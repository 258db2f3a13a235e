import { layeredGlobal } from '../../theme/layered.ts';
import { shell } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { sidebar } from './Sidebar.css.ts';

// The drawer slides in from its side.
layeredGlobal(shell, `.${sidebar}:popover-open`, {
  '@media': { [media.drawer]: { '@starting-style': { translate: '-100% 0' } } },
});
layeredGlobal(shell, `.${sidebar}:dir(rtl):popover-open`, {
  '@media': { [media.drawer]: { '@starting-style': { translate: '100% 0' } } },
});
