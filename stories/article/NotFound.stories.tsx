import { NotFound } from '../../src/article/NotFound/NotFound.tsx';
import { InArticle } from '../support/InArticle.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'Article / Not found' };

export const WithHelp = () => {
  const { text } = useWorkbench();
  const pages = [
    { text: text({ en: 'Cutting', zh: '切割' }), link: '/guide/cutting' },
    { text: text({ en: 'Joining', zh: '拼接' }), link: '/guide/joining' },
  ];
  const guide = { text: text({ en: 'Guide', zh: '指南' }), link: '/guide/', pages };
  return (
    <InArticle wide>
      <NotFound homeLink="/" search sections={[guide]} />
    </InArticle>
  );
};

export const Page = () => (
  <InArticle wide>
    <NotFound homeLink="/" />
  </InArticle>
);
