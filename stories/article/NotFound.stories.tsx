import { NotFound } from '../../src/article/NotFound/NotFound.tsx';
import { InArticle } from '../support/InArticle.tsx';

export default { title: 'Article / Not found' };

export const Page = () => (
  <InArticle wide>
    <NotFound homeLink="/" />
  </InArticle>
);
