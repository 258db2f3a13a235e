import type { DevWarning, DevWarnings } from '../../../shared/devUpdate.ts';
import { distinct, formatPlace, type Problem } from '../../base/problems.ts';
import type { DevProblems } from './devProblems.ts';
import { excerptOf } from './excerpt.ts';

/** What the browser shows of the warnings; errors come in the bundler's overlay. */
export function devWarnings({ site, pages }: DevProblems, root: string): DevWarnings {
  const warnings = [...pages].map(([pagePath, problems]): [string, DevWarning[]] => [
    pagePath,
    distinct([...problems, ...site])
      .filter(({ severity }) => severity === 'warning')
      .map((problem) => toWarning(problem, root)),
  ]);
  return Object.fromEntries(warnings.filter(([, found]) => found.length > 0));
}

function toWarning(problem: Problem, root: string): DevWarning {
  const { message, advice } = problem;
  const excerpt = excerptOf(problem, root);
  return {
    place: formatPlace(problem),
    message,
    ...(advice ? { advice } : {}),
    ...(excerpt ? { excerpt } : {}),
  };
}
