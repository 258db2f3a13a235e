import { Island } from '../../src/islands/Island/Island.tsx';
import { Tabs } from '../../src/islands/Tabs/Tabs.tsx';
import { InArticle } from '../support/InArticle.tsx';

export default { title: 'Article / Island' };

/** Any island in an article: static HTML at first, hydrated once it is near the viewport. */
export const HydratesWhenNear = () => (
  <InArticle>
    <Island
      name="Tabs"
      component={Tabs}
      props={{
        label: 'Wood',
        items: [
          { value: 'oak', label: 'Oak' },
          { value: 'ash', label: 'Ash' },
        ],
        defaultValue: 'oak',
      }}
      slots={{ oak: '<p>Hard and heavy.</p>', ash: '<p>Tough and light.</p>' }}
    />
  </InArticle>
);
