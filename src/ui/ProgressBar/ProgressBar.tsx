import { progressBar } from './ProgressBar.deferred.css.ts';
import './ProgressBar.deferred.css.ts';

/** A thin line along the top edge of the window. Always in the HTML, and shown while the document has `data-waits`. */
export function ProgressBar({ label }: { label: string }) {
  return <progress className={progressBar} aria-label={label} hidden />;
}
