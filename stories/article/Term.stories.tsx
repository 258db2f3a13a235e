import { Term } from '../../src/article/Term/Term.tsx';
import { InArticle } from '../support/InArticle.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'Article / Term' };

export const InText = () => {
  const { text } = useWorkbench();
  return (
    <InArticle>
      <p>
        {text({ en: 'Join the boards with', zh: '木板之间用' })}{' '}
        <Term definition={text({ en: 'A joint of wedge-shaped pins.', zh: '一种楔形榫头的接合。' })}>
          {text({ en: 'dovetails', zh: '燕尾榫' })}
        </Term>{' '}
        {text({ en: 'at the corners.', zh: '在转角处连接。' })}
      </p>
    </InArticle>
  );
};

export const LongDefinition = () => {
  const { text } = useWorkbench();
  const long = text({
    en: 'A definition that takes the occasion to say everything about its word that could be said. ',
    zh: '一个借机把这个词能说的一切全都说了一遍的释义。',
  });
  return (
    <InArticle>
      <p>
        <Term definition={long.repeat(3)}>{text({ en: 'Word', zh: '词' })}</Term>
      </p>
    </InArticle>
  );
};
