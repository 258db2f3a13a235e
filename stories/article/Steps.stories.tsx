import { CodeBlock } from '../../src/article/CodeBlock/CodeBlock.tsx';
import { Steps } from '../../src/article/Steps/Steps.tsx';
import { InArticle } from '../support/InArticle.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'Article / Steps' };

export const TextAndCode = () => {
  const { text } = useWorkbench();
  return (
    <InArticle>
      <Steps>
        <ol>
          <li>
            <p>{text({ en: 'Choose a board.', zh: '选一块木板。' })}</p>
          </li>
          <li>
            <p>{text({ en: 'Cut it.', zh: '锯开。' })}</p>
            <CodeBlock html={'<span class="line">saw --length 1200</span>'} lang="sh" />
          </li>
          <li>
            <p>{text({ en: 'Oil it, and wait a day.', zh: '上油，然后等一天。' })}</p>
          </li>
        </ol>
      </Steps>
    </InArticle>
  );
};

export const Many = () => (
  <InArticle>
    <Steps>
      <ol>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'].map((letter) => (
          <li key={letter}>
            <p>{letter}</p>
          </li>
        ))}
      </ol>
    </Steps>
  </InArticle>
);
