import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { isComposing } from '../../browser/inputMethod.ts';
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

let sheet: CSSStyleSheet | undefined;

/** Visible links of an overview. */
const LINKS = '[data-overview-page]:not([hidden]) a';

/**
 * A text field that filters a list of pages, in the slot `list`, as you type. The introduction of the list, in `intro`,
 * and the rest of the article below it are hidden while filtering. All stay plain HTML.
 */
export function OverviewFilter({ props, slots }: IslandProps<OverviewFilterProps>) {
  const { label, placeholder, noMatch, found, clear } = props;
  const [result, setResult] = useState({ query: '', count: 0 });
  // uncontrolled, so that text typed before hydration is kept
  const input = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();

  const filter = (query: string) => {
    if (!root.current) return;
    const wanted = query.trim();
    setResult({ query: wanted, count: showMatches(root.current, query) });
    root.current.toggleAttribute('data-filtering', wanted !== '');
    const headings = root.current.closest('article')?.querySelectorAll('[id]:is(h2, h3, h4)') ?? [];
    const hidden = wanted === '' ? [] : [...headings].filter((heading) => !heading.checkVisibility());
    hideInOutline(hidden.map(({ id }) => `#${shellIds.outline} li:has(> [href="#${CSS.escape(id)}"])`));
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
              if (!(nativeEvent as InputEvent).isComposing) type(currentTarget.value);
            }}
            onCompositionEnd={(event) => type(event.currentTarget.value)}
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
                type('');
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

function queryOfAddress(): string {
  return new URLSearchParams(location.search).get(PARAMETER) ?? '';
}

/** Starting to filter pushes a history entry: going back shows everything again. */
function keepInAddress(query: string): void {
  const before = queryOfAddress();
  if (query === before) return;
  const url = new URL(location.href);
  if (query === '') url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, query);
  if (before === '') history.pushState({}, '', url);
  else history.replaceState(history.state, '', url);
}

/** Hides outline entries of hidden sections, with a stylesheet, because the outline belongs to the shell. */
function hideInOutline(entries: readonly string[]): void {
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(entries.map((entry) => `${entry} { display: none; }`).join(''));
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}
