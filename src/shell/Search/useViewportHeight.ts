import { useEffect, useState } from 'react';

/** Height of the visual viewport (above an on-screen keyboard) in CSS pixels; `undefined` if not supported. */
export function useViewportHeight(): number | undefined {
  const [height, setHeight] = useState(() => window.visualViewport?.height);
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const update = () => setHeight(visualViewport.height);
    visualViewport.addEventListener('resize', update);
    return () => visualViewport.removeEventListener('resize', update);
  }, []);
  return height;
}
