import type { ReactNode } from 'react';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Fragment on this page, e.g. `#main`. */
  href: string;
  /** Text of the link. */
  children: ReactNode;
}

/** First tab stop: skips the navigation. Visible only while focused. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className={skipLink} href={href}>
      {children}
    </a>
  );
}
