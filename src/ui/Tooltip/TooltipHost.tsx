import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  POPUP_CLOSE_DELAY_MS,
  POPUP_OPEN_DELAY_MS,
  TOOLTIP_MOTION_DEADLINE_MS,
} from '../../shared/constants.ts';
import { restingOn } from '../restingOn.ts';
import { Tooltip } from './Tooltip.tsx';

/** Not what has opened something or closes it: a tooltip would cover that, and take the Escape key meant for it. */
const TARGET = '[data-tooltip]:not([aria-expanded="true"], [popovertargetaction])';

/** The element that an event is about, also when the pointer is on its tooltip. */
function targetOf({ target }: Pick<Event, 'target'>): HTMLElement | 'tooltip' | undefined {
  if (!(target instanceof Element)) return undefined;
  return (
    target.closest<HTMLElement>(TARGET) ?? (target.closest('[data-tooltip-content]') ? 'tooltip' : undefined)
  );
}

/** Fingers press at once: what they press needs no name while they do. */
const isMouse = (event: Event) => event instanceof PointerEvent && event.pointerType === 'mouse';

interface TooltipHostProps {
  /** Where pointer or focus rests already. */
  first: HTMLElement | null;
}

/** One tooltip for everything in the document that has `data-tooltip`: it shows the element's accessible name. */
function TooltipHost({ first }: TooltipHostProps) {
  const [target, setTarget] = useState<HTMLElement>();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    /** What was pressed last; it needs no name again before pointer or focus has left it, whatever changes in it. */
    let pressed: ReturnType<typeof targetOf>;
    const after = (delay: number, run: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(run, delay);
    };
    const showSoon = (element: HTMLElement) =>
      after(POPUP_OPEN_DELAY_MS, () => {
        setTarget(element);
        setOpen(element.isConnected);
      });
    const enter = (event: Event) => {
      const found = targetOf(event);
      if (found === 'tooltip') clearTimeout(timer);
      else if (found && found !== pressed && (isMouse(event) || found.matches(':focus-visible')))
        showSoon(found);
    };
    const leave = (event: Event) => {
      const { relatedTarget } = event as PointerEvent | FocusEvent;
      if (targetOf({ target: relatedTarget }) !== pressed) pressed = undefined;
      if (targetOf(event)) after(POPUP_CLOSE_DELAY_MS, () => setOpen(false));
    };
    const press = (event: Event) => {
      pressed = targetOf(event);
      after(0, () => setOpen(false));
    };
    const listeners = {
      pointerover: enter,
      focusin: enter,
      pointerout: leave,
      focusout: leave,
      // by keys too: what opens then must not be covered
      click: press,
    };
    for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener);
    if (first) showSoon(first);
    return () => {
      clearTimeout(timer);
      for (const [type, listener] of Object.entries(listeners)) document.removeEventListener(type, listener);
    };
  }, [first]);

  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => setTarget(undefined), TOOLTIP_MOTION_DEADLINE_MS);
    return () => clearTimeout(timer);
  }, [open]);

  if (!target) return null;
  // the name as it is now: that of the theme's button changes
  // biome-ignore lint/performance/useDomNodeTextContent: of two names in the HTML, only the one that is shown counts
  const text = target.ariaLabel ?? target.innerText;
  return <Tooltip key={text} target={target} text={text} open={open} onClose={() => setOpen(false)} />;
}

/** Starts showing tooltips. Call it once. They stand in a landmark, as all of a page should. */
export function startTooltips(): void {
  const root = createRoot(
    (document.querySelector('header') ?? document.body).appendChild(document.createElement('div')),
  );
  root.render(<TooltipHost first={restingOn(TARGET)} />);
}
