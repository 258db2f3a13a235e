import { z } from 'zod';
import { didYouMean } from './problems.ts';

/** A description of one schema violation, with the path of the offending value. */
interface SchemaViolation {
  path: PropertyKey[];
  message: string;
  advice?: string;
  /** Whether the key itself is not known. */
  unknown?: true;
}

/**
 * Describes schema violations for people; suggests the most similar known key for an unknown one.
 *
 * @param error of a `safeParse` of the schema
 */
export function describeViolations(error: z.ZodError, schema: z.ZodType): SchemaViolation[] {
  return error.issues.flatMap(likeliest).flatMap((issue): SchemaViolation[] => {
    if (issue.code === 'unrecognized_keys') {
      const known = knownKeys(schema, issue.path);
      return issue.keys.map((key) => {
        const path = [...issue.path, key];
        const all = known.length > 0 ? `Known keys: ${known.join(', ')}.` : undefined;
        const advice = didYouMean(key, known, all);
        return {
          path,
          message: `Unknown key "${path.join('.')}".`,
          unknown: true,
          ...(advice ? { advice } : {}),
        };
      });
    }
    const where = issue.path.length > 0 ? `"${issue.path.join('.')}"` : 'The value';
    const isList = issue.code === 'invalid_type' && issue.expected === 'array';
    const isText =
      issue.code === 'invalid_type' && issue.expected === 'string' && !issue.message.endsWith('undefined');
    const advice = isList
      ? { advice: 'Write a list in brackets: [one, two].' }
      : isText
        ? { advice: 'Put it in quotes.' }
        : {};
    return [{ path: issue.path, message: `${where} ${describeIssue(issue)}.`, ...advice }];
  });
}

type Issue = z.core.$ZodIssue;

/** Picks the most likely alternative of a union: of the right type, with the fewest violations. */
function likeliest(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const alternatives = issue.errors
    .filter((issues) => !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0))
    .sort((a, b) => a.length - b.length)[0];
  if (!alternatives) return [issue];
  return alternatives
    .map((inner): Issue => ({ ...inner, path: [...issue.path, ...inner.path] }))
    .flatMap(likeliest);
}

const KINDS: Record<string, string> = {
  string: 'a string',
  boolean: 'true or false',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  tuple: 'a list',
  object: 'a group of keys',
  record: 'a group of keys',
  null: 'empty',
  Date: 'a date',
};

function describeIssue(issue: Issue): string {
  if (issue.code === 'invalid_type') {
    const [, received = ''] = issue.message.split('received ');
    const expected = KINDS[issue.expected] ?? issue.expected;
    if (received === 'undefined') return `is missing; it must be ${expected}`;
    return `must be ${expected}, not ${KINDS[received] ?? received}`;
  }
  if (issue.code === 'invalid_value') return `must be one of: ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'invalid_key') return issue.issues[0]?.message ?? issue.message;
  if (issue.code === 'too_small' && issue.origin !== 'number') return 'must not be empty';
  if (issue.code === 'too_small') return `must be at least ${issue.minimum}`;
  if (issue.code === 'too_big' && issue.origin === 'array')
    return `must not have more than ${issue.maximum} entries`;
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}`;
  if (issue.code === 'invalid_union') {
    const kinds = issue.errors.flat().map((inner) => (inner.code === 'invalid_type' ? inner.expected : ''));
    return `must be ${[...new Set(kinds.map((kind) => KINDS[kind] ?? kind))].filter(Boolean).join(' or ')}`;
  }
  return issue.message;
}

/** Returns the keys that a schema allows in the object at a path. */
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
