import * as Radix from '@radix-ui/react-collapsible';
import { type ReactNode, useEffect, useState } from 'react';
import { content } from './Collapsible.css.ts';

export interface AnimatedCollapsibleProps {
  /** Whether the content is shown. */
  open: boolean;
  /** Whether it was shown before, from where the first animation starts. */
  before: boolean;
  /** The content; not rendered while closed. */
  children: ReactNode;
}

/** Closes in 0.5 s and opens in 0.3 s (`BEHAVIOR.md`, 9). */
export function AnimatedCollapsible({ open, before, children }: AnimatedCollapsibleProps) {
  // one render after `open`: Radix animates changes, not the initial state
  const [shown, setShown] = useState(before);
  useEffect(() => {
    if (open) {
      setShown(true);
      return undefined;
    }
    // not before the first animation frame, until which Radix treats every state as the initial one
    const frame = requestAnimationFrame(() => setShown(false));
    return () => cancelAnimationFrame(frame);
  }, [open]);
  return (
    <Radix.Root open={shown}>
      <Radix.Content className={content}>{children}</Radix.Content>
    </Radix.Root>
  );
}
