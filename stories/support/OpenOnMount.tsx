import { type ReactNode, useEffect, useRef } from 'react';
import { floor } from './workbench.css.ts';

/** Opens the first visible menu among its children on mount, and reserves space for it below. */
export function OpenOnMount({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const buttons = ref.current?.querySelectorAll<HTMLElement>(
      'button[popovertarget], button[aria-expanded]',
    );
    [...(buttons ?? [])].find((button) => button.checkVisibility())?.click();
  }, []);
  return (
    <div ref={ref} className={floor}>
      {children}
    </div>
  );
}
