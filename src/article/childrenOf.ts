import { Children, type ComponentType, isValidElement, type ReactElement, type ReactNode } from 'react';

/**
 * The children of an element that must contain at least one element of a kind, and nothing else. Throws otherwise.
 * @param parent name of the parent element, for the message
 * @param name name of the kind
 */
export function childrenOf<P>(
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
