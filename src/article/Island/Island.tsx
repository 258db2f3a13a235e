import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandProps } from '../../islands/Slot/Slot.tsx';
import { nextArticleId, useArticle } from '../ArticleContext.ts';

export interface IslandElementProps<P> {
  /** Name in `src/islands/registry.ts`. */
  name: string;
  component: ComponentType<IslandProps<P>>;
  /** Props of the island, at build time and, as JSON, in the browser. */
  props: P;
  /** HTML by slot name. */
  slots: Record<string, string>;
}

/** A part of the article that is hydrated in the browser, as a separate React root. */
export function Island<P>({ name, component: Component, props, slots }: IslandElementProps<P>) {
  const id = nextArticleId(useArticle());
  const html = renderToString(<Component props={props} slots={slots} />, { identifierPrefix: `${id}-` });
  return (
    <div
      data-island={name}
      data-id={id}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
