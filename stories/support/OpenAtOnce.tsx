import { type ReactNode, useEffect, useRef } from 'react';
import { floor } from './workbench.css.ts';

/** Opens the first menu in it as soon as it is there, and leaves room below for it. */
export function OpenAtOnce({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('button[popovertarget], button[aria-expanded]')?.click();
  }, []);
  return (
    <div ref={ref} className={floor}>
      {children}
    </div>
  );
}
