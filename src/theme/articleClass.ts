/** Class of the article element: the shell sets it, the prose styles of `src/article` hang on it. */
export const ARTICLE_CLASS = 'prose';

/** A word in a sample whose type is known, and the box with the type in it. */
export const TYPE_CLASS = 'type';
export const TIP_CLASS = 'tip';
