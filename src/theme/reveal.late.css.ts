import { layeredGlobal } from './layered.ts';
import { base } from './layers.css.ts';

// The theme's circular reveal: the new picture grows over the old one, which must not fade.
layeredGlobal(
  base,
  'html[data-reveal]::view-transition-old(root), html[data-reveal]::view-transition-new(root)',
  { animation: 'none', mixBlendMode: 'normal' },
);
