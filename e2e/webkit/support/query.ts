import type * as TestingLibrary from '@testing-library/dom';

/** An expression that JSON can carry. */
interface Pattern {
  source: string;
  flags: string;
}

/** Identifies elements of the page, by role and name or by a selector. */
export interface Query {
  role?: string;
  name?: string | Pattern;
  css?: string;
  /** Ancestor of the elements. */
  within?: Query | undefined;
  /** Which of several, from 0; negative numbers count from the end. */
  nth?: number;
}

/**
 * Returns all elements in the accessibility tree that match a query. Self-contained, to run inside
 * the page, which must have loaded Testing Library for queries by role; returns `undefined` if it has not.
 */
export function findAll(query: Query): Element[] | undefined {
  const library = (window as unknown as { TestingLibraryDom?: typeof TestingLibrary }).TestingLibraryDom;
  const needsLibrary = ({ role, within }: Query): boolean =>
    role !== undefined || (within !== undefined && needsLibrary(within));
  if (!library && needsLibrary(query)) return undefined;
  const find = ({ role, name, css, within, nth }: Query): Element[] => {
    const roots = within ? find(within) : [document.documentElement];
    const matcher = typeof name === 'object' ? new RegExp(name.source, name.flags) : name;
    const found = roots.flatMap((root) =>
      role === undefined || !library
        ? [...(within ? root : document).querySelectorAll(css ?? '*')]
        : library.queryAllByRole(root as HTMLElement, role, matcher === undefined ? {} : { name: matcher }),
    );
    return nth === undefined ? found : found.slice(nth, nth === -1 ? undefined : nth + 1);
  };
  return find(query);
}
