import { progressBar } from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** Accessible name. */
  label: string;
  /** Progress, 0 to 1. */
  value: number;
}

/** A thin line along the top edge of the window. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  return <progress className={progressBar} aria-label={label} max={1} value={value} />;
}
