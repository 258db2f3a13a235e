import { useRef } from 'react';
import { Slot } from '../../src/islands/Slot/Slot.tsx';

export default { title: 'Islands / Slot' };

export const Html = () => <Slot name="panel" html="<p>HTML made at build time</p>" />;

/** The slot is the element itself, which may have handlers. */
export const AsButton = () => {
  const button = useRef<HTMLElement>(null);
  return (
    <Slot
      as="button"
      ref={button}
      name="trigger"
      html="Focus the button"
      onClick={() => button.current?.focus()}
    />
  );
};

export const InText = () => <Slot as="span" name="text" html="<b>Bold</b> text" />;

export const Empty = () => <Slot name="panel" html={undefined} />;
