import { memo, type Ref, useMemo } from 'react';
import type { TextDirection } from '../../shared/siteConfig.ts';
import { ARTICLE_CLASS } from '../../theme/articleClass.ts';
import { trustedHtml } from '../trustedHtml.ts';

export interface ArticleProps {
  /** Finished HTML. Hydration leaves the server's as it stands; this is for when React has to render it anew. */
  html: string;
  /** Language of the text, where it is another than the page's. */
  lang: string | undefined;
  /** Writing direction of the text, where it is another than the page's. Default: the page's. */
  dir?: TextDirection | undefined;
  articleRef: Ref<HTMLElement> | undefined;
}

/** What the author wrote. Remembered, so that no change of the frame around it ever touches its elements. */
export const Article = memo(function Article({ html, lang, dir, articleRef }: ArticleProps) {
  const markup = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  return (
    <article
      ref={articleRef}
      className={ARTICLE_CLASS}
      lang={lang}
      dir={dir}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made from the site's own pages at build time
      dangerouslySetInnerHTML={markup}
      suppressHydrationWarning
    />
  );
});
