import { useEffect, useRef } from 'react';

export interface FlowProps {
  /** Steps in order: `['Write', 'Check', 'Build']`. */
  steps: string[];
}

/** Renders like Mermaid and many other libraries: sets a string as HTML, without a Trusted Types policy. */
export function Flow({ steps }: FlowProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const boxes = steps.map((step, index) => `<text x="${20 + index * 90}" y="25">${step} →</text>`);
    place.current.innerHTML = `<svg role="img" aria-label="${steps.join(', then ')}" width="300" height="40">${boxes.join('')}</svg>`;
  }, [steps]);
  return <div ref={place} />;
}
