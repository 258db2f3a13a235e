import { trustedHtml } from 'docs-site-engine/components';
import { type ReactNode, useEffect, useRef, useState } from 'react';

export interface CounterProps {
  /** The first number. */
  start: number;
  /** What is counted: Markdown, which is HTML by now. */
  children?: ReactNode;
}

/** An island: its script is loaded by the pages that use it, when readers come near. */
export function Counter({ start, children }: CounterProps) {
  const [count, setCount] = useState(start);
  const tally = useRef<HTMLSpanElement>(null);
  // as a library does that makes the text of a drawing: only trusted HTML reaches the page
  useEffect(() => {
    if (tally.current) tally.current.innerHTML = trustedHtml('<i>|</i>'.repeat(count));
  }, [count]);
  return (
    <div className="counter">
      {children}
      <button type="button" onClick={() => setCount(count + 1)}>
        Counted: {count}
      </button>{' '}
      <span className="tally" ref={tally} />
    </div>
  );
}
