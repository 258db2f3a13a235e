import * as Radix from '@radix-ui/react-tooltip';
import { type CSSProperties, useRef } from 'react';
import { anchor, content } from './Tooltip.lazy.css.ts';

export interface TooltipProps {
  /** Element that the tooltip is shown below. */
  target: Element;
  /** Its content. */
  text: string;
  /** Whether it is shown. */
  open: boolean;
  /** Called when the reader closes it, by Escape or by scrolling the target away. */
  onClose: () => void;
}

/** Radix positions content relative to its own trigger: an invisible one on top of the target. */
function cover(target: Element): CSSProperties {
  const { left, top, width, height } = target.getBoundingClientRect();
  return { left, top, width, height };
}

/**
 * Shows the accessible name of an element that has only an icon: Radix's Tooltip, for everything with `data-tooltip`.
 * Hidden from assistive technology, which announces the name anyway. What explains a word of an article is no tooltip of
 * this kind: it is a part of the text, which CSS shows (`article/tip.article.css.ts`).
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
