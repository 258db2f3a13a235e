import type { SiteConfig } from '../../shared/siteConfig.ts';
import type { Problem } from './problems.ts';

/** Warnings as the site wants them: some are off, some are errors. Errors stay what they are. */
export function applyChecks(problems: readonly Problem[], checks: SiteConfig['checks'] = {}): Problem[] {
  const levels: Partial<Record<string, 'off' | 'warning' | 'error'>> = checks;
  return problems.flatMap((problem) => {
    const level = problem.severity === 'warning' && problem.code ? levels[problem.code] : undefined;
    return level === 'off' ? [] : { ...problem, severity: level ?? problem.severity };
  });
}
