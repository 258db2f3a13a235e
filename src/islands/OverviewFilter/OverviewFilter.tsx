import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { findHashElement } from '../../browser/hashTarget.ts';
import { isComposing } from '../../browser/inputMethod.ts';
import { replaceUrl } from '../../browser/replaceUrl.ts';
import { interpolate } from '../../shared/interpolate.ts';
import { shellIds } from '../../shared/shellIds.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { closePath } from '../../ui/Icon/paths.ts';
import { type IslandProps, Slot } from '../Slot/Slot.tsx';
import * as styles from './OverviewFilter.article.css.ts';
import { showMatches } from './showMatches.ts';

export interface OverviewFilterProps {
  /** Accessible name of the text field. */
  label: string;
  /** Text of the empty field. */
  placeholder: string;
  /** Status if nothing is found, with `{{query}}` for the query. */
  noMatch: string;
  /** Status if something is found, with `{{number}}` for the number of pages. */
  found: string;
  /** Accessible name of the button that empties the field. */
  clear: string;
}

/** The query parameter that keeps the filter's query, so that it survives a reload and can be shared. */
const PARAMETER = 'filter';

/** Visible links of an overview. */
const LINKS = '[data-overview-page]:not([hidden]) a';

/**
 * A text field that filters a list of pages, in the slot `list`, as you type. Hides the introduction of the list, in
 * the slot `intro`, and the rest of the article below it while filtering. All of them stay plain HTML.
 */
export function OverviewFilter({ props, slots }: IslandProps<OverviewFilterProps>) {
  const { label, placeholder, noMatch, found, clear } = props;
  const [result, setResult] = useState({ query: '', count: 0 });
  // uncontrolled, so that text typed before hydration is kept
  const input = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();

  const filter = (text: string) => {
    if (!root.current) return;
    const query = text.trim();
    keepInAddress(query);
    const count = showMatches(root.current, query);
    setResult({ query, count });
    root.current.toggleAttribute('data-filtering', query !== '');
    root.current.closest('article')?.toggleAttribute('data-none-found', count === 0);
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`#${shellIds.outline} a`)) {
      const isShown = query === '' || findHashElement(link.hash)?.checkVisibility();
      link.parentElement?.toggleAttribute('hidden', isShown === false);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page does not change while the filter is mounted
  useEffect(() => {
    const box = input.current;
    if (!box) return;
    if (box.value === '') box.value = new URLSearchParams(location.search).get(PARAMETER) ?? '';
    filter(box.value);
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    const box = event.currentTarget;
    const first = root.current?.querySelector<HTMLElement>(LINKS);
    if (event.key === 'Escape' && box.value !== '') {
      box.value = '';
      filter('');
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
        <div className={styles.field}>
          <input
            ref={input}
            id={id}
            className={styles.input}
            type="search"
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            onInput={({ currentTarget, nativeEvent }) => {
              // an input method is still composing
              if (!(nativeEvent as InputEvent).isComposing) filter(currentTarget.value);
            }}
            onCompositionEnd={(event) => filter(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          {query !== '' && (
            <button
              type="button"
              className={styles.clear}
              aria-label={clear}
              onClick={() => {
                if (!input.current) return;
                input.current.value = '';
                filter('');
                input.current.focus();
              }}
            >
              <Icon path={closePath} />
            </button>
          )}
        </div>
        <p role="status" className={styles.status}>
          {query !== '' && interpolate(count === 0 ? noMatch : found, { query, number: count })}
        </p>
      </div>
      <div hidden={query !== ''}>
        <Slot name="intro" html={slots.intro} />
      </div>
      <Slot name="list" html={slots.list} />
    </div>
  );
}

/** Keeps the query in the address, for a reload and for going back from a page in the list. */
function keepInAddress(query: string): void {
  const url = new URL(location.href);
  if (query === '') url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, query);
  if (url.href !== location.href) replaceUrl(url);
}
