import type { TFunction } from 'i18next';
import { createContext, useContext } from 'react';
import type { TextDirection } from '../shared/siteConfig.ts';
import type { SiteTheme } from '../shared/siteData.ts';
import type { ArticleStylesheet } from '../shared/stylesheets.ts';

export interface ArticleContextValue {
  /** Texts in the article's language. */
  t: TFunction;
  /** Language of the article. */
  lang: string;
  /** What a button says when it has copied. Default: the frame says it, in its own language. */
  copied?: string | undefined;
  /** Writing direction of the article. Default: `'ltr'`. */
  dir?: TextDirection | undefined;
  /** Stylesheets that the page needs beside the common one; an element adds its own when it is rendered. */
  styles: Set<ArticleStylesheet>;
  /** Sibling tools that the site's configuration names. */
  tools?: SiteTheme['tools'];
}

export const ArticleContext = createContext<ArticleContextValue | undefined>(undefined);

/** Texts and language of the page that is being rendered. */
export function useArticle(): ArticleContextValue {
  const value = useContext(ArticleContext);
  if (value === undefined) throw new Error('An article component was rendered outside of a page.');
  return value;
}

/** Says that an element needs a stylesheet beside the common one: every element with styles of its own there calls it. */
export function useStyles(name: ArticleStylesheet): void {
  useArticle().styles.add(name);
}

const counters = new WeakMap<ArticleContextValue, number>();

/**
 * An id that is unique in the page. React's own ids are unique in one call of its renderer only, and a page with
 * islands takes many; the value of the context is the same in all of them.
 */
export function nextArticleId(article: ArticleContextValue): string {
  const count = counters.get(article) ?? 0;
  counters.set(article, count + 1);
  return `i${count}`;
}
