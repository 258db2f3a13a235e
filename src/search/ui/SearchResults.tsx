import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { crossPath } from './resultPaths.ts';
import { SearchList } from './SearchList.tsx';
import { SearchMessage } from './SearchMessage.tsx';
import * as styles from './SearchResults.lazy.css.ts';
import type { SearchOption } from './searchOptions.ts';
import type { SearchState } from './searchSession.ts';
import type { SearchOptions } from './useSearchOptions.ts';

export interface SearchResultsProps {
  /** Prefix of the ids of the panel's elements. */
  id: string;
  state: SearchState;
  /** Index of the group that is shown. */
  tab: number;
  options: SearchOptions;
  /** Returns the element id for an option's key. */
  optionId: (key: string) => string;
  /** Whether there are recent searches to clear. */
  hasRecent: boolean;
  onChoose: (option: SearchOption) => void;
  /** Called when the browser opens a result somewhere else: in a new tab or window. */
  onVisit: () => void;
  /** Retries loading the index after a failure. */
  onRetry: () => void;
  /** Clears the recent searches. */
  onForget: () => void;
}

/** Everything below the text field that scrolls, and what the pointer does there. */
export function SearchResults(props: SearchResultsProps) {
  const { id, state, tab, options, optionId } = props;
  const { t } = useTranslation();
  const group = state.groups[tab];
  const external = group?.source.external ?? false;
  const results = useRef<HTMLDivElement>(null);
  const isScrolled = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer starts at the top
  useLayoutEffect(() => {
    // asking where it is would force a layout
    if (isScrolled.current) results.current?.scrollTo({ top: 0, behavior: 'instant' });
    isScrolled.current = false;
  }, [options.list]);
  const optionAt = (target: EventTarget) => {
    const element = (target as Element).closest('[role=option]');
    return element ? options.all.find(({ key }) => optionId(key) === element.id) : undefined;
  };
  return (
    // biome-ignore lint/a11y: the keys of the options are those of the field
    <div
      ref={results}
      className={styles.results}
      {...(state.groups.length > 1
        ? { id: `${id}panel`, role: 'tabpanel', 'aria-labelledby': `${id}tab${tab}` }
        : {})}
      onScroll={() => {
        isScrolled.current = true;
      }}
      onPointerMove={({ target, movementX, movementY }: PointerEvent) => {
        // browsers also fire this when the list moves under a resting pointer; that must not select anything
        const option = movementX !== 0 || movementY !== 0 ? optionAt(target) : undefined;
        if (option) options.point(option.key);
      }}
      onMouseDown={(event) => {
        // the focus stays in the field
        if (optionAt(event.target)) event.preventDefault();
      }}
      onClick={(event) => {
        const option = optionAt(event.target);
        if (!option) return;
        if (option.kind === 'page' && (external || isForNewTab(event))) {
          props.onVisit();
          return;
        }
        event.preventDefault();
        props.onChoose(option);
      }}
    >
      <SearchMessage query={state.query} group={group} onRetry={props.onRetry} />
      {options.groups.length > 0 && (
        <SearchList
          id={`${id}list`}
          groups={options.groups}
          list={options.list}
          current={options.current?.key}
          reached={options.reached}
          optionId={optionId}
          external={external}
        />
      )}
      {state.query === '' && props.hasRecent && (
        <button type="button" className={styles.clear} onClick={props.onForget}>
          <Icon path={crossPath} />
          {t('search.clearRecent')}
        </button>
      )}
    </div>
  );
}

/** Whether a browser opens a link that is clicked like this somewhere else. */
function isForNewTab({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
