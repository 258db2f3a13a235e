import type { Story } from '@ladle/react';
import { OptionMeta, type OptionMetaProps } from '../../components/OptionMeta/OptionMeta.tsx';
import { InArticle } from '../support/InArticle.tsx';

export default { title: 'Components / Option meta' };

export const Playground: Story<Required<OptionMetaProps>> = (props) => (
  <InArticle>
    <OptionMeta {...props} />
  </InArticle>
);
Playground.args = {
  name: 'timeout',
  accepts: 'milliseconds',
  type: 'number',
  default: '5000',
  cli: '--timeout <ms>',
  scope: 'Each project, or all by the flag',
  since: '1.2.0',
  experimental: true,
};

export const TypeOnly = () => (
  <InArticle>
    <OptionMeta type="string" />
  </InArticle>
);

export const LongType = () => (
  <InArticle>
    <OptionMeta
      accepts="sources by name, each a text or an object"
      type="Record<string, string | { source: string; transform?: (code: string, id: string) => Promise<string> }>"
      default="{}"
    />
  </InArticle>
);
