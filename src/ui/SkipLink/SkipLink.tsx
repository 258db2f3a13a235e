import type { ReactNode } from 'react';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Address on this page, `#main`. */
  href: string;
  children: ReactNode;
}

/** First stop of the Tab key: past the navigation. Seen only while focused. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className={skipLink} href={href}>
      {children}
    </a>
  );
}
