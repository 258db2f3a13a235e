import * as Dialog from '@radix-ui/react-dialog';
import {
  Component,
  type CSSProperties,
  type PropsWithChildren,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { isComposing } from '../../browser/inputMethod.ts';
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
import { visuallyHidden } from '../../ui/Icon/Icon.css.ts';
import { IslandStrings } from '../IslandStrings.tsx';
import type { IslandProps } from '../Slot/Slot.tsx';

/** Kept when the dialog closes; its worker starts with the first query. */
const session = new SearchSession(new WorkerEngine());

function searchGroups(site: SiteData): SearchGroup[] {
  const { version, lang, title, theme } = site;
  // in development, pages are being edited
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
 * The search dialog. Its HTML is a native popover with the text field, which opens and takes text without scripts; the
 * island hydrates when it opens.
 */
export function Search({ site }: IslandProps<object>) {
  const [open, setOpen] = useState(true);
  const isFirst = useRef(true);
  useEffect(() => {
    // the popover of the HTML is gone after the first time
    const onClick = (event: MouseEvent) => {
      if (open || !(event.target as Element).closest(`#${shellIds.search}`)) return;
      event.preventDefault();
      flushSync(() => setOpen(true)); // phones show their keyboard only for a focus during the click
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [open]);
  if (!site || !open) return null;
  const onClosed = () => {
    isFirst.current = false;
    setOpen(false);
  };
  return (
    <IslandStrings site={site}>
      <CloseOnError
        onClosed={() => {
          onClosed();
          document.getElementById(shellIds.search)?.focus();
        }}
      >
        <SearchDialog site={site} isFirst={isFirst.current} onClosed={onClosed} />
      </CloseOnError>
    </IslandStrings>
  );
}

/**
 * Closes the dialog if React fails, for example because a translator or an extension has changed its elements. It can
 * be opened again.
 */
class CloseOnError extends Component<PropsWithChildren<{ onClosed: () => void }>> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onClosed();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

interface SearchDialogProps {
  site: SiteData;
  /** Whether it hydrates the HTML: the reader has opened it, and may have closed it since. */
  isFirst: boolean;
  onClosed: () => void;
}

function SearchDialog({ site, isFirst, onClosed }: SearchDialogProps) {
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  const height = useSyncExternalStore(onResize, viewportHeight, () => undefined);
  const close = () => panel.current?.hidePopover();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const isRequested = new URLSearchParams(location.search).has(SEARCH_PARAMETER);
    if (!element.matches(':popover-open')) {
      if (isFirst && !isRequested) return onClosed();
      element.showPopover();
    }
    const field = element.querySelector('input');
    // not focused again: an input method would commit its composition, and focus may be elsewhere
    if (!element.contains(document.activeElement)) field?.focus();
    session.setGroups(searchGroups(site));
    void session.open();
    const uncover = coverPage(element);
    return () => {
      uncover();
      session.setQuery('');
    };
  }, []);
  return (
    // not modal, which forces a layout: `coverPage` does the rest
    <Dialog.Root open modal={false} onOpenChange={close}>
      <Dialog.Content
        ref={panel}
        // `browser/popovers.ts` has marked the open popover
        suppressHydrationWarning
        id={shellIds.searchPanel}
        popover="auto"
        className={styles.dialog}
        aria-modal="true"
        aria-label={t('search.label')}
        aria-describedby={undefined}
        style={height === undefined ? {} : ({ [styles.heightName]: `${height}px` } as CSSProperties)}
        onToggle={({ target, currentTarget, newState }) => {
          if (target === currentTarget && newState === 'closed') onClosed();
        }}
        // the popover handles these
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => {
          if (isComposing(event)) event.preventDefault();
        }}
      >
        <Dialog.Title className={visuallyHidden}>{t('search.label')}</Dialog.Title>
        <SearchPanel
          session={session}
          suggested={firstPages(site, globalThis.location?.pathname ?? '', recentPages.read())}
          sectionOf={sectionNames(site)}
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
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** Height of the visual viewport, above an on-screen keyboard, in CSS pixels: not less while the reader has zoomed in. */
function viewportHeight(): number | undefined {
  const { visualViewport } = window;
  return visualViewport ? visualViewport.height * visualViewport.scale : undefined;
}

function onResize(listener: () => void): () => void {
  window.visualViewport?.addEventListener('resize', listener);
  return () => window.visualViewport?.removeEventListener('resize', listener);
}

/**
 * Keeps keyboard and screen readers out of the page below, which doesn't scroll. Not by `inert`, which recalculates the
 * style of every element and takes longer than a search.
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
