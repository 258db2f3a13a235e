import { type ReactNode, useState } from 'react';

export interface CounterProps {
  /** The first number. */
  start: number;
  /** What is counted: Markdown, which is HTML by now. */
  children?: ReactNode;
}

/** An island: its script is loaded by the pages that use it, when readers come near. */
export function Counter({ start, children }: CounterProps) {
  const [count, setCount] = useState(start);
  return (
    <div className="counter">
      {children}
      <button type="button" onClick={() => setCount(count + 1)}>
        Counted: {count}
      </button>
    </div>
  );
}
