import { dedupeProblems, formatLocation, type Problem } from 'docs-site-engine/node';

/** Merges problems with the same message and lists all their locations in it. */
export function mergeSimilar(problems: readonly Problem[]): Problem[] {
  const same = Map.groupBy(dedupeProblems(problems), ({ severity, message, advice }) =>
    JSON.stringify([severity, message, advice]),
  );
  return [...same.values()].flatMap(([first, ...others]): Problem[] => {
    if (!first || others.length === 0) return first ? [first] : [];
    const locations = others.map(formatLocation).join(', ');
    return [{ ...first, message: `${first.message} Also in ${locations}.` }];
  });
}
