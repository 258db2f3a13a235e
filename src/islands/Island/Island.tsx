import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { SiteData } from '../../shared/siteData.ts';
import type { IslandProps } from '../Slot/Slot.tsx';

/** Renders the parts of a page that are rendered separately: islands, their slots, and regions of the shell. */
export interface IslandHost {
  /** Site data of the page's version and language. */
  site: SiteData;
  /** Returns an id that is unique in the page; React's `useId` is unique only within one render. */
  nextId: () => string;
  /** Renders static HTML with the contexts of the page. */
  render: (node: ReactNode) => string;
  /**
   * Returns a host for a part of the page whose ids don't depend on what was rendered before.
   * @param name unique among the parts of this host
   */
  part: (name: string) => IslandHost;
}

const IslandHostContext = createContext<IslandHost | undefined>(undefined);

/**
 * Creates the host of an article or a shell, and the function that renders within it.
 *
 * @param prefix starts all ids; unique in the page
 * @param provide adds the contexts that slots and regions need
 */
export function createIslandHost(
  prefix: string,
  site: SiteData,
  provide: (node: ReactNode) => ReactNode,
): IslandHost {
  let count = 0;
  const host: IslandHost = {
    site,
    nextId: () => `${prefix}${count++}`,
    render: (node) =>
      renderToStaticMarkup(<IslandHostContext value={host}>{provide(node)}</IslandHostContext>, {
        identifierPrefix: `${host.nextId()}-`,
      }),
    part: (name) => createIslandHost(`${prefix}${name}-`, site, provide),
  };
  return host;
}

/** Returns the host of the page that is being rendered. */
export function useIslandHost(): IslandHost {
  const host = useContext(IslandHostContext);
  if (host === undefined)
    throw new Error(
      'An island is rendered outside a page or inside another island. Pass it to the outer island as a slot.',
    );
  return host;
}

export interface IslandElementProps<P> {
  /** Name in `islands/registry.ts`, or of an island of the site. */
  name: string;
  /** The component to hydrate; the registry loads the same one. */
  component: ComponentType<IslandProps<P>>;
  /** Serializable as JSON: used at build time and, from the page, in the browser. */
  props: P;
  /** Static parts by name: elements, or a string of HTML. They may contain further islands. Default: none. */
  slots?: Record<string, Exclude<ReactNode, number | bigint | boolean | Promise<unknown>>>;
  /** Element around the island. Default: `'div'`. */
  as?: 'div' | 'span' | 'li';
  /** Class of that element. */
  className?: string | undefined;
}

/**
 * A part of a page that hydrates in the browser as a separate React root. Rendered at build time only;
 * `islands/registry.ts` determines how and when it hydrates.
 */
export function Island<P>({
  name,
  component: Component,
  props,
  slots = {},
  as: Element = 'div',
  className,
}: IslandElementProps<P>) {
  const host = useIslandHost();
  const id = host.nextId();
  const parts = Object.entries(slots).map(([slot, content]) => [
    slot,
    typeof content === 'string' ? content : host.render(content),
  ]);
  const island = <Component props={props} slots={Object.fromEntries(parts)} site={host.site} />;
  const html = renderToString(island, { identifierPrefix: `${id}-` });
  const json = JSON.stringify(props);
  return (
    <Element
      className={className}
      data-island={name}
      data-id={id}
      data-props={json === '{}' ? undefined : json}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
