import { vars } from '../../theme/contract.css.ts';
import { shellRule } from '../../theme/layered.ts';
import { menuBar } from './MenuBar.css.ts';

// Makes room for the back-to-top button. An end margin of the last element keeps the padding, which depends on the width.
shellRule(`.${menuBar}[data-scrolled] > :last-child`, { marginInlineEnd: vars.space[8] });
