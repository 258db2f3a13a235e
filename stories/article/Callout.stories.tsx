import type { Story } from '@ladle/react';
import { Callout, type CalloutProps } from '../../src/article/Callout/Callout.tsx';
import { InArticle } from '../support/InArticle.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'Article / Callout' };

const types = ['tip', 'note', 'info', 'warning', 'caution', 'danger', 'important'] as const;

const body = { en: 'Measure twice, cut once.', zh: '量两次，锯一次。' };

export const Playground: Story<Required<Pick<CalloutProps, 'type' | 'title'>>> = ({ type, title }) => {
  const { text } = useWorkbench();
  return (
    <InArticle>
      <Callout type={type} title={title}>
        <p>{text(body)}</p>
      </Callout>
    </InArticle>
  );
};
Playground.args = { title: 'A custom title' };
Playground.argTypes = { type: { options: types, control: { type: 'select' }, defaultValue: 'tip' } };

export const Types = () => {
  const { text } = useWorkbench();
  return (
    <InArticle>
      {types.map((type) => (
        <Callout key={type} type={type}>
          <p>{text(body)}</p>
        </Callout>
      ))}
    </InArticle>
  );
};

export const LongText = () => {
  const { text } = useWorkbench();
  const long = Array.from({ length: 12 }, () => text(body)).join(' ');
  return (
    <InArticle>
      <Callout type="warning" title={long}>
        <p>{long}</p>
        <p>
          <code>{'a-word-that-cannot-be-broken-anywhere-'.repeat(4)}</code>
        </p>
      </Callout>
    </InArticle>
  );
};

export const Nested = () => {
  const { text } = useWorkbench();
  return (
    <InArticle>
      <Callout type="note">
        <p>{text(body)}</p>
        <Callout type="danger">
          <ul>
            <li>{text(body)}</li>
            <li>{text(body)}</li>
          </ul>
        </Callout>
      </Callout>
    </InArticle>
  );
};

export const Empty = () => (
  <InArticle>
    <Callout type="info" />
  </InArticle>
);
