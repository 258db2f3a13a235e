import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../ui/Icon/Icon.css.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { closePath } from '../../ui/Icon/paths.ts';
import { ResultGroup } from './ResultGroup.tsx';
import * as styles from './SearchResults.deferred.css.ts';
import type { GroupState, SearchState } from './searchSession.ts';
import { isOpen, type SearchOption, type SearchOptions } from './useSearchOptions.ts';

export interface SearchResultsProps {
  /** Prefix of the ids of the panel's elements. */
  id: string;
  state: SearchState;
  /** Index of the group that is shown. */
  tab: number;
  options: SearchOptions;
  /** URL for reporting a missing result, with `{query}` in it. Default: none. */
  report?: string | undefined;
  /** Whether there are recent searches to clear. */
  hasRecent: boolean;
  /** Called when the pointer goes down on an option. */
  onPress: () => void;
  onChoose: (option: SearchOption) => void;
  /** Called when the browser opens a result somewhere else: in a new tab or window. */
  onVisit: () => void;
  /** Retries loading the index after a failure. */
  onRetry: () => void;
  /** Clears the recent searches. */
  onForget: () => void;
}

/** The scrollable part of the panel, with its pointer events. */
export function SearchResults(props: SearchResultsProps) {
  const { id, state, tab, options, report } = props;
  const { t } = useTranslation();
  const group = state.groups[tab];
  const external = group?.source.external ?? false;
  const { answer } = group ?? {};
  const isAnswer = state.query !== '' && (answer?.pages.length ?? 0) > 0;
  const isWeak = answer?.query === state.query && answer.isWeak && !answer.growing;
  const results = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer starts at the top
  useLayoutEffect(() => {
    results.current?.scrollTo({ top: 0, behavior: 'instant' });
  }, [options.list]);
  const optionAt = (target: EventTarget) => {
    const element = (target as Element).closest('[role=option]');
    return element ? options.all.find((option) => option.id === element.id) : undefined;
  };
  return (
    // biome-ignore lint/a11y: the keys of the options are those of the field
    <div
      ref={results}
      className={styles.results}
      {...(state.groups.length > 1
        ? { id: `${id}panel`, role: 'tabpanel', 'aria-labelledby': `${id}tab${tab}` }
        : {})}
      onPointerMove={({ target, movementX, movementY }: PointerEvent) => {
        // browsers also fire this when the list moves under a resting pointer; that must not select anything
        const option = movementX !== 0 || movementY !== 0 ? optionAt(target) : undefined;
        if (option) options.point(option.id);
      }}
      onPointerDown={({ target }) => optionAt(target) && props.onPress()}
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
      <Message query={state.query} group={group} onRetry={props.onRetry} />
      {options.groups.length > 0 && (
        // focus stays in the text field; this only shows which option is current
        <div
          id={`${id}list`}
          role="listbox"
          aria-label={t(isAnswer ? 'search.results' : 'search.suggestions')}
          className={styles.list}
        >
          {options.groups.map((optionGroup) => (
            <ResultGroup
              key={optionGroup.key}
              group={optionGroup}
              current={options.current?.id}
              external={external}
            />
          ))}
        </div>
      )}
      {report && isWeak && (
        <a
          className={styles.report}
          href={report.replace('{query}', encodeURIComponent(state.query.toWellFormed()))}
          target="_blank"
          rel="noopener"
        >
          {t('search.report')}
        </a>
      )}
      {state.query === '' && props.hasRecent && (
        <button type="button" className={styles.clear} onClick={props.onForget}>
          <Icon path={closePath} />
          {t('search.clearRecent')}
        </button>
      )}
    </div>
  );
}

/** Whether a click makes the browser open the link in another tab or window. */
function isForNewTab({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

interface MessageProps {
  query: string;
  group: GroupState | undefined;
  onRetry: () => void;
}

/** Status of search: a live region, visible if there is nothing else to show. */
function Message({ query, group, onRetry }: MessageProps) {
  const { t } = useTranslation();
  const answer = group?.answer;
  const hasFailed = group?.status === 'failed' || answer?.failure !== undefined;
  const answered = query !== '' && answer?.query === query;
  const count = answered ? answer.pages.length : 0;
  const empty = answered && count === 0;
  const loading = query !== '' && (group?.status === 'initing' || (empty && isOpen(answer)));
  const nothing = empty && !loading && !hasFailed;
  const isVisible = hasFailed || loading || nothing;
  return (
    <>
      <div role="status" className={isVisible ? styles.message : visuallyHidden}>
        {hasFailed && <p className={styles.messageTitle}>{t('search.failed')}</p>}
        {loading && <p className={styles.messageTitle}>{t('search.loading')}</p>}
        {nothing && (
          <>
            <p className={styles.messageTitle}>{t('search.noResults', { query })}</p>
            <p>{t('search.hint')}</p>
          </>
        )}
        {!isVisible && count > 0 && <p>{t('search.found', { count })}</p>}
      </div>
      {hasFailed && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t('search.retry')}
        </button>
      )}
    </>
  );
}
