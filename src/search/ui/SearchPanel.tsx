import {
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import { isComposing } from '../../browser/inputMethod.ts';
import { SEARCH_PARAMETER, SEARCH_QUERY_LENGTH } from '../../shared/constants.ts';
import type { SidebarLink } from '../../shared/siteData.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { closePath, searchPath } from '../../ui/Icon/paths.ts';
import type { Suggestion } from '../protocol.ts';
import * as styles from './Search.deferred.css.ts';
import { SearchResults, type SearchResultsProps } from './SearchResults.tsx';
import type { GroupState, SearchSession, SearchState } from './searchSession.ts';
import {
  type FindSection,
  isOpen,
  type Offers,
  recentPages,
  recentSearches,
  type SearchOption,
  useSearchOptions,
} from './useSearchOptions.ts';

export interface SearchPanelProps extends Pick<SearchResultsProps, 'report'>, Pick<Offers, 'suggested'> {
  session: SearchSession;
  /** The reader's successful searches. Default: those kept on this device. */
  recent?: typeof recentSearches;
  findSection: FindSection;
  /** Navigates to a result of this site and highlights the terms there. */
  onFollow: (suggestion: Suggestion, terms: readonly string[], query: string) => void;
  onClose: () => void;
}

const NONE: readonly SidebarLink[] = [];
const NOTHING: SearchState = { query: '', groups: [] };

/** Hints below the list: keys, what they do, and whether they need options. */
const HINTS = [
  { keys: ['↑', '↓'], text: 'move', needsOptions: true },
  { keys: ['↵'], text: 'open', needsOptions: true },
  { keys: ['Esc'], text: 'dismiss', needsOptions: false },
] as const;

/** Whether the panel opens for the first time, when it searches for the query in the URL. */
let isFirstOpening = true;

/** The text field and the results. */
export function SearchPanel(props: SearchPanelProps) {
  const { session, recent = recentSearches, suggested, findSection, report, onFollow, onClose } = props;
  const { t } = useTranslation();
  // empty during hydration, to match the HTML
  const latest = useSyncExternalStore(session.subscribe, session.get, () => NOTHING);
  /** The results at the time of the pointer press, so that later results don't change which option opens. */
  const [pressed, setPressed] = useState<SearchState>();
  const state = pressed ?? latest;
  /** Index of the group that is shown. */
  const [tab, setTab] = useState(0);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [searches, setSearches] = useState<string[]>([]);
  useEffect(() => setSearches(recent.read()), [recent]);
  /** Set if Enter was pressed before the answer arrived: the query, and whether to open the result in a new tab. */
  const awaited = useRef<{ query: string; newTab: boolean }>(undefined);
  const group = state.groups[tab];
  const external = group?.source.external ?? false;
  const options = useSearchOptions(
    id,
    state.query,
    group,
    { recent: searches, suggested: group ? suggested : NONE },
    findSection,
  );
  const { current } = options;
  const isAnswered = group?.answer?.query === state.query && !isOpen(group.answer);

  const search = (query: string) => {
    awaited.current = undefined;
    session.setQuery(query);
  };
  const write = (query: string) => {
    if (field.current) field.current.value = query;
    search(query);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the field exists
  useLayoutEffect(() => {
    const { current: input } = field;
    if (!input) return;
    input.setAttribute('autofocus', ''); // React only renders `autoFocus` on the server
    const initialQuery = new URLSearchParams(location.search).get(SEARCH_PARAMETER);
    if (initialQuery && isFirstOpening && input.value === '')
      input.value = initialQuery.slice(0, SEARCH_QUERY_LENGTH);
    isFirstOpening = false;
    // search for text that was typed before hydration
    search(input.value);
    session.flush();
  }, []);
  const press = () => {
    setPressed(state);
    const held = new AbortController();
    const release = () => {
      held.abort();
      setTimeout(() => setPressed(undefined)); // runs after the click event
    };
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release, { signal: held.signal });
  };
  const choose = (option: SearchOption, newTab = external) => {
    if (option.kind !== 'page') {
      write(option.text);
      session.flush();
      field.current?.focus();
      return;
    }
    recent.remember(state.query);
    if (newTab) window.open(option.suggestion.link, '_blank', 'noopener');
    else onFollow(option.suggestion, group?.answer?.terms ?? [], state.query);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new answer can be the awaited one
  useEffect(() => {
    const { query, newTab } = awaited.current ?? {};
    if (query === undefined || query !== group?.answer?.query || !isAnswered) return;
    awaited.current = undefined;
    if (current) choose(current, newTab);
  }, [group?.answer]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    const newTab = external || ctrlKey || metaKey;
    // Escape only ends the composition of an input method
    if (isComposing(event.nativeEvent) && key === 'Escape') event.preventDefault();
    if (isComposing(event.nativeEvent) || !['ArrowDown', 'ArrowUp', 'Enter'].includes(key)) return;
    event.preventDefault();
    if (key !== 'Enter') options.move(key === 'ArrowDown' ? 1 : -1);
    else if (current && (state.query === '' || isAnswered)) choose(current, newTab);
    else {
      awaited.current = { query: state.query, newTab };
      session.flush();
    }
  };
  return (
    <>
      <div className={styles.field}>
        <Icon path={searchPath} />
        <input
          ref={field}
          className={styles.input}
          type="text"
          role="combobox"
          data-search-field=""
          aria-label={t('search.label')}
          aria-autocomplete="list"
          aria-expanded={options.groups.length > 0}
          aria-controls={options.groups.length > 0 ? `${id}list` : undefined}
          aria-activedescendant={current?.id}
          placeholder={t('search.label')}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          enterKeyHint="go"
          spellCheck={false}
          maxLength={SEARCH_QUERY_LENGTH}
          // biome-ignore lint/a11y/noAutofocus: in a dialog, for when the popover opens without scripts
          autoFocus
          // uncontrolled, so that text typed before hydration is kept
          onInput={({ currentTarget, nativeEvent }) => {
            // ignore intermediate text of an input method
            if (!(nativeEvent as InputEvent).isComposing) search(currentTarget.value);
          }}
          onCompositionEnd={({ currentTarget }) => search(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" aria-label={t('search.close')} className={styles.close} onClick={onClose}>
          <Icon path={closePath} />
        </button>
      </div>
      {state.groups.length > 1 && <Tabs groups={state.groups} current={tab} id={id} onSelect={setTab} />}
      <SearchResults
        id={id}
        state={state}
        tab={tab}
        options={options}
        report={report}
        hasRecent={searches.length > 0}
        onPress={press}
        onChoose={choose}
        onVisit={() => recent.remember(state.query)}
        onRetry={() => {
          void session.open();
          field.current?.focus();
        }}
        onForget={() => {
          recent.forget();
          recentPages.forget();
          setSearches([]);
          field.current?.focus();
        }}
      />
      {/* hidden from screen readers, which know the keys from the roles */}
      <div className={styles.hints} aria-hidden="true">
        {HINTS.filter((hint) => !hint.needsOptions || options.all.length > 0).map(({ keys, text }) => (
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
    </>
  );
}

interface TabsProps {
  groups: readonly GroupState[];
  current: number;
  id: string;
  onSelect: (index: number) => void;
}

/** One tab per searched index, with the number of pages found in it. */
function Tabs({ groups, current, id, onSelect }: TabsProps) {
  const { t } = useTranslation();
  return (
    <div role="tablist" aria-label={t('search.groups')} className={styles.tabs}>
      {groups.map(({ label, source, answer }, index) => (
        <button
          key={source.url}
          type="button"
          role="tab"
          id={`${id}tab${index}`}
          aria-controls={`${id}panel`}
          aria-selected={index === current}
          tabIndex={index === current ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(index)}
          onKeyDown={({ key, currentTarget }) => {
            const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
            if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
            const next = (index + (key === forward ? 1 : -1) + groups.length) % groups.length;
            onSelect(next);
            (currentTarget.parentElement?.children[next] as HTMLElement | undefined)?.focus();
          }}
        >
          {label}
          {answer && <span className={styles.count}>{answer.pages.length}</span>}
        </button>
      ))}
    </div>
  );
}
