import { z } from 'zod';
import { nearest } from '../problems.ts';

/** One violation of a schema in words, with the path of the value in question. */
export interface SchemaViolation {
  path: PropertyKey[];
  message: string;
  advice?: string;
}

/** Puts violations of a schema into words for people; an unknown key is answered with the nearest known one. */
export function describeViolations(error: z.ZodError, schema: z.ZodType): SchemaViolation[] {
  return error.issues.flatMap((issue): SchemaViolation[] => {
    if (issue.code === 'unrecognized_keys') {
      const known = knownKeys(schema, issue.path);
      return issue.keys.map((key) => {
        const path = [...issue.path, key];
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

/** The keys that a schema allows for the object at a path. */
function knownKeys(schema: unknown, path: readonly PropertyKey[]): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodLazy) return knownKeys(schema.unwrap(), path);
  const [key, ...rest] = path;
  if (schema instanceof z.ZodObject) {
    return key === undefined ? Object.keys(schema.shape) : knownKeys(schema.shape[String(key)], rest);
  }
  if (key === undefined) return [];
  if (schema instanceof z.ZodArray) return knownKeys(schema.element, rest);
  if (schema instanceof z.ZodRecord) return knownKeys(schema.valueType, rest);
  return [];
}
