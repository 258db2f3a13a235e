import { vars } from '../../theme/contract.css.ts';
import { shellRule } from '../../theme/layered.ts';
import { footer } from './Footer.css.ts';

/** Threads that run together into a tick, as long as any article is wide. */
const threads = [
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-1400 -3 1459 32' fill='none' stroke='currentColor' stroke-width='1.5'>",
  "<path d='M-1400 4H22l12 12L49 1M-1400 8H20.3L34 21.7 55.7 0M-1400 12H18.7L34 27.3 53 8.3'/>",
  "<path stroke-width='5' stroke-linecap='round' d='M49 1h0M55.7 0h0M53 8.3h0'/></svg>",
].join('');

// where the article ends: the mark of the hero, in small
shellRule(`.${footer}::before`, {
  background: `linear-gradient(90deg, transparent, ${vars.color.accent})`,
  mask: `url("data:image/svg+xml,${threads}") 100% 0 / auto 100% no-repeat`,
});
shellRule(`.${footer}:dir(rtl)::before`, { scale: '-1 1' });
