import type { ReactNode } from 'react';
import type { Highlight } from '../../shared/search/suggestion.ts';

export interface MarkedProps {
  text: string;
  /** Ranges to mark, in ascending order. */
  highlights: readonly Highlight[];
}

/** A text with its matches marked. */
export function Marked({ text, highlights }: MarkedProps) {
  const parts: ReactNode[] = [];
  let place = 0;
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
