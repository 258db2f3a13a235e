import * as Radix from '@radix-ui/react-collapsible';
import { type ReactNode, useEffect, useState } from 'react';
import { content } from './Collapsible.css.ts';

export interface CollapsibleProps {
  /** Whether the content is shown. */
  open: boolean;
  /** The content; not rendered while closed. */
  children: ReactNode;
}

/**
 * A collapsible part that closes in 0.5 s and opens in 0.3 s (`BEHAVIOR.md`, 9). One that was never open is not
 * rendered at all, and one that was never closed is a plain element without Radix: there may be hundreds of them, and
 * hydration has to be fast.
 */
export function Collapsible({ open, children }: CollapsibleProps) {
  const [state, setState] = useState<'unused' | 'plain' | 'open' | 'closed'>(open ? 'plain' : 'unused');
  // one render after `open`: Radix animates changes, not the initial state
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when `open` changes
  useEffect(() => {
    if (open) {
      if (state !== 'plain') setState('open');
    } else if (state !== 'unused') {
      // not before the first animation frame, until which Radix treats every state as the initial one
      const frame = requestAnimationFrame(() => setState('closed'));
      return () => cancelAnimationFrame(frame);
    }
    return undefined;
  }, [open]);
  if (state === 'unused' && !open) return null;
  if (state === 'plain' && open) return <div>{children}</div>;
  return (
    <Radix.Root open={state === 'open' || state === 'plain'}>
      <Radix.Content className={content}>{children}</Radix.Content>
    </Radix.Root>
  );
}
