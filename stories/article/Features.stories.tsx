import { Features } from '../../src/article/Features/Features.tsx';
import { InArticle } from '../support/InArticle.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'Article / Features' };

function useItems(count: number) {
  const { text } = useWorkbench();
  return Array.from({ length: count }, (_, index) => ({
    title: `${text({ en: 'Feature', zh: '特性' })} ${index + 1}`,
    details: text({ en: 'What it does for you, in a sentence.', zh: '用一句话说明它能帮你做什么。' }),
    ...(index % 2 ? { link: `#${index}` } : { icon: '⚙️' }),
  }));
}

export const Four = () => (
  <InArticle wide>
    <Features items={useItems(4)} />
  </InArticle>
);

export const Many = () => (
  <InArticle wide>
    <Features items={useItems(11)} />
  </InArticle>
);

export const LongText = () => {
  const { text } = useWorkbench();
  const long = { en: 'More to say than there is room for. ', zh: '想说的话比能放下的地方多得多。' };
  const items = [1, 2, 3].map((number) => ({
    title: `${number} ${text(long).repeat(2)}`,
    details: text(long).repeat(6),
  }));
  return (
    <InArticle wide>
      <Features items={items} />
    </InArticle>
  );
};

export const Empty = () => (
  <InArticle wide>
    <Features items={[]} />
  </InArticle>
);
