import type { ReactNode } from 'react';
import type { Feature, Hero } from '../../shared/frontmatter.ts';
import type { SlotProps } from '../../shared/slotProps.ts';

/** What a component of the site receives that replaces a part of a page. */
export interface LayoutProps extends SlotProps {
  /** The page’s `hero`, with resolved links; home pages only. */
  hero?: Hero | undefined;
  /** The page’s `features`, with resolved links; home pages only. */
  features?: Feature[] | undefined;
  /** The page’s own content. */
  children?: ReactNode;
}
