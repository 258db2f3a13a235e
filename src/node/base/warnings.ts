import type { SiteConfig } from '../../shared/siteConfig.ts';
import { howToRun } from './commandLine.ts';
import { distinct, type Problem } from './problems.ts';

/** Warnings as the site wants them: some are off, some are errors. Errors stay what they are. */
export function applyChecks(problems: readonly Problem[], checks: SiteConfig['checks'] = {}): Problem[] {
  const levels: Partial<Record<string, 'off' | 'warning' | 'error'>> = checks;
  return problems.flatMap((problem) => {
    const level = problem.severity === 'warning' && problem.code ? levels[problem.code] : undefined;
    return level === 'off' ? [] : { ...problem, severity: level ?? problem.severity };
  });
}

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
