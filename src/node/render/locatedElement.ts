import { Children, type ElementType, isValidElement, type ReactElement, type ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';

/** Source position of an element. */
export interface ElementSource {
  /** The fragment's file. Default: the page's own. */
  file?: string;
  lineNumber?: number;
  columnNumber?: number;
}

/** An error thrown by a component, with the position of the component in the page. */
export class LocatedError extends Error {
  readonly source: ElementSource;

  constructor(cause: unknown, source: ElementSource) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'LocatedError';
    this.source = source;
  }
}

const sources = new WeakMap<ReactElement, ElementSource>();

/** Implements `jsxDEV` for compiled pages: records source positions. The key of a fragment's element is its file. */
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
 * Finds the innermost element that fails to render. Returns `undefined` if all render.
 * @param render renders a single element; throws what the element throws
 */
export function locateError(
  node: ReactNode,
  render: (element: ReactElement) => void,
): LocatedError | undefined {
  let inner: LocatedError | undefined;
  Children.forEach(node, (child) => {
    if (inner || !isValidElement<{ children?: ReactNode }>(child)) return;
    inner = locateError(child.props.children, render);
    const source = sources.get(child);
    if (inner || !source || typeof child.type !== 'function') return;
    try {
      render(child);
    } catch (error) {
      inner = new LocatedError(error, source);
    }
  });
  return inner;
}
