import { createContext } from 'react';

/** The element that a story is in; null until it is there, and where the story has no scripts. */
export const CanvasContext = createContext<HTMLElement | null>(null);
