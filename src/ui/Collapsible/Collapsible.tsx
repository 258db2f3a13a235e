import * as Radix from '@radix-ui/react-collapsible';
import type { ReactNode } from 'react';
import { content } from './Collapsible.css.ts';

export interface CollapsibleProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What stays visible; holds the `CollapsibleTrigger`. */
  header: ReactNode;
  /** What folds; not rendered while closed. */
  children: ReactNode;
}

/** The button that opens and closes. Its state is `data-state="open|closed"`. */
export const CollapsibleTrigger = Radix.Trigger;

/** A part that folds in 0.5 s and opens in 0.3 s (specification, section 9). */
export function Collapsible({ open, onOpenChange, header, children }: CollapsibleProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {header}
      <Radix.Content className={content}>{children}</Radix.Content>
    </Radix.Root>
  );
}
