import type { Story } from '@ladle/react';
import { useRef, useState } from 'react';
import { toolsButton } from '../../src/shell/Navbar/Navbar.css.ts';
import { HoverPopover, type HoverPopoverProps } from '../../src/ui/HoverPopover/HoverPopover.tsx';
import { MenuItem } from '../../src/ui/Menu/MenuItem.tsx';
import { OpenAtOnce } from '../support/OpenAtOnce.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'UI / Hover popover' };

type Controls = Pick<HoverPopoverProps, 'trigger'>;

function Example({ trigger, count }: Controls & { count: number }) {
  const { text } = useWorkbench();
  const button = useRef<HTMLButtonElement>(null);
  const [open, onOpenChange] = useState(false);
  const name = text({ en: 'Tools', zh: '工具' });
  return (
    <OpenAtOnce>
      <button
        ref={button}
        type="button"
        className={toolsButton}
        aria-expanded={open}
        onClick={() => onOpenChange(!open)}
      >
        {name}
      </button>
      <HoverPopover button={button} open={open} onOpenChange={onOpenChange} label={name} trigger={trigger}>
        <ul>
          {Array.from({ length: count }, (_, index) => `${name} ${index + 1}`).map((item) => (
            <MenuItem key={item} text={item} link={`/${item}/`} />
          ))}
        </ul>
      </HoverPopover>
    </OpenAtOnce>
  );
}

export const Playground: Story<Controls> = ({ trigger }) => (
  <Example key={trigger} trigger={trigger} count={3} />
);
Playground.argTypes = {
  trigger: { options: ['hover', 'click'], control: { type: 'inline-radio' }, defaultValue: 'hover' },
};

export const ManyItems = () => <Example trigger="click" count={40} />;
