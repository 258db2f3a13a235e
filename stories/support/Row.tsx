import type { ReactNode } from 'react';
import { row } from './workbench.css.ts';

/** Several samples side by side, wrapping if necessary. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={row}>{children}</div>;
}
