import type { Story } from '@ladle/react';
import { Details } from '../../src/article/Details/Details.tsx';
import { InArticle } from '../support/InArticle.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'Article / Details' };

export const Playground: Story<{ title: string; open: boolean }> = ({ title, open }) => (
  <InArticle>
    <Details title={title} open={open}>
      <p>Oak, ash, beech.</p>
    </Details>
  </InArticle>
);
Playground.args = { title: 'Which woods?', open: true };

export const Closed = () => (
  <InArticle>
    <Details>
      <p>Oak, ash, beech.</p>
    </Details>
  </InArticle>
);

export const Nested = () => {
  const { text } = useWorkbench();
  return (
    <InArticle>
      <Details title={text({ en: 'Woods', zh: '木材' })} open>
        <p>{text({ en: 'There are two kinds.', zh: '分为两类。' })}</p>
        <Details title={text({ en: 'Hardwoods', zh: '硬木' })} open>
          <p>{text({ en: 'Oak, ash, beech.', zh: '橡木、白蜡木、山毛榉。' })}</p>
        </Details>
      </Details>
    </InArticle>
  );
};
