import type { Story } from '@ladle/react';
import { Tag } from '../../src/ui/Tag/Tag.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'UI / Tag' };

export const Playground: Story<{ children: string }> = ({ children }) => <Tag>{children}</Tag>;
Playground.args = { children: 'New' };

export const LongText = () => {
  const { text } = useWorkbench();
  return <Tag>{text({ en: 'Deprecated since version 2.0.0', zh: '自 2.0.0 版起弃用' })}</Tag>;
};
