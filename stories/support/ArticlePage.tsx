import type { ReactElement } from 'react';
import * as elements from '../../src/article/elements.ts';
import { replaceTokens } from '../../src/node/content/tokens.ts';
import { InArticle } from './InArticle.tsx';

export interface ArticlePageProps {
  /** Module of a page: `import * as page from 'page.mdx?article'`. */
  page: {
    default: (props: { components: Record<string, unknown> }) => ReactElement;
    html: string[];
    links: string[];
    imageUrls: Map<string, string>;
  };
}

/** A whole page, rendered by the same steps as on the site. */
export function ArticlePage({ page: { default: Content, html, links, imageUrls } }: ArticlePageProps) {
  const finish = (markup: string) => {
    const whole = replaceTokens(markup, html, links);
    return [...imageUrls].reduce(
      (text, [siteUrl, workbenchUrl]) => text.replaceAll(siteUrl, workbenchUrl),
      whole,
    );
  };
  return (
    <InArticle finish={finish}>
      <Content components={elements} />
    </InArticle>
  );
}
