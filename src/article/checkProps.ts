import { Children, type ComponentType, isValidElement, type ReactElement, type ReactNode } from 'react';

/** A check of one prop: returns the problem with a value, or `undefined`. `T` is the type of a correct value. */
export interface Check<T> {
  (value: unknown): string | undefined;
  /** Type only; never set. */
  type?: T;
}

/** A check of a prop that may be missing. */
export interface OptionalCheck<T> extends Check<T> {
  isOptional: true;
}

/** The props of a component, and the checks that a value of each must pass. */
type Shape = Record<string, Check<unknown>>;

type OptionalNames<S extends Shape> = {
  [K in keyof S]: S[K] extends { isOptional: true } ? K : never;
}[keyof S];

/** The type of a component's props, inferred from their checks. */
export type PropsOf<S extends Shape> = {
  [K in keyof Omit<S, OptionalNames<S>>]: NonNullable<S[K]['type']>;
} & {
  [K in keyof Pick<S, OptionalNames<S>>]?: NonNullable<S[K]['type']>;
};

function must<T>(isValid: (value: unknown) => boolean, expected: string): Check<T> {
  return (value) => (isValid(value) ? undefined : `must be ${expected}`);
}

function optional<T>(check: Check<T>): OptionalCheck<T> {
  const checkValue = (value: unknown) => (value === undefined ? undefined : check(value));
  return Object.assign(checkValue, { isOptional: true } as const);
}

/** Checks of props. */
export const is = {
  /** Accepts children of any kind, or none. */
  children: optional(must<ReactNode>(() => true, '')),
  /** Accepts a string with at least one character other than white space. */
  nonEmptyString: must<string>(
    (value) => typeof value === 'string' && value.trim() !== '',
    'a non-empty string',
  ),
  string: must<string>((value) => typeof value === 'string', 'a string'),
  boolean: must<boolean>((value) => typeof value === 'boolean', 'true or false'),
  /** Accepts an array. `T` is the type of its items, which aren't checked. */
  listOf: <T>() => must<readonly T[]>(Array.isArray, 'a list'),
  oneOf: <const T extends string>(names: readonly T[]) =>
    must<T>((value) => names.includes(value as T), `one of: ${names.join(', ')}`),
  /** Also accepts a missing prop. */
  optional,
  /** Rejects a missing prop, and accepts any value. */
  required:
    <T>(_check: Check<T>): Check<T> =>
    (value) =>
      value === undefined ? 'is missing' : undefined,
};

/** Throws a readable message for a missing, invalid or unknown prop; the pipeline adds file and line. */
export function checkProps(component: string, props: object, shape: Shape): void {
  const unknown = Object.keys(props).find((name) => !Object.hasOwn(shape, name));
  if (unknown !== undefined) {
    const known = Object.keys(shape).join(', ') || 'none';
    throw new Error(`<${component}> has no prop "${unknown}". Its props: ${known}.`);
  }
  for (const [name, check] of Object.entries(shape)) {
    const value = (props as Record<string, unknown>)[name];
    const problem = check(value);
    if (problem !== undefined) {
      const what = name === 'children' ? 'its content' : `"${name}"`;
      const isIncomplete = value === undefined && problem !== 'is missing';
      throw new Error(`<${component}>: ${what} ${isIncomplete ? 'is missing; it ' : ''}${problem}.`);
    }
  }
}

/** Creates a component that validates its props before rendering. Errors name it by the render function's name. */
export function defineComponent<S extends Shape>(shape: S, render: (props: PropsOf<S>) => ReactNode) {
  return (props: PropsOf<S>): ReactNode => {
    checkProps(render.name, props, shape);
    return render(props);
  };
}

/**
 * Returns the children of an element. Throws if it has no children, or if one isn't a `kind` element.
 * @param parent name of the parent element, for the message
 * @param name name of the child elements, for the message
 */
export function requireChildren<P>(
  parent: string,
  children: ReactNode,
  name: string,
  kind: ComponentType<P>,
): ReactElement<P>[] {
  const elements = Children.toArray(children).flatMap((child) => {
    if (typeof child === 'string' && child.trim() === '') return [];
    if (!isValidElement<P>(child) || child.type !== kind) {
      throw new Error(`<${parent}> can only contain <${name}>s.`);
    }
    return [child];
  });
  if (elements.length === 0) throw new Error(`<${parent}> needs at least one <${name}>.`);
  return elements;
}
