import type { ReactNode } from 'react';
import { tones } from './Badge.css.ts';

export interface BadgeProps {
  /** Meaning, shown as colour. */
  tone: keyof typeof tones;
  children: ReactNode;
}

/** A word or two with a meaning, beside a heading or in a text. */
export function Badge({ tone, children }: BadgeProps) {
  return <span className={tones[tone]}>{children}</span>;
}
