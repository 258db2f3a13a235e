import { type RefObject, useEffect, useRef } from 'react';

export interface CloseConditions {
  /** Path of the page: a change closes the popover. */
  pagePath: string;
  /** Media query under which the popover's content is part of the page: closes it. */
  closeAt: string;
}

/**
 * Closes a native popover on navigation, and when the window becomes so wide that it is not needed. Not on mount: the
 * reader may have opened it before hydration.
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
    close(); // the window may have grown before hydration
    query.addEventListener('change', close);
    return () => query.removeEventListener('change', close);
  }, [closeAt, ref]);
}
