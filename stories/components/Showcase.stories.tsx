import type { Story } from '@ladle/react';
import { Showcase, type ShowcaseProps } from '../../components/Showcase/Showcase.tsx';
import { CodeBlock } from '../../src/article/CodeBlock/CodeBlock.tsx';
import { InArticle } from '../support/InArticle.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'Components / Showcase' };

export const Playground: Story<Required<Pick<ShowcaseProps, 'layout'>>> = ({ layout }) => {
  const { text } = useWorkbench();
  return (
    <InArticle wide>
      <Showcase layout={layout}>
        <h2>{text({ en: 'See it at work', zh: '看它工作' })}</h2>
        <p>{text({ en: 'A plan, and what comes of it.', zh: '一张图纸，以及由它做成的东西。' })}</p>
        <CodeBlock html={'<span class="line">saw(board)</span>'} lang="ts" title="table.ts" />
        <CodeBlock html={'<span class="line">1 table built</span>'} lang="ansi" />
      </Showcase>
    </InArticle>
  );
};
Playground.argTypes = {
  layout: { options: ['wide', 'split'], control: { type: 'inline-radio' }, defaultValue: 'wide' },
};

/** Its terminal prints the run in real time once it is in view. */
export const Plays = () => {
  const { text } = useWorkbench();
  return (
    <InArticle wide>
      <Showcase plays="250">
        <h2>{text({ en: 'See it at work', zh: '看它工作' })}</h2>
        <CodeBlock
          html={'<span class="line">Workshop</span>\n<span class="line">1 table built</span>'}
          lang="ansi"
        />
      </Showcase>
    </InArticle>
  );
};

/** At the end of a page: a dark panel in both themes. */
export const Closes = () => {
  const { text } = useWorkbench();
  return (
    <InArticle wide>
      <Showcase closes>
        <h2>{text({ en: 'Build a table today', zh: '今天就做一张桌子' })}</h2>
        <p>{text({ en: 'The workshop is open.', zh: '工坊已经开门。' })}</p>
      </Showcase>
    </InArticle>
  );
};

export const WordsOnly = () => {
  const { text } = useWorkbench();
  return (
    <InArticle wide>
      <Showcase>
        <h2>{text({ en: 'Nothing to show yet', zh: '暂时没有可展示的内容' })}</h2>
      </Showcase>
    </InArticle>
  );
};
