import { useEffect, useState } from 'react';

/** Not less while the reader has zoomed in with two fingers. */
const heightOf = ({ height, scale }: VisualViewport) => height * scale;

/** Height of the visual viewport (above an on-screen keyboard) in CSS pixels; `undefined` if not supported. */
export function useViewportHeight(): number | undefined {
  const [height, setHeight] = useState(() => window.visualViewport && heightOf(window.visualViewport));
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const update = () => setHeight(heightOf(visualViewport));
    visualViewport.addEventListener('resize', update);
    return () => visualViewport.removeEventListener('resize', update);
  }, []);
  return height ?? undefined;
}
