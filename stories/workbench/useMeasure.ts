import { useEffect } from 'react';
import * as styles from './measure.css.ts';

const SIDES = ['top', 'right', 'bottom', 'left'];

/** Width of an edge of an element on each side, in CSS pixels. */
function widths(style: CSSStyleDeclaration, edge: 'margin' | 'border' | 'padding'): number[] {
  const suffix = edge === 'border' ? '-width' : '';
  return SIDES.map((side) => Number.parseFloat(style.getPropertyValue(`${edge}-${side}${suffix}`)));
}

/** Shows size, padding, border and margin of the element of a story that the pointer is on. */
export function useMeasure(target: Document | null, enabled: boolean): void {
  useEffect(() => {
    if (!enabled || target === null) return;
    const margin = target.createElement('div');
    const [border, padding, content, label] = Array.from({ length: 4 }, () => target.createElement('div'));
    if (!border || !padding || !content || !label) return;
    margin.className = styles.margin;
    border.className = styles.border;
    padding.className = styles.padding;
    content.className = styles.content;
    label.className = styles.label;
    margin.append(border, label);
    border.append(padding);
    padding.append(content);
    margin.popover = 'manual'; // above the popovers of the story
    target.body.append(margin);

    const show = ({ target: pointed }: PointerEvent) => {
      margin.hidePopover();
      const element = pointed as Element;
      const style = element.ownerDocument.defaultView?.getComputedStyle(element);
      if (!style || !element.closest('[data-story] *')) return;
      const box = element.getBoundingClientRect();
      const outer = widths(style, 'margin').map((width) => Math.max(0, width));
      const [top = 0, right = 0, bottom = 0, left = 0] = outer;
      const set = (part: HTMLElement, edge: number[]) => {
        part.style.borderWidth = edge.map((width) => `${width}px`).join(' ');
      };
      set(margin, outer);
      set(border, widths(style, 'border'));
      set(padding, widths(style, 'padding'));
      margin.style.left = `${box.left - left}px`;
      margin.style.top = `${box.top - top}px`;
      margin.style.width = `${box.width + left + right}px`;
      margin.style.height = `${box.height + top + bottom}px`;
      const size = [box.width, box.height].map((side) => Math.round(side * 10) / 10).join(' × ');
      label.textContent = `${element.localName} ${size}, padding ${style.padding}, margin ${style.margin}`;
      margin.showPopover();
    };
    target.addEventListener('pointerover', show);
    return () => {
      target.removeEventListener('pointerover', show);
      margin.remove();
    };
  }, [target, enabled]);
}
