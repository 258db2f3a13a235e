import { useMemo } from 'react';
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
