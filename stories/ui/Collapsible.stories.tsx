import { type ReactNode, useState } from 'react';
import { AnimatedCollapsible } from '../../src/ui/Collapsible/AnimatedCollapsible.tsx';
import { Collapsible, loadCollapsing } from '../../src/ui/Collapsible/Collapsible.tsx';
import type { PlayedStory } from '../support/story.ts';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'UI / Collapsible' };

function Example({ initially, children }: { initially: boolean; children?: ReactNode }) {
  const { text } = useWorkbench();
  const [open, setOpen] = useState(initially);
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        onPointerEnter={loadCollapsing}
        onClick={() => setOpen(!open)}
      >
        {text({ en: 'Materials', zh: '材料' })}
      </button>
      <Collapsible open={open}>
        <p>{text({ en: 'Boards, veneer, and glue.', zh: '木板、单板和胶。' })}</p>
        {children}
      </Collapsible>
    </>
  );
}

export const Open = () => <Example initially />;

export const Closed = () => <Example initially={false} />;

export const Opened: PlayedStory = () => <Example initially={false} />;
Opened.play = async ({ canvas, user }) => {
  const button = (expanded: boolean) => canvas.findByRole('button', { expanded });
  await user.click(await button(false));
  await user.click(await button(true));
  await user.click(await button(false));
  await button(true);
};

/** What takes the place of a part that has been toggled: it begins closed, and opens. */
export const Animated = () => {
  const { text } = useWorkbench();
  return (
    <AnimatedCollapsible open before={false}>
      <p>{text({ en: 'Boards, veneer, and glue.', zh: '木板、单板和胶。' })}</p>
    </AnimatedCollapsible>
  );
};

export const Nested = () => (
  <Example initially>
    <Example initially={false} />
  </Example>
);

export const LongContent = () => {
  const { text } = useWorkbench();
  const line = text({ en: 'One more board.', zh: '又一块木板。' });
  return (
    <Example initially>
      {Array.from({ length: 30 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all lines are the same
        <p key={index}>{line}</p>
      ))}
    </Example>
  );
};
