import type { Story } from '@ladle/react';
import { Badge, type BadgeProps } from '../../src/ui/Badge/Badge.tsx';
import { tones } from '../../src/ui/tones.css.ts';
import { Row } from '../support/Row.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'UI / Badge' };

const names = Object.keys(tones) as BadgeProps['tone'][];

export const Playground: Story<{ tone: BadgeProps['tone']; children: string }> = (props) => (
  <Badge {...props} />
);
Playground.args = { children: 'New' };
Playground.argTypes = { tone: { options: names, control: { type: 'select' }, defaultValue: 'tip' } };

export const Tones = () => (
  <Row>
    {names.map((tone) => (
      <Badge key={tone} tone={tone}>
        {tone}
      </Badge>
    ))}
  </Row>
);

export const InText = () => {
  const { text } = useWorkbench();
  return (
    <p>
      {text({ en: 'An option that is', zh: '该选项目前处于' })}{' '}
      <Badge tone="warning">{text({ en: 'experimental', zh: '实验阶段' })}</Badge>
    </p>
  );
};

export const LongText = () => {
  const { text } = useWorkbench();
  return (
    <Badge tone="note">
      {text({ en: 'More words than a badge should have', zh: '徽标里不该放这么多字' })}
    </Badge>
  );
};
