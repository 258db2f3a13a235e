import { type RefObject, startTransition, type ToggleEvent, useEffect, useRef, useState } from 'react';

export interface PopoverOpen<E extends HTMLElement> {
  ref: RefObject<E | null>;
  /** Undefined until hydrated: the browser then tells assistive technology itself, and knows better than we do. */
  open: boolean | undefined;
  onToggle: (event: ToggleEvent<E>) => void;
}

/** Follows whether a native popover is open. */
export function usePopoverOpen<E extends HTMLElement>(): PopoverOpen<E> {
  const ref = useRef<E>(null);
  const [open, setOpen] = useState<boolean>();
  // a transition, so that many of them do not hold the page up while it comes to life
  useEffect(() => startTransition(() => setOpen(ref.current?.matches(':popover-open') ?? false)), []);
  // a popover that leaves the document closes without saying so
  useEffect(() => {
    if (open && !ref.current) setOpen(false);
  });
  return {
    ref,
    open,
    onToggle: (event) => {
      if (event.target === event.currentTarget) setOpen(event.newState === 'open');
    },
  };
}
