import { createContext, type ReactNode, useContext } from 'react';
import { useIslandHost } from '../../islands/Island/Island.tsx';
import { region } from './Region.css.ts';

/** Collects the HTML of the regions of the page that is being rendered, by name. */
export const RegionsContext = createContext<Record<string, string>>({});

export interface RegionProps {
  /** Unique in the page. */
  name: string;
  /** Element of the region, which stays in the document. Default: `'div'` with `display: contents`. */
  as?: 'main' | 'ul';
  /** Id of that element. */
  id?: string;
  /** Class of that element. */
  className?: string;
  /** Tab index of that element. */
  tabIndex?: number;
  /** Static content. */
  children: ReactNode;
}

/**
 * A part of the shell that depends on the page. The router replaces its content on navigation.
 * Everything outside of regions is kept until the language or version changes.
 */
export function Region({ name, as: Element, children, ...rest }: RegionProps) {
  const host = useIslandHost();
  const regions = useContext(RegionsContext);
  const html = host.render(children);
  regions[name] = html;
  const attributes = { ...rest, 'data-region': name, dangerouslySetInnerHTML: { __html: html } };
  return Element ? <Element {...attributes} /> : <div className={region} {...attributes} />;
}
