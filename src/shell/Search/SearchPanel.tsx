import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { Suggestion } from '../../shared/search/suggestion.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { isComposing } from './isComposing.ts';
import { crossPath } from './resultPaths.ts';
import type { RecentSearches } from './SearchDialog.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchHints } from './SearchHints.tsx';
import { SearchList } from './SearchList.tsx';
import { SearchMessage } from './SearchMessage.tsx';
import * as styles from './SearchPanel.demand.css.ts';
import { SearchTabs } from './SearchTabs.tsx';
import { isOpen, type SearchOption } from './searchOptions.ts';
import type { SearchSession, SearchState } from './searchSession.ts';
import { useSearchOptions } from './useSearchOptions.ts';

export interface SearchPanelProps {
  session: SearchSession;
  state: SearchState;
  /** Index of the group that is shown. */
  tab: number;
  recent: RecentSearches;
  typed?: (() => string) | undefined;
  onTab: (index: number) => void;
  onFollow: (suggestion: Suggestion, terms: readonly string[]) => void;
  onClose: () => void;
}

// the same element each time, which React skips
const hints = <SearchHints />;

/** The text field and the results. */
export function SearchPanel({
  session,
  state,
  tab,
  recent,
  typed,
  onTab,
  onFollow,
  onClose,
}: SearchPanelProps) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(session.get().query);
  const [searches, setSearches] = useState(recent.read);
  /** The query for which Enter was pressed before its answer arrived. */
  const awaited = useRef<string>(undefined);
  const group = state.groups[tab];
  const external = group?.source.external ?? false;
  const options = useSearchOptions(state, group, searches);
  const { groups, current } = options;
  // ids must not contain spaces
  const optionId = useCallback((key: string) => `${id}${key.replace(/\s/g, '_')}`, [id]);
  const optionAt = (target: EventTarget) => {
    const element = (target as Element).closest('[role=option]');
    return element ? options.all.find(({ key }) => optionId(key) === element.id) : undefined;
  };
  const isAnswered = group?.answer?.query === state.query && !isOpen(group.answer);

  const write = (value: string) => {
    setText(value);
    awaited.current = undefined;
    session.setQuery(value);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the field exists
  useLayoutEffect(() => {
    // focus first, so that no keystroke is lost between the fields and an IME commits its composition
    field.current?.focus();
    const early = typed?.();
    if (!early) return;
    write(early.replaceAll('\n', ''));
    // no need to debounce: time has passed while the dialog was loading
    session.flush();
    if (early.endsWith('\n')) awaited.current = session.get().query;
  }, []);
  const choose = (option: SearchOption, newTab = external) => {
    if (option.kind !== 'page') {
      write(option.text);
      session.flush();
      field.current?.focus();
      return;
    }
    recent.remember(state.query);
    if (newTab) window.open(option.suggestion.link, '_blank', 'noopener');
    else onFollow(option.suggestion, group?.answer?.terms ?? []);
  };
  const confirm = (newTab: boolean) => {
    if (state.query === '' ? current : isAnswered && current) choose(current as SearchOption, newTab);
    else {
      awaited.current = state.query;
      session.flush();
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new answer can be the awaited one
  useEffect(() => {
    if (awaited.current === undefined || awaited.current !== group?.answer?.query || !isAnswered) return;
    awaited.current = undefined;
    if (current) choose(current);
  }, [group?.answer]);

  const results = useRef<HTMLDivElement>(null);
  const isScrolled = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer starts at the top
  useLayoutEffect(() => {
    // asking where it is would force a layout
    if (isScrolled.current) results.current?.scrollTo({ top: 0, behavior: 'instant' });
    isScrolled.current = false;
  }, [options.list]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      options.move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter') confirm(external || event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <SearchField
        ref={field}
        value={text}
        listId={groups.length > 0 ? `${id}list` : undefined}
        currentId={current && optionId(current.key)}
        onChange={setText}
        onQuery={write}
        onKeyDown={onKeyDown}
        onClose={onClose}
      />
      {state.groups.length > 1 && (
        <SearchTabs groups={state.groups} current={tab} idPrefix={id} onSelect={onTab} />
      )}
      {/* biome-ignore lint/a11y: the keys of the options are those of the field */}
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
            recent.remember(state.query);
            return;
          }
          event.preventDefault();
          choose(option);
        }}
      >
        <SearchMessage
          query={state.query}
          group={group}
          onRetry={() => {
            void session.open();
            field.current?.focus();
          }}
        />
        {groups.length > 0 && (
          <SearchList
            id={`${id}list`}
            groups={groups}
            list={options.list}
            current={current?.key}
            reached={options.reached}
            optionId={optionId}
            external={external}
          />
        )}
        {state.query === '' && searches.length > 0 && (
          <button
            type="button"
            className={styles.clear}
            onClick={() => {
              recent.forget();
              setSearches([]);
              field.current?.focus();
            }}
          >
            <Icon path={crossPath} />
            {t('search.clearRecent')}
          </button>
        )}
      </div>
      {hints}
    </>
  );
}

/** Whether a browser opens a link that is clicked like this somewhere else. */
function isForNewTab({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
