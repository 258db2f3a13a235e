import { CheckedCounts } from '../../components/TestedWith/TestedWith.tsx';
import { InArticle } from '../support/InArticle.tsx';

export default { title: 'Components / Checked counts' };

export const AtTheEnd = () => (
  <InArticle>
    <CheckedCounts checked="Checked on this page: 14 samples and 9 statements" />
  </InArticle>
);
