import type { ReactNode } from 'react';
import { tag } from './Tag.css.ts';

export interface TagProps {
  /** One short word: "New", "Beta". */
  children: ReactNode;
}

/** A short label on a navigation entry. */
export function Tag({ children }: TagProps) {
  return <span className={tag}>{children}</span>;
}
