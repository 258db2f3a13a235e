import type { PropsWithChildren } from 'react';
import { type SlottedPart, slots } from './siteParts.ts';

export interface SiteSlotProps {
  /** What the children are. */
  name: SlottedPart;
}

/** A part of the shell, with the site's own components before and after it, if there are any. */
export function SiteSlot({ name, children }: PropsWithChildren<SiteSlotProps>) {
  const Around = slots[name];
  return Around ? <Around>{children}</Around> : children;
}
