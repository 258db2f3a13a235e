import { PageActions } from '../../src/article/PageActions/PageActions.tsx';
import { InArticle } from '../support/InArticle.tsx';

export default { title: 'Article / Page actions' };

/** Shown next to the title of a page. Copying needs the site's script. */
export const CopyAndView = () => (
  <InArticle>
    <PageActions markdownUrl="/guide/boards.md" />
  </InArticle>
);
