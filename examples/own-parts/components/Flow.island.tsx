import { useEffect, useRef } from 'react';

/** What goes on to what: `['Write', 'Check', 'Build']`. */
export interface FlowProps {
  steps: string[];
}

/** Draws as Mermaid and many other libraries do: they set a text as HTML, without a policy of their own. */
export function Flow({ steps }: FlowProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const boxes = steps.map((step, index) => `<text x="${20 + index * 90}" y="25">${step} →</text>`);
    place.current.innerHTML = `<svg role="img" aria-label="${steps.join(', then ')}" width="300" height="40">${boxes.join('')}</svg>`;
  }, [steps]);
  return <div ref={place} />;
}
