import { type RefObject, startTransition, type ToggleEvent, useEffect, useRef, useState } from 'react';

export interface PopoverOpen<E extends HTMLElement> {
  ref: RefObject<E | null>;
  /** Undefined until hydrated: the browser exposes the state to assistive technology itself until then. */
  open: boolean | undefined;
  onToggle: (event: ToggleEvent<E>) => void;
}

/** Tracks whether a native popover is open. */
export function usePopoverOpen<E extends HTMLElement>(): PopoverOpen<E> {
  const ref = useRef<E>(null);
  const [open, setOpen] = useState<boolean>();
  // as a transition, so that many of them do not block hydration
  useEffect(() => startTransition(() => setOpen(ref.current?.matches(':popover-open') ?? false)), []);
  // a popover that is removed from the document closes without a `toggle` event
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
