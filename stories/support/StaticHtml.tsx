import { type ComponentProps, useEffect, useRef } from 'react';
import { listenToPopovers } from '../../src/browser/popovers.ts';
import { listenToSidebar } from '../../src/browser/sidebar.ts';
import { mountIslands, startIslands, unmountIslands } from '../../src/client/islands/islands.ts';

// called once for all stories, as on the site, because they add listeners to the document
startIslands(() => undefined);
listenToPopovers();
listenToSidebar();

export interface StaticHtmlProps extends Omit<ComponentProps<'div'>, 'ref'> {
  /** HTML from a build-time renderer. */
  html: string;
  /** Element around it. Default: `'div'`. */
  as?: 'div' | 'article';
}

/** HTML in which only islands hydrate, like a page of the site. */
export function StaticHtml({ html, as = 'div', ...rest }: StaticHtmlProps) {
  const element = useRef<HTMLDivElement>(null);
  const Element = as as 'div';

  // biome-ignore lint/correctness/useExhaustiveDependencies: new HTML has new islands
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    mountIslands(current);
    return () => unmountIslands(current);
  }, [html]);

  return (
    <Element
      {...rest}
      ref={element}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: just rendered by React
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
