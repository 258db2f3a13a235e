import { progressBar } from './ProgressBar.css.ts';
import './ProgressBar.deferred.css.ts';

export interface ProgressBarProps {
  /** Accessible name. */
  label: string;
  /** Progress, 0 to 1. Default: the line is hidden, unless a click waits for its code (`data-waits`). */
  value?: number | undefined;
}

/** A thin line along the top edge of the window. Always in the HTML: the boot script sets its value. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  return <progress className={progressBar} aria-label={label} max={1} value={value} data-progress="" />;
}
