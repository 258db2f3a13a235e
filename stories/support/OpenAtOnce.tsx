import { type ReactNode, useEffect, useRef } from 'react';
import { floor } from './workbench.css.ts';

/** Opens the first popover in it as soon as it is there, and leaves room below for it. */
export function OpenAtOnce({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('[popovertarget]')?.click();
  }, []);
  return (
    <div ref={ref} className={floor}>
      {children}
    </div>
  );
}
