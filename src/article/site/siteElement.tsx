import {
  type ComponentType,
  createElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react';
import { Island } from '../../islands/Island/Island.tsx';
import { type SiteIslandProps, siteIsland } from '../../islands/site/siteIsland.tsx';
import { componentExport } from '../../shared/componentExport.ts';
import { ArticleContext } from '../ArticleContext.ts';

type Props = Record<string, unknown>;

/** The source of a site's component. */
interface ComponentSource {
  /** Module that exports it. */
  module: object;
  exported: string;
  /** Path of the module, for messages. */
  file: string;
  /** Name in the registry of islands. Default: none, the element isn't an island. */
  island?: string;
}

/**
 * Turns a site's component into an element of pages: static HTML, or an island that hydrates in the browser. Errors
 * in its module are reported where it is used.
 */
export function siteElement(source: ComponentSource): (props: Props) => ReactNode {
  return (props) => {
    const component = componentExport<ComponentType<Props>>(source.module, source.exported, source.file);
    const { island } = source;
    if (island === undefined) return createElement(component, props);
    return <SiteIsland name={island} component={component} props={props} />;
  };
}

/**
 * Creates an island that a component or layout imports. It hydrates separately in an article; inside another island or
 * in the shell, it hydrates with that.
 */
export function importedIsland(
  source: Omit<ComponentSource, 'module'>,
  module: object,
): (props: Props) => ReactNode {
  const Element = siteElement({ ...source, module });
  return (props) => {
    const isArticle = useContext(ArticleContext) !== undefined;
    if (isArticle) return <Element {...props} />;
    return createElement(componentExport<ComponentType<Props>>(module, source.exported, source.file), props);
  };
}

interface SiteIslandElementProps {
  name: string;
  component: ComponentType<Props>;
  props: Props;
}

function SiteIsland({ name, component, props }: SiteIslandElementProps) {
  const slots: Record<string, ReactElement> = {};
  const data: Props = {};
  for (const [key, value] of Object.entries(props)) {
    // biome-ignore lint/complexity/noUselessFragments: a slot that is a string would be HTML
    if (key === 'children' || isMarkup(value)) slots[key] = <>{value as ReactNode}</>;
    else if (isJson(value)) data[key] = value;
    else throw new Error(`"${key}" must be JSON or markup: the browser reads it from the page.`);
  }
  const islandProps: SiteIslandProps = { props: data, slots: Object.keys(slots) };
  return <Island name={name} component={siteIsland(component)} props={islandProps} slots={slots} />;
}

function isMarkup(value: unknown): boolean {
  return isValidElement(value) || (Array.isArray(value) && value.some(isMarkup));
}

function isJson(value: unknown): boolean {
  if (value === null || ['string', 'boolean', 'undefined'].includes(typeof value)) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  return (
    typeof value === 'object' &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every(isJson)
  );
}
