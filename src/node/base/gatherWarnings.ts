import { howToRun } from './howToRun.ts';
import { distinct, type Problem } from './problems.ts';

/** Warnings of a kind that are told one by one; more of them become one with their number. */
const MAX_ALIKE = 12;

/** Errors, and warnings as far as there are few of a kind: on a site that was written for another engine, there are hundreds. */
export function gatherWarnings(problems: readonly Problem[]): Problem[] {
  const kinds = Map.groupBy(distinct(problems), ({ severity, code, message }) =>
    severity === 'error' ? severity : (code ?? message),
  );
  return [...kinds].flatMap(([kind, alike]): Problem[] => {
    const [first] = alike;
    if (kind === 'error' || alike.length <= MAX_ALIKE || !first) return alike;
    const files = new Set(alike.map(({ file }) => file)).size;
    const { advice: _, ...place } = first;
    const message = `${first.message} This is one of ${alike.length} such warnings, in ${files} files.`;
    return [{ ...place, message, advice: `“${howToRun('check', '--all')}” lists them.` }];
  });
}
