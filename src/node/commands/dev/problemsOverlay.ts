import { escapeHtml } from '../../../shared/escapeHtml.ts';
import { formatPlace, type Problem } from '../../base/problems.ts';
import { excerptOf } from './excerpt.ts';

/**
 * Formats problems as HTML for the bundler's error overlay, which shows preformatted text.
 *
 * @param root folder that the files of the problems are relative to
 */
export function problemsOverlay(problems: readonly Problem[], root: string): string {
  return problems
    .map((problem) => {
      const { message, advice } = problem;
      const excerpt = excerptOf(problem, root);
      return [
        `<b>${escapeHtml(formatPlace(problem))}</b>`,
        escapeHtml(message),
        ...(excerpt ? [`  ${formatExcerpt(excerpt)}`] : []),
        ...(advice ? [escapeHtml(advice)] : []),
      ].join('\n');
    })
    .join('\n\n');
}

function formatExcerpt({ before, marked, after }: NonNullable<ReturnType<typeof excerptOf>>): string {
  const mark = marked === '' ? '' : `<mark>${escapeHtml(marked)}</mark>`;
  return `${escapeHtml(before)}${mark}${escapeHtml(after)}`;
}
