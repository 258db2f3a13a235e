/** A check of one prop: returns what is wrong with a value, or `undefined`. */
type Check = (value: unknown) => string | undefined;

const says = (isRight: (value: unknown) => boolean, expected: string): Check => {
  return (value) => (isRight(value) ? undefined : `must be ${expected}`);
};

/** Checks for {@link checkProps}. */
export const is = {
  anything: says(() => true, ''),
  something: says((value) => value !== undefined, 'there'),
  text: says((value) => typeof value === 'string' && value.trim() !== '', 'a text'),
  string: says((value) => typeof value === 'string', 'a string'),
  flag: says((value) => typeof value === 'boolean', 'true or false'),
  list: says(Array.isArray, 'a list'),
  oneOf: (names: readonly string[]): Check =>
    says((value) => names.includes(value as string), `one of: ${names.join(', ')}`),
  optional:
    (check: Check): Check =>
    (value) =>
      value === undefined ? undefined : check(value),
};

/** Throws a readable message for a missing, invalid or unknown prop; the pipeline adds file and line. */
export function checkProps(component: string, props: object, checks: Record<string, Check>): void {
  const unknown = Object.keys(props).find((name) => !(name in checks));
  if (unknown !== undefined) {
    const known = Object.keys(checks).join(', ') || 'nothing';
    throw new Error(`<${component}> has no “${unknown}”. Known: ${known}.`);
  }
  for (const [name, check] of Object.entries(checks)) {
    const value = (props as Record<string, unknown>)[name];
    const problem = check(value);
    if (problem !== undefined) {
      const what = name === 'children' ? 'what stands inside' : `“${name}”`;
      throw new Error(`<${component}>: ${what} ${value === undefined ? 'is missing; it ' : ''}${problem}.`);
    }
  }
}
