import { baseRule } from './layered.ts';

// Reveals a new theme in a circle: the new snapshot grows over the old one, which must not fade.
baseRule('::view-transition-old(root), ::view-transition-new(root)', {
  animation: 'none',
  mixBlendMode: 'normal',
});
