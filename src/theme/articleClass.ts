/** Class of the article element: the shell sets it, the prose styles of `src/article` hang on it. */
export const ARTICLE_CLASS = 'prose';
