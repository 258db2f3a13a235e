import type { z } from 'zod';
import { nearest } from '../problems.ts';

/** One violation of a schema in words, with the path of the value in question. */
export interface SchemaViolation {
  path: PropertyKey[];
  message: string;
  advice?: string;
}

/**
 * Puts schema violations into words for people; an unknown key is answered with the nearest known one.
 * @param knownKeys the keys allowed at the top level
 */
export function describeViolations(error: z.ZodError, knownKeys: readonly string[]): SchemaViolation[] {
  return error.issues.flatMap((issue): SchemaViolation[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => {
        const path = [...issue.path, key];
        const known = issue.path.length === 0 ? knownKeys : [];
        const near = nearest(key, known);
        const advice = near
          ? `Did you mean “${near}”?`
          : known.length > 0
            ? `Known keys: ${known.join(', ')}.`
            : undefined;
        return { path, message: `Unknown key “${path.join('.')}”.`, ...(advice ? { advice } : {}) };
      });
    }
    const where = issue.path.length > 0 ? `“${issue.path.join('.')}”` : 'The value';
    return [{ path: issue.path, message: `${where}: ${issue.message}.` }];
  });
}
