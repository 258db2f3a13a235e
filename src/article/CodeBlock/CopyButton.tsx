import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { checkPath, copyPath } from '../../ui/Icon/paths.ts';
import { useArticle } from '../ArticleContext.ts';
import './CopyButton.css.ts';

export interface CopyButtonProps {
  /** Its look. */
  className: string;
  /** Accessible name. */
  label: string;
  /** URL of the text that it copies. Default: none, it copies the code that it stands beside. */
  url?: string;
  /** Visible text. Default: none. */
  children?: ReactNode;
}

/** A button that copies, and shows a tick for a while; `client/article/buttons.ts` listens. */
export function CopyButton({ className, label, url = '', children }: CopyButtonProps) {
  const { copied } = useArticle();
  return (
    <button type="button" className={className} data-copy={url} data-copied={copied} aria-label={label}>
      <Icon path={copyPath} />
      <Icon path={checkPath} />
      {children}
    </button>
  );
}
