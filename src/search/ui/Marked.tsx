import type { ReactNode } from 'react';
import type { Highlight } from '../suggestion.ts';

export interface MarkedProps {
  text: string;
  /** Where to begin in the text. Default: 0. */
  start?: number;
  /** Ranges of the text to mark, in ascending order. */
  highlights: readonly Highlight[];
}

/** A text with its matches marked. */
export function Marked({ text, start: place = 0, highlights }: MarkedProps) {
  const parts: ReactNode[] = [];
  for (const { start, length } of highlights) {
    parts.push(text.slice(place, start));
    parts.push(<mark key={start}>{text.slice(start, start + length)}</mark>);
    place = start + length;
  }
  return (
    <>
      {parts}
      {text.slice(place)}
    </>
  );
}
