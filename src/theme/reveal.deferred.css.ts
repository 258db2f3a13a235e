import { baseRule } from './layered.ts';

// Circular reveal when the theme changes: the new snapshot grows over the old one, which must not fade.
baseRule('html[data-reveal]::view-transition-old(root), html[data-reveal]::view-transition-new(root)', {
  animation: 'none',
  mixBlendMode: 'normal',
});

// Disables transitions: thousands of colors would animate beneath it, with two events each.
baseRule('html[data-reveal] *', { transition: 'none !important' });
