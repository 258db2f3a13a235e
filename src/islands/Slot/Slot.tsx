export interface SlotProps {
  name: string;
  /** HTML; leave it out in the browser, which keeps what the server sent. */
  html: string | undefined;
}

/** A part of an island that is finished HTML. */
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
