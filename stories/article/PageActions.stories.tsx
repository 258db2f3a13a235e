import { PageActions } from '../../src/article/PageActions/PageActions.tsx';
import { InArticle } from '../support/InArticle.tsx';

export default { title: 'Article / Page actions' };

/** Stands beside the title of a page. Copying needs the site's own script. */
export const CopyAndView = () => (
  <InArticle>
    <PageActions markdownUrl="/guide/boards.md" />
  </InArticle>
);
