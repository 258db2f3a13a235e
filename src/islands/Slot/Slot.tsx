export interface SlotProps {
  /** Name of the slot, unique in its island. */
  name: string;
  /** HTML; in the browser, what is in the document. Default: nothing. */
  html: string | undefined;
}

/** A part of an island that is static HTML. */
export function Slot({ name, html = '' }: SlotProps) {
  return (
    <div
      data-slot={name}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from the page's own elements at build time
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}
