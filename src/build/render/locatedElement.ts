import { Children, type ElementType, isValidElement, type ReactElement, type ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';

/** Where an element is written. */
export interface ElementSource {
  /** File of the fragment. Default: the page's own. */
  file?: string;
  lineNumber?: number;
  columnNumber?: number;
}

/** An error of a component, with the place in the page where it is used. */
export class LocatedError extends Error {
  readonly source: ElementSource;

  constructor(cause: unknown, source: ElementSource) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'LocatedError';
    this.source = source;
  }
}

const sources = new WeakMap<ReactElement, ElementSource>();

/** The `jsxDEV` of compiled pages: remembers where each element is written; those of fragments have their file as key. */
export function elementAt(
  type: ElementType,
  props: Record<string, unknown>,
  key: string | undefined,
  isStatic: boolean,
  source: ElementSource | undefined,
): ReactElement {
  const element = (isStatic ? jsxs : jsx)(type, props, key);
  if (source?.lineNumber) sources.set(element, key === undefined ? source : { ...source, file: key });
  return element;
}

/**
 * Finds the innermost element that cannot be rendered.
 * @param render renders one element alone; throws what the element throws
 */
export function locateError(
  node: ReactNode,
  render: (element: ReactElement) => void,
): LocatedError | undefined {
  let found: LocatedError | undefined;
  Children.forEach(node, (child) => {
    if (found || !isValidElement<{ children?: ReactNode }>(child)) return;
    found = locateError(child.props.children, render);
    const source = sources.get(child);
    if (found || !source || typeof child.type !== 'function') return;
    try {
      render(child);
    } catch (error) {
      found = new LocatedError(error, source);
    }
  });
  return found;
}
