import { type ComponentProps, type ReactNode, type Ref, useMemo } from 'react';
import type { PageData } from '../../shared/pageData.ts';
import type { SiteData } from '../../shared/siteData.ts';
import { trustedHtml } from '../../ui/trustedHtml.ts';

export interface SlotProps extends Omit<ComponentProps<'button'>, 'name' | 'children' | 'ref'> {
  /** Name of the slot, unique in its island. */
  name: string;
  /** HTML of the slot; in the browser, the HTML in the document. Default: nothing. */
  html: string | undefined;
  /** Element around it, which takes all other props. Default: `'div'`. */
  as?: 'div' | 'span' | 'button';
  /** Receives that element. */
  ref?: Ref<HTMLElement>;
}

/** A part of an island that is static HTML. Hydration doesn't touch it. */
export function Slot({ name, html = '', as = 'div', ...rest }: SlotProps) {
  const markup = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  const Element = as as 'div';
  return (
    <Element
      {...(rest as ComponentProps<'div'>)}
      data-slot={name}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from the page's own elements at build time
      dangerouslySetInnerHTML={markup}
      suppressHydrationWarning
    />
  );
}

/** Props of every island. */
export interface IslandProps<P> {
  /** Serializable as JSON. */
  props: P;
  /** HTML by slot name: the rendered slots at build time, the slots in the document in the browser. */
  slots: Record<string, string>;
  /** Site data, with the strings. In the browser, only set if the registry has `needs: 'site'` or `'page'`. */
  site?: SiteData;
  /** The current page. Only set if the registry has `needs: 'page'`. */
  page?: PageData;
}

/**
 * An island whose props are read from the page as JSON. It is typed as a method, whose parameters are bivariant, so
 * that narrower props are accepted. This is safe, because the same build writes the JSON for this component.
 */
export type IslandComponent = {
  render(props: IslandProps<object>): ReactNode;
}['render'] & {
  /**
   * Returns props that reflect the current state of the island's HTML, such as the restored tab. Called once, right
   * before hydration.
   */
  readState?: (island: HTMLElement) => object;
};
