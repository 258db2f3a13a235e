import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { AnimatedCollapsibleProps } from './AnimatedCollapsible.tsx';

let Animated: ComponentType<AnimatedCollapsibleProps> | undefined;
/** Settles when the animation is there or cannot be had; absent while nobody has come near. */
let loading: Promise<void> | undefined;

/** Loads what animates collapsible parts. Without it, they open and close at once. */
export function loadCollapsing(): void {
  loading ??= import(/* webpackChunkName: "on-demand-collapsing" */ './AnimatedCollapsible.tsx').then(
    ({ AnimatedCollapsible }) => {
      Animated = AnimatedCollapsible;
    },
    () => {
      loading = undefined; // whoever comes near next tries again
    },
  );
}

/** How long a part that is toggled waits for an animation that is on its way, in milliseconds. */
const PATIENCE_MS = 150;

export interface CollapsibleProps {
  /** Whether the content is shown. */
  open: boolean;
  /** The content; not rendered while closed. */
  children: ReactNode;
}

/**
 * A collapsible part: the groups of the sidebar. One that was never toggled is a plain element, or not rendered at all:
 * there may be hundreds of them, and hydration has to be fast. Radix's Collapsible animates those that are. In articles,
 * `<details>` needs neither.
 */
export function Collapsible({ open, children }: CollapsibleProps) {
  const [before, setBefore] = useState(open);
  const [animated, setAnimated] = useState(false);
  const toggled = open !== before && !animated;
  if (toggled && Animated) setAnimated(true);
  else if (toggled && !loading) setBefore(open);

  useEffect(() => {
    if (!toggled) return;
    const toggle = () => (Animated ? setAnimated(true) : setBefore(open));
    void loading?.then(toggle);
    const timer = setTimeout(toggle, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [toggled, open]);

  if (animated && Animated)
    return (
      <Animated open={open} before={before}>
        {children}
      </Animated>
    );
  return before && <div>{children}</div>;
}
