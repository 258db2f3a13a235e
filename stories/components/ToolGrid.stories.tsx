import { ToolGrid } from '../../components/ToolGrid/ToolGrid.tsx';
import { InArticle } from '../support/InArticle.tsx';

export default { title: 'Components / Tool grid' };

/** The tools of Rstack. */
export const Tools = () => (
  <InArticle wide>
    <ToolGrid />
  </InArticle>
);
