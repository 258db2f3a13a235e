import { escapeHtml } from '../../../shared/escapeHtml.ts';
import { formatPlace, type Problem } from '../../base/problems.ts';

/** Formats problems as HTML for the bundler's error overlay, which shows preformatted text. */
export function problemsOverlay(problems: readonly Problem[]): string {
  return problems
    .map(({ message, advice, ...place }) =>
      [
        `<b>${escapeHtml(formatPlace(place))}</b>`,
        escapeHtml(message),
        ...(advice ? [escapeHtml(advice)] : []),
      ].join('\n'),
    )
    .join('\n\n');
}
