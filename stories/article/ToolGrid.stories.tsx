import { ToolGrid } from '../../src/article/ToolGrid/ToolGrid.tsx';
import { InArticle } from '../support/InArticle.tsx';

export default { title: 'Article / Tool grid' };

/** The tools of the site's configuration; here, of `siteFixture`. */
export const Tools = () => (
  <InArticle wide>
    <ToolGrid />
  </InArticle>
);
