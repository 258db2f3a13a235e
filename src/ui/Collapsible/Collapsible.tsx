import { type ComponentType, type ReactNode, useState } from 'react';
import type { AnimatedCollapsibleProps } from './AnimatedCollapsible.tsx';

let Animated: ComponentType<AnimatedCollapsibleProps> | undefined;
let loading = false;

/** Loads what animates collapsible parts. Until then, and without it, they open and close at once. */
export function loadCollapsing(): void {
  if (loading) return;
  loading = true;
  import(/* webpackChunkName: "on-demand-collapsing" */ './AnimatedCollapsible.tsx').then(
    ({ AnimatedCollapsible }) => {
      Animated = AnimatedCollapsible;
    },
    () => {
      loading = false; // whoever comes near next tries again
    },
  );
}

export interface CollapsibleProps {
  /** Whether the content is shown. */
  open: boolean;
  /** The content; not rendered while closed. */
  children: ReactNode;
}

/**
 * A collapsible part. One that was never toggled is a plain element, or not rendered at all: there may be hundreds of
 * them, and hydration has to be fast.
 */
export function Collapsible({ open, children }: CollapsibleProps) {
  const [before, setBefore] = useState(open);
  const [animated, setAnimated] = useState(false);
  if (open !== before && !animated) {
    if (Animated) setAnimated(true);
    else setBefore(open);
  }
  if (animated && Animated)
    return (
      <Animated open={open} before={before}>
        {children}
      </Animated>
    );
  return open && <div>{children}</div>;
}
