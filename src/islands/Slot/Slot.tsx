import { type ReactNode, useMemo } from 'react';
import { trustedHtml } from '../../ui/trustedHtml.ts';

export interface SlotProps {
  /** Name of the slot, unique in its island. */
  name: string;
  /** HTML; in the browser, what stands in the document. Default: nothing. */
  html: string | undefined;
}

/** A part of an island that is static HTML. Hydration leaves it alone. */
export function Slot({ name, html = '' }: SlotProps) {
  const markup = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  return (
    <div
      data-slot={name}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from the page's own elements at build time
      dangerouslySetInnerHTML={markup}
      suppressHydrationWarning
    />
  );
}

/** What every island receives: data that is serializable as JSON, and HTML for its slots. */
export interface IslandProps<P> {
  /** Serializable as JSON. */
  props: P;
  /** HTML by slot name. Empty in the browser, where the slots' HTML is in the page already. */
  slots: Record<string, string>;
}

/**
 * An island whose props are read from the page as JSON. Typed as a method, whose parameters are bivariant, so that
 * narrower props are accepted: the same build has written the JSON for this component.
 */
export type IslandComponent = { render(props: IslandProps<object>): ReactNode }['render'];
