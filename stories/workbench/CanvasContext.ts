import { createContext } from 'react';

/** The element that contains a story; null until it is mounted, and for stories without scripts. */
export const CanvasContext = createContext<HTMLElement | null>(null);
