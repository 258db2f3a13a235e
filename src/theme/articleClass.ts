/** Class of the article element: the shell sets it, the prose styles of `src/article` are scoped to it. */
export const ARTICLE_CLASS = 'prose';

/** Classes of an identifier with a known type in a code sample, and of the tooltip with the type. */
export const TYPE_CLASS = 'type';
export const TIP_CLASS = 'tip';
