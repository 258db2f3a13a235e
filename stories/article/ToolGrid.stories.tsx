import { ToolGrid } from '../../src/article/ToolGrid/ToolGrid.tsx';
import { InArticle } from '../support/InArticle.tsx';

export default { title: 'Article / Tool grid' };

/** The tools from the site's configuration; here, from `siteFixture`. */
export const Tools = () => (
  <InArticle wide>
    <ToolGrid />
  </InArticle>
);
