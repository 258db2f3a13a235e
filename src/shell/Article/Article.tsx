import { memo, type Ref, useMemo } from 'react';
import type { TextDirection } from '../../shared/siteConfig.ts';
import { ARTICLE_CLASS } from '../../theme/articleClass.ts';
import { trustedHtml } from '../../ui/trustedHtml.ts';

export interface ArticleProps {
  /** The article's HTML. Hydration keeps what is in the document; this is for when React has to render it again. */
  html: string;
  /** Language of the text, if it differs from the page's. */
  lang: string | undefined;
  /** Writing direction of the text, if it differs from the page's. Default: the page's. */
  dir?: TextDirection | undefined;
  /** Receives the element. Must be stable across renders. */
  articleRef: Ref<HTMLElement> | undefined;
}

/** What the author wrote. Memoized, so that updates of the shell never touch its elements. */
export const Article = memo(function Article({ html, lang, dir, articleRef }: ArticleProps) {
  const markup = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  return (
    <article
      ref={articleRef}
      className={ARTICLE_CLASS}
      lang={lang}
      dir={dir}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: generated from the site's own pages at build time
      dangerouslySetInnerHTML={markup}
      suppressHydrationWarning
    />
  );
});
