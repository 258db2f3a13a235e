export interface SlotProps {
  /** Name of the slot, unique in its island. */
  name: string;
  /** HTML; omit it in the browser: hydration keeps what is in the document. */
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
