import { memo, type Ref } from 'react';
import { ARTICLE_CLASS } from '../../theme/articleClass.ts';

export interface ArticleProps {
  /** Finished HTML; empty while hydrating, which leaves the server's HTML as it stands. */
  html: string | TrustedHTML;
  /** Language of the text, where it is another than the page's. */
  lang: string | undefined;
  articleRef: Ref<HTMLElement> | undefined;
}

/** What the author wrote. Remembered, so that no change of the frame around it ever touches its elements. */
export const Article = memo(function Article({ html, lang, articleRef }: ArticleProps) {
  return (
    <article
      ref={articleRef}
      className={ARTICLE_CLASS}
      lang={lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made from the site's own pages at build time
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
});
