import { type ArticleProps, Article as Plain } from '../Article/Article.tsx';
import { SiteSlot } from './SiteSlot.tsx';

/** The article with the site's components around it. */
export function SlottedArticle(props: ArticleProps) {
  return (
    <>
      <SiteSlot name="articleBefore" />
      <Plain {...props} />
      <SiteSlot name="articleAfter" />
    </>
  );
}

// in the place of the plain one, for modules that import that
export { SlottedArticle as Article };
