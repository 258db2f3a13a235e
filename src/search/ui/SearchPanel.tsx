import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import { isComposing } from '../../browser/inputMethod.ts';
import { SEARCH_QUERY_LENGTH } from '../../shared/constants.ts';
import type { SidebarLink } from '../../shared/siteData.ts';
import type { Suggestion } from '../protocol.ts';
import * as styles from './SearchDialog.lazy.css.ts';
import { SearchField } from './SearchField.tsx';
import { SearchResults, type SearchResultsProps } from './SearchResults.tsx';
import { SearchTabs } from './SearchTabs.tsx';
import type { SearchSession } from './searchSession.ts';
import {
  isOpen,
  type RecentSearches,
  type SearchOption,
  type SectionOf,
  useSearchOptions,
} from './useSearchOptions.ts';

export interface SearchPanelProps extends Pick<SearchResultsProps, 'report'> {
  session: SearchSession;
  recent: RecentSearches;
  /** Pages to begin with, offered as long as nothing is typed. */
  suggested: readonly SidebarLink[];
  sectionOf: SectionOf;
  /** Takes the text typed before the field had focus; Enter is a line break in it. Default: nothing. */
  typed?: (() => string) | undefined;
  /** Navigates to a result of this site and highlights the terms there. */
  onFollow: (suggestion: Suggestion, terms: readonly string[]) => void;
  onClose: () => void;
}

const HINTS = [
  { keys: ['↑', '↓'], text: 'move' },
  { keys: ['↵'], text: 'open' },
  { keys: ['Esc'], text: 'dismiss' },
] as const;

// the same element each time, which React skips
const hints = <Hints />;

/** The text field and the results. */
export function SearchPanel(props: SearchPanelProps) {
  const { session, recent, suggested, sectionOf, report, typed, onFollow, onClose } = props;
  const state = useSyncExternalStore(session.subscribe, session.get);
  /** Index of the group that is shown. */
  const [tab, setTab] = useState(0);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(state.query);
  const [searches, setSearches] = useState(recent.read);
  /** The query for which Enter was pressed before its answer arrived. */
  const awaited = useRef<string>(undefined);
  const group = state.groups[tab];
  const external = group?.source.external ?? false;
  const options = useSearchOptions(state, group, { recent: searches, suggested }, sectionOf);
  const { current } = options;
  // ids must not contain spaces
  const optionId = useCallback((key: string) => `${id}${key.replace(/\s/g, '_')}`, [id]);
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
    write(early.slice(0, SEARCH_QUERY_LENGTH).replaceAll('\n', ''));
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
        listId={options.groups.length > 0 ? `${id}list` : undefined}
        currentId={current && optionId(current.key)}
        onChange={setText}
        onQuery={write}
        onKeyDown={onKeyDown}
        onClose={onClose}
      />
      {state.groups.length > 1 && (
        <SearchTabs groups={state.groups} current={tab} idPrefix={id} onSelect={setTab} />
      )}
      <SearchResults
        id={id}
        state={state}
        tab={tab}
        options={options}
        optionId={optionId}
        report={report}
        hasRecent={searches.length > 0}
        onChoose={choose}
        onVisit={() => recent.remember(state.query)}
        onRetry={() => {
          void session.open();
          field.current?.focus();
        }}
        onForget={() => {
          recent.forget();
          setSearches([]);
          field.current?.focus();
        }}
      />
      {hints}
    </>
  );
}

/** Keyboard hints. Hidden from screen readers, which know the keys from the roles. */
function Hints() {
  const { t } = useTranslation();
  return (
    <div className={styles.hints} aria-hidden="true">
      {HINTS.map(({ keys, text }) => (
        <span key={text} className={styles.hint}>
          {keys.map((key) => (
            <kbd key={key} className={styles.key}>
              {key}
            </kbd>
          ))}
          {t(`search.${text}`)}
        </span>
      ))}
    </div>
  );
}
