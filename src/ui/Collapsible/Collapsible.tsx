import * as Radix from '@radix-ui/react-collapsible';
import { type ReactNode, useEffect, useState } from 'react';
import { content } from './Collapsible.css.ts';

export interface CollapsibleProps {
  open: boolean;
  /** What folds; not rendered while closed. */
  children: ReactNode;
}

/**
 * A part that folds in 0.5 s and opens in 0.3 s (specification, section 9). One that was never open is not there at
 * all, and one that was never closed needs no code to be open: there may be hundreds of them, and a page is to come
 * to life at once.
 */
export function Collapsible({ open, children }: CollapsibleProps) {
  const [state, setState] = useState<'unused' | 'plain' | 'open' | 'closed'>(open ? 'plain' : 'unused');
  // one step later than `open`: Radix animates changes, not beginnings
  // biome-ignore lint/correctness/useExhaustiveDependencies: what `open` changes to is what this follows
  useEffect(() => {
    if (open) {
      if (state !== 'plain') setState('open');
    } else if (state !== 'unused') {
      // not before the first frame, until which Radix takes everything for a beginning
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
