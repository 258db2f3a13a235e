import type { ReactNode } from 'react';
import { row } from './workbench.css.ts';

/** Several specimens beside each other, in as many lines as they need. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={row}>{children}</div>;
}
