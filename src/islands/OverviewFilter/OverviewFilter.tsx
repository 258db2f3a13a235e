import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { isComposing } from '../../browser/inputMethod.ts';
import { interpolate } from '../../shared/interpolate.ts';
import type { IslandProps } from '../islandTypes.ts';
import { Slot } from '../Slot/Slot.tsx';
import { keepInAddress, queryOfAddress } from './filterAddress.ts';
import { hideInOutline } from './hideInOutline.ts';
import { readOverview, showMatches } from './matchOverview.ts';
import * as styles from './OverviewFilter.article.css.ts';

export interface OverviewFilterProps {
  /** Accessible name of the text field. */
  label: string;
  /** Text of the empty field. */
  placeholder: string;
  /** Status if nothing is found, with `{{query}}` for the query. */
  noMatch: string;
  /** Status if something is found, with `{{number}}` for the number of pages. */
  found: string;
}

/** Visible links of an overview. */
const LINKS = '[data-overview-page]:not([hidden]) a';

/** A list of pages, in the slot `list`, and a text field that filters it as you type. The list stays plain HTML. */
export function OverviewFilter({ props, slots }: IslandProps<OverviewFilterProps>) {
  const { label, placeholder, noMatch, found } = props;
  const [result, setResult] = useState({ query: '', count: 0 });
  // uncontrolled, so that text typed before hydration is kept
  const input = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();

  const filter = (query: string) => {
    if (!root.current) return;
    setResult({ query: query.trim(), count: showMatches(readOverview(root.current), query) });
    const hidden = root.current.querySelectorAll('[data-overview-group][hidden] > h2');
    hideInOutline([...hidden].map((heading) => heading.id));
  };
  const type = (query: string) => {
    keepInAddress(query.trim());
    filter(query);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page does not change while the filter is mounted
  useEffect(() => {
    const box = input.current;
    if (!box) return;
    const follow = () => {
      box.value = queryOfAddress();
      filter(box.value);
    };
    if (box.value === '') follow();
    else type(box.value);
    // before the router restores the scroll position
    addEventListener('popstate', follow, { capture: true });
    return () => {
      removeEventListener('popstate', follow, { capture: true });
      hideInOutline([]);
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    const box = event.currentTarget;
    const first = root.current?.querySelector<HTMLElement>(LINKS);
    if (event.key === 'Escape' && box.value !== '') {
      box.value = '';
      type('');
    } else if (event.key === 'ArrowDown') first?.focus();
    else if (event.key === 'Enter' && box.value.trim() !== '') first?.click();
    else return;
    event.preventDefault();
  };

  const { query, count } = result;
  return (
    <div ref={root}>
      <div className={styles.filter}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="search"
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          onInput={({ currentTarget, nativeEvent }) => {
            // letters of an input method are no text yet
            if (!(nativeEvent as InputEvent).isComposing) type(currentTarget.value);
          }}
          onCompositionEnd={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <p role="status" className={styles.status}>
          {query !== '' && interpolate(count === 0 ? noMatch : found, { query, number: count })}
        </p>
      </div>
      <Slot name="list" html={slots.list} />
    </div>
  );
}
