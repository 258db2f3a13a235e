import { Section } from '../../src/article/Section/Section.tsx';
import { InArticle } from '../support/InArticle.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'Article / Section' };

export const GridOfPoints = () => {
  const { text } = useWorkbench();
  const points = [
    { en: 'Strong', zh: '结实' },
    { en: 'Light', zh: '轻巧' },
    { en: 'Repairable', zh: '可修' },
    { en: 'Beautiful', zh: '好看' },
  ];
  return (
    <InArticle wide>
      <Section>
        <h2>{text({ en: 'Why wood', zh: '为什么用木头' })}</h2>
        <ul>
          {points.map((point) => (
            <li key={point.en}>
              <strong>{text(point)}</strong>{' '}
              {text({ en: 'in every way that matters to a table.', zh: '在桌子所需要的每个方面。' })}
            </li>
          ))}
        </ul>
      </Section>
    </InArticle>
  );
};

export const WordsOnly = () => {
  const { text } = useWorkbench();
  return (
    <InArticle wide>
      <Section>
        <h2>{text({ en: 'One thing more', zh: '还有一点' })}</h2>
        <p>{text({ en: 'It smells good.', zh: '它很好闻。' })}</p>
      </Section>
    </InArticle>
  );
};
