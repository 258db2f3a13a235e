import type { TFunction } from 'i18next';
import { createContext, useContext } from 'react';

export interface ArticleContextValue {
  /** Texts in the article's language. */
  t: TFunction;
  /** Language of the article. */
  lang: string;
}

export const ArticleContext = createContext<ArticleContextValue | undefined>(undefined);

/** Texts and language of the page that is being rendered. */
export function useArticle(): ArticleContextValue {
  const value = useContext(ArticleContext);
  if (value === undefined) throw new Error('An article component was rendered outside of a page.');
  return value;
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
