import { type RefObject, useEffect, useRef } from 'react';

export interface CloseConditions {
  /** Address of the page: a change closes the popover. */
  pagePath: string;
  /** Media condition under which what the popover holds stands in the page: closes it. */
  closeAt: string;
}

/**
 * Closes a native popover with the page that it was opened on, and when the window leaves no reason for it. Not at the
 * start: the reader may have opened it before the frame was alive.
 */
export function useCloseWhen(ref: RefObject<HTMLElement | null>, { pagePath, closeAt }: CloseConditions) {
  const shown = useRef(pagePath);
  useEffect(() => {
    if (shown.current !== pagePath) ref.current?.hidePopover();
    shown.current = pagePath;
  }, [pagePath, ref]);

  useEffect(() => {
    const query = matchMedia(closeAt);
    const close = () => {
      if (query.matches) ref.current?.hidePopover();
    };
    close(); // the window may have grown before the frame was alive
    query.addEventListener('change', close);
    return () => query.removeEventListener('change', close);
  }, [closeAt, ref]);
}
