import * as Radix from '@radix-ui/react-tooltip';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { POPUP_CLOSE_DELAY_MS, POPUP_OPEN_DELAY_MS } from '../../shared/constants.ts';
import { anchor, content } from './Tooltips.deferred.css.ts';

export interface TooltipProps {
  /** Element that the tooltip is shown below. */
  target: Element;
  /** Its content. */
  text: string;
  /** Called when the reader closes it, by Escape or by scrolling the target away. */
  onClose: () => void;
}

/**
 * Returns the style of an invisible trigger on top of the target, because Radix positions content relative to its own
 * trigger.
 */
function cover(target: Element): CSSProperties {
  const { left, top, width, height } = target.getBoundingClientRect();
  return { left, top, width, height };
}

/**
 * Shows the accessible name of an element that has only an icon: Radix's Tooltip, for everything with `data-tooltip`.
 * Hidden from assistive technology, which announces the name anyway. The definition of a term in an article isn't a
 * tooltip of this kind: it is a part of the text, which CSS shows (`article/tip.code.css.ts`).
 */
export function Tooltip({ target, text, onClose }: TooltipProps) {
  const place = useRef(cover(target));
  return (
    <Radix.Provider>
      <Radix.Root open onOpenChange={onClose}>
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

const TARGET = '[data-tooltip]';
/**
 * Selector of elements that can show a tooltip. Excludes buttons of open popups, because the tooltip would cover the
 * popup and capture Escape.
 */
const READY = `${TARGET}:not([aria-expanded="true"], [popovertargetaction])`;

/** Returns the element with a tooltip that an event targets, or `'tooltip'` if it targets the tooltip itself. */
function findTarget({ target }: Pick<Event, 'target'>): HTMLElement | 'tooltip' | undefined {
  if (!(target instanceof Element)) return undefined;
  return (
    target.closest<HTMLElement>(TARGET) ?? (target.closest('[data-tooltip-content]') ? 'tooltip' : undefined)
  );
}

/** Whether an event comes from a mouse. Touch has no hover, so a tap shows no tooltip. */
const isMouse = (event: Event) => event instanceof PointerEvent && event.pointerType === 'mouse';

/** Whether a panel is open below an element, which its tooltip would partly cover. */
function isCovered(element: Element): boolean {
  const panel = document.querySelector(':popover-open, [data-popover-panel][data-state=open]');
  if (!panel || panel.contains(element)) return false;
  const [above, below] = [element.getBoundingClientRect(), panel.getBoundingClientRect()];
  return below.left < above.right && below.right > above.left;
}

/** One tooltip for all elements in the document with `data-tooltip`: it shows their accessible names. */
function TooltipHost({ first }: { first: HTMLElement | undefined }) {
  const [target, setTarget] = useState<HTMLElement>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const after = (delay: number, run: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(run, delay);
    };
    const close = () => setTarget(undefined);
    const showSoon = (element: HTMLElement): void =>
      after(POPUP_OPEN_DELAY_MS, () => {
        if (isCovered(element)) showSoon(element);
        else setTarget(element.isConnected ? element : undefined);
      });
    /**
     * Returns the target that pointer or focus enters or leaves. Ignores moves within a target, whose parts change on a
     * click.
     */
    const crossedTarget = (event: Event) => {
      const { relatedTarget } = event as PointerEvent | FocusEvent;
      const hit = findTarget(event);
      return hit instanceof Element && hit.contains(relatedTarget as Node | null) ? undefined : hit;
    };
    const enter = (event: Event) => {
      const hit = crossedTarget(event);
      if (hit === 'tooltip') clearTimeout(timer);
      else if (hit?.matches(READY) && (isMouse(event) || hit.matches(':focus-visible'))) showSoon(hit);
    };
    const leave = (event: Event) => {
      if (crossedTarget(event)) after(POPUP_CLOSE_DELAY_MS, close);
    };
    const listeners = {
      pointerover: enter,
      focusin: enter,
      pointerout: leave,
      focusout: leave,
      // also fires for key presses, whose popups the tooltip must not cover
      click: () => after(0, close),
    };
    for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener);
    if (first?.matches(`${READY}:is(:hover, :focus-visible)`)) showSoon(first);
    return () => {
      clearTimeout(timer);
      for (const [type, listener] of Object.entries(listeners)) document.removeEventListener(type, listener);
    };
  }, [first]);

  if (!target) return null;
  // biome-ignore lint/performance/useDomNodeTextContent: of two names in the HTML, only the visible one counts
  const text = target.ariaLabel ?? target.innerText;
  return <Tooltip key={text} target={target} text={text} onClose={() => setTarget(undefined)} />;
}

/**
 * Starts showing tooltips. Call it once. They are rendered in a landmark, as all content should be.
 *
 * @param first element that was hovered or focused when the code was requested
 */
export function startTooltips(first?: HTMLElement): void {
  const root = createRoot(
    (document.querySelector('header') ?? document.body).appendChild(document.createElement('div')),
  );
  root.render(<TooltipHost first={first} />);
}
