import type { ReactNode } from 'react';
import { tones } from '../tones.css.ts';
import { badge } from './Badge.css.ts';

export interface BadgeProps {
  /** Meaning, shown as a color. */
  tone: keyof typeof tones;
  /** One or two words. */
  children: ReactNode;
}

/** A short label with a meaning, next to a heading or in text. */
export function Badge({ tone, children }: BadgeProps) {
  return <span className={`${badge} ${tones[tone]}`}>{children}</span>;
}
