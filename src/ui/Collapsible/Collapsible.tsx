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
 * all: there may be hundreds of them.
 */
export function Collapsible({ open, children }: CollapsibleProps) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>(open ? 'open' : 'unused');
  // one step later than `open`: Radix animates changes, not beginnings
  useEffect(() => {
    setState((before) => (open ? 'open' : before === 'unused' ? before : 'closed'));
  }, [open]);
  if (state === 'unused' && !open) return null;
  return (
    <Radix.Root open={state === 'open'}>
      <Radix.Content className={content}>{children}</Radix.Content>
    </Radix.Root>
  );
}
