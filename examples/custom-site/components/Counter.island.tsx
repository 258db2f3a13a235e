import { trustedHtml } from 'docs-site-engine/components';
import { type ReactNode, useEffect, useRef, useState } from 'react';

export interface CounterProps {
  /** The first number. */
  start: number;
  /** Description of the count. Markdown on pages; islands receive its HTML. */
  children?: ReactNode;
}

/** An island. Pages that contain it load its script shortly before it scrolls into view. */
export function Counter({ start, children }: CounterProps) {
  const [count, setCount] = useState(start);
  const tally = useRef<HTMLSpanElement>(null);
  // like a library that generates SVG: Trusted Types only allow trusted HTML
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
