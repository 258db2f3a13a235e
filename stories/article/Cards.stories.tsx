import { Card, CardGrid } from '../../src/article/Cards/Cards.tsx';
import { InArticle } from '../support/InArticle.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'Article / Cards' };

export const WithAndWithoutLink = () => {
  const { text } = useWorkbench();
  return (
    <InArticle>
      <CardGrid>
        <Card title={text({ en: 'Boards', zh: '木板' })} link="#boards">
          <p>{text({ en: 'How to choose one.', zh: '如何挑选。' })}</p>
        </Card>
        <Card title={text({ en: 'Veneer', zh: '单板' })}>
          <p>{text({ en: 'Thin, and thinner.', zh: '薄，更薄。' })}</p>
        </Card>
        <Card title={text({ en: 'A title only', zh: '只有标题' })} link="#title" />
      </CardGrid>
    </InArticle>
  );
};

export const Many = () => (
  <InArticle>
    <CardGrid>
      {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((number) => (
        <Card key={number} title={number} link={`#${number}`} />
      ))}
    </CardGrid>
  </InArticle>
);

export const LongText = () => {
  const { text } = useWorkbench();
  const long = text({ en: 'More words than a card should have. ', zh: '卡片里不该放这么多字。' });
  return (
    <InArticle>
      <CardGrid>
        <Card title={long.repeat(2)} link="#long">
          <p>{long.repeat(6)}</p>
        </Card>
        <Card title="aWordThatCannotBeBrokenAnywhereAtAllHowever" />
      </CardGrid>
    </InArticle>
  );
};
