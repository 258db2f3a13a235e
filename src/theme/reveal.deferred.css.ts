import { baseRule } from './layered.ts';

// Circular reveal when the theme changes: the new snapshot grows over the old one, which must not fade.
baseRule('html[data-reveal]::view-transition-old(root), html[data-reveal]::view-transition-new(root)', {
  animation: 'none',
  mixBlendMode: 'normal',
});

// Thousands of colors would change bit by bit beneath it, with two events for each.
baseRule('html[data-reveal] *', { transition: 'none !important' });
