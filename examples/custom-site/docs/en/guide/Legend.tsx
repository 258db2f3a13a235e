import type { ReactNode } from 'react';

/** A component that a page imports. */
export default function Legend({ children }: { children: ReactNode }) {
  return <div className="legend">{children}</div>;
}

export function Rule() {
  return <hr className="rule" />;
}
