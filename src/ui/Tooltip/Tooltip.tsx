import * as Radix from '@radix-ui/react-tooltip';
import { type CSSProperties, useRef } from 'react';
import { anchor, content } from './Tooltip.demand.css.ts';

export interface TooltipProps {
  /** What the tooltip stands below. */
  target: Element;
  /** What it says. */
  text: string;
  open: boolean;
  /** The reader has closed it: by Escape, or by scrolling the target away. */
  onClose: () => void;
}

/** Radix positions by its own trigger: an unseen one over the target. */
function cover(target: Element): CSSProperties {
  const { left, top, width, height } = target.getBoundingClientRect();
  return { left, top, width, height };
}

/**
 * The name of something that shows a picture only, beside it. It repeats what assistive technology reads out anyway,
 * so it is hidden from it.
 */
export function Tooltip({ target, text, open, onClose }: TooltipProps) {
  const place = useRef(cover(target));
  return (
    <Radix.Provider>
      <Radix.Root open={open} onOpenChange={(value) => !value && onClose()}>
        <Radix.Trigger asChild>
          <span className={anchor} style={place.current} aria-hidden="true" />
        </Radix.Trigger>
        <Radix.Content
          data-tooltip-content=""
          className={content}
          side="bottom"
          sideOffset={4}
          collisionPadding={8}
        >
          {text}
        </Radix.Content>
      </Radix.Root>
    </Radix.Provider>
  );
}
