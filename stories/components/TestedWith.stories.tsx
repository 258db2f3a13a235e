import { TestedWith } from '../../components/TestedWith/TestedWith.tsx';
import { InArticle } from '../support/InArticle.tsx';

export default { title: 'Components / Tested with' };

export const OnePackage = () => (
  <InArticle>
    <TestedWith names={['boards 2.1.0']} />
  </InArticle>
);

export const TwoPackages = () => (
  <InArticle>
    <TestedWith names={['boards 2.1.0', 'boards-print 2.0.4']} />
  </InArticle>
);

export const WithCounts = () => (
  <InArticle>
    <TestedWith names={['boards 2.1.0']} checked="Checked on this page: 14 samples and 9 statements" />
  </InArticle>
);
