import { vars } from '../../theme/contract.css.ts';
import { articleRule } from '../../theme/layered.ts';

// It contains both icons; its state decides which is visible.
articleRule('[data-copy] > svg + svg, [data-copy][data-state] > :is(svg, span)', { display: 'none' });
articleRule('[data-copy][data-state] > svg + svg', { display: 'block' });
articleRule('[data-copy][data-state]', { color: vars.color.accent });
