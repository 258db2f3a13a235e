import { vars } from '../../theme/contract.css.ts';
import { uiRule } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import { button, content, group, toggle } from './SidebarGroup.css.ts';

// Folds the group by its grid, because Radix stops transitions of the content to measure it.
const closed = `.${group}[data-state="closed"]`;

uiRule(`.${group}`, {
  transition: `grid-template-rows ${vars.motion.groupOpen} ${vars.motion.ease}`,
});
uiRule(closed, { gridTemplateRows: 'auto 0fr', transitionDuration: vars.motion.groupClose });
uiRule(`.${content}`, { display: 'block' });
uiRule(`.${content} > *`, {
  transition: ['opacity', 'visibility']
    .map((property) => `${property} ${vars.motion.groupOpen} ${vars.motion.ease}`)
    .join(', '),
});
uiRule(`${closed} > .${content} > *`, {
  opacity: 0,
  visibility: 'hidden',
  transitionDuration: vars.motion.groupClose,
});
uiRule(closed, { '@media': { [media.noScript]: { gridTemplateRows: 'auto 1fr' } } });
uiRule(`${closed} > .${content} > *`, {
  '@media': { [media.noScript]: { opacity: 1, visibility: 'visible' } },
});

uiRule(`.${button}::after, .${toggle}::after`, {
  transition: [
    `rotate ${vars.motion.base} ${vars.motion.ease}`,
    `translate ${vars.motion.base} ${vars.motion.ease}`,
  ].join(', '),
});
