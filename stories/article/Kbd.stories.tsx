import type { Story } from '@ladle/react';
import { Kbd } from '../../src/article/Kbd/Kbd.tsx';
import { InArticle } from '../support/InArticle.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'Article / Kbd' };

export const Playground: Story<{ keys: string }> = ({ keys }) => (
  <InArticle>
    <Kbd keys={keys} />
  </InArticle>
);
Playground.args = { keys: 'Ctrl+Shift+K' };

export const InText = () => {
  const { text } = useWorkbench();
  return (
    <InArticle>
      <p>
        {text({ en: 'Press', zh: '按' })} <Kbd keys="Esc" /> {text({ en: 'to close.', zh: '关闭。' })}
      </p>
    </InArticle>
  );
};
