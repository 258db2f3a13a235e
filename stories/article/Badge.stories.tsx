import type { Story } from '@ladle/react';
import { Badge, type BadgeProps } from '../../src/article/Badge/Badge.tsx';
import { InArticle } from '../support/InArticle.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'Article / Badge' };

const types = ['tip', 'note', 'info', 'warning', 'danger', 'important'] as const;

export const Playground: Story<Required<Pick<BadgeProps, 'type' | 'text'>>> = ({ type, text }) => (
  <InArticle>
    <Badge type={type} text={text} />
  </InArticle>
);
Playground.args = { text: 'New' };
Playground.argTypes = { type: { options: types, control: { type: 'select' }, defaultValue: 'tip' } };

export const SinceAndExperimental = () => (
  <InArticle>
    <p>
      <Badge since="0.8.0" /> <Badge experimental />
    </p>
  </InArticle>
);

export const BesideAHeading = () => {
  const { text } = useWorkbench();
  return (
    <InArticle>
      {types.map((type) => (
        <h3 key={type}>
          {text({ en: 'Option', zh: '选项' })} <Badge type={type}>{type}</Badge>
        </h3>
      ))}
    </InArticle>
  );
};
