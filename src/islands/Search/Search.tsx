import {
  Component,
  type CSSProperties,
  type KeyboardEvent,
  type PropsWithChildren,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../browser/navigate.ts';
import { highlightTerms } from '../../search/ui/highlightTerms.ts';
import { listUrl } from '../../search/ui/indexAhead.ts';
import * as styles from '../../search/ui/Search.deferred.css.ts';
import { SearchPanel } from '../../search/ui/SearchPanel.tsx';
import { type SearchGroup, SearchSession } from '../../search/ui/searchSession.ts';
import { firstPages, sectionNames } from '../../search/ui/siteSuggestions.ts';
import { recentPages } from '../../search/ui/useSearchOptions.ts';
import { WorkerEngine } from '../../search/worker/workerEngine.ts';
import { SEARCH_PARAMETER } from '../../shared/constants.ts';
import { shellIds } from '../../shared/shellIds.ts';
import type { SiteData } from '../../shared/siteData.ts';
import { IslandStrings } from '../IslandStrings.tsx';
import type { IslandProps } from '../Slot/Slot.tsx';

/** Survives closing the dialog. The worker starts when search first opens. */
const sharedSession = new SearchSession(new WorkerEngine());

interface SearchProps extends IslandProps<object> {
  /** A session to use instead of the document's shared one, for example with a fixed answer. */
  session?: SearchSession;
}

function searchGroups(site: SiteData): SearchGroup[] {
  const { version, lang, title, theme } = site;
  // bypasses the cache in development, where pages are being edited
  const revision = process.env.NODE_ENV === 'development' ? `?${Date.now()}` : '';
  return [
    { label: title, source: { url: listUrl(site) + revision, version, lang, external: false } },
    ...theme.searchGroups.map(({ label, index }) => ({
      label,
      source: { url: new URL(index, location.href).href, version: '', lang, external: true },
    })),
  ];
}

/**
 * The search dialog: a native popover with a text field, which opens and takes text without scripts. The island
 * hydrates when it opens for the first time.
 */
export function Search({ site, session = sharedSession }: SearchProps) {
  /** Changes on close and on error to remount the dialog without the last query. */
  const [resetKey, setResetKey] = useState(0);
  if (!site) return null;
  const reset = () => setResetKey(resetKey + 1);
  return (
    <IslandStrings site={site}>
      <SearchErrorBoundary
        key={resetKey}
        onError={() => {
          reset();
          document.getElementById(shellIds.search)?.focus();
        }}
      >
        <SearchDialog site={site} session={session} isFirst={resetKey === 0} onClosed={reset} />
      </SearchErrorBoundary>
    </IslandStrings>
  );
}

/** Error boundary: browser extensions and translators can change React's DOM, which makes it throw. */
class SearchErrorBoundary extends Component<PropsWithChildren<{ onError: () => void }>> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

interface SearchDialogProps {
  site: SiteData;
  session: SearchSession;
  /** Whether it hydrates the HTML. */
  isFirst: boolean;
  onClosed: () => void;
}

function SearchDialog({ site, session, isFirst, onClosed }: SearchDialogProps) {
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const height = useSyncExternalStore(onResize, viewportHeight, () => undefined);
  const close = () => panel.current?.hidePopover();

  useLayoutEffect(() => {
    const isRequested = new URLSearchParams(location.search).has(SEARCH_PARAMETER);
    if (isFirst && isRequested && !panel.current?.matches(':popover-open')) panel.current?.showPopover();
    setOpen(panel.current?.matches(':popover-open') === true);
  }, [isFirst]);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || !isOpen) return;
    // doesn't focus again, because an input method would commit its composition, and focus may have moved
    if (!element.contains(document.activeElement)) element.querySelector('input')?.focus();
    session.setGroups(searchGroups(site));
    void session.open();
    const uncover = coverPage(element);
    return () => {
      uncover();
      session.setQuery('');
    };
  }, [isOpen, site, session]);
  return (
    // avoids a modal `<dialog>`, which forces a layout; `coverPage` replaces it
    <div
      ref={panel}
      // `browser/popovers.ts` has marked the open popover
      suppressHydrationWarning
      id={shellIds.searchPanel}
      popover="auto"
      role="dialog"
      className={styles.dialog}
      aria-modal="true"
      aria-label={t('search.label')}
      style={height === undefined ? {} : ({ [styles.heightName]: `${height}px` } as CSSProperties)}
      onToggle={({ target, currentTarget, oldState, newState }) => {
        if (target !== currentTarget) return;
        if (newState !== 'open') {
          onClosed();
          return;
        }
        // browsers report closing and reopening in quick succession as one change: new text then replaces the old query
        if (oldState === 'open') currentTarget.querySelector('input')?.select();
        setOpen(true);
      }}
      onKeyDown={keepTab}
    >
      <SearchPanel
        session={session}
        suggested={firstPages(site, globalThis.location?.pathname ?? '', recentPages.read())}
        findSection={sectionNames(site)}
        report={site.theme.searchReport}
        onFollow={async (suggestion, terms, query) => {
          close();
          const url = new URL(suggestion.link, location.href);
          recentPages.remember(url.pathname);
          await navigate(url);
          highlightTerms(url.hash, terms, query);
        }}
        onClose={close}
      />
    </div>
  );
}

/** Keeps Tab inside the dialog: moves from the last stop to the first one, and back. */
function keepTab(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const all = event.currentTarget.querySelectorAll<HTMLElement>('input, a, button');
  const stops = [...all].filter(({ tabIndex }) => tabIndex >= 0);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (event.target !== from) return;
  event.preventDefault();
  to?.focus();
}

/** Returns the height of the visual viewport above an on-screen keyboard, in CSS pixels. Ignores zooming. */
function viewportHeight(): number | undefined {
  const { visualViewport } = window;
  return visualViewport ? visualViewport.height * visualViewport.scale : undefined;
}

function onResize(listener: () => void): () => void {
  window.visualViewport?.addEventListener('resize', listener);
  return () => window.visualViewport?.removeEventListener('resize', listener);
}

/**
 * Keeps keyboard and screen readers out of the page below, and prevents it from scrolling. Avoids `inert`, which
 * recalculates the style of every element and takes longer than a search.
 * @returns a function that undoes it
 */
function coverPage(panel: HTMLElement): () => void {
  const covered = [...document.querySelectorAll('#root > *')].filter((part) => !part.contains(panel));
  const { dataset } = document.documentElement;
  const keepFocus = ({ target }: FocusEvent) => {
    if (!panel.contains(target as Node)) panel.querySelector('input')?.focus();
  };
  dataset.searching = '';
  for (const element of covered) element.ariaHidden = 'true';
  addEventListener('focusin', keepFocus);
  return () => {
    delete dataset.searching;
    for (const element of covered) element.ariaHidden = null;
    removeEventListener('focusin', keepFocus);
  };
}
